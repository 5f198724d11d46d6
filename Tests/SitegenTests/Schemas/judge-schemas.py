"""Checks files of authors with check-jsonschema.

Arguments: the folder of the schemas, and folders of sites. The answer is a map from each file to the messages about it; a file
that is not YAML has `null`. With `--metaschema`: the messages about the schemas themselves. With `--examples` and files of the
manual: their examples, and whether some schema takes each of them.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

LISTINGS = ["collections", "people", "seasons", "tags", "categories"]
# Keys and texts in front matter, between lines of three hyphens.
FRONT_MATTER = re.compile(r"\A\ufeff?---[ \t]*\r?\n(.*?)^(?:---|\.\.\.)[ \t]*\r?$", re.S | re.M)


def run(arguments):
    program = [sys.executable, "-m", "check_jsonschema", "--output-format", "json"]
    return json.loads(subprocess.run(program + arguments, capture_output=True, check=False).stdout)


def schema(path):
    """The name of the schema for a file of a site, or None."""
    parts = path.parts
    if path.suffix == ".md" and "Content" in parts:
        return "front-matter"
    if path.suffix not in (".yml", ".yaml"):
        return None
    if parts[-2:] == ("Content", "site.yml"):
        return "site"
    if len(parts) > 2 and parts[-3] == "Content" and parts[-2] in LISTINGS:
        return "listing"
    if path.name == "theme.yml":
        return "theme"
    if parts[-2] == "layouts" or path.name == "social-card.yml" or "WrongLayouts" in parts:
        return "layout"
    return "words" if parts[-2] == "words" else None


def examples(schemas, pages):
    """A map from each example to whether a schema takes it."""
    with tempfile.TemporaryDirectory() as folder:
        texts = {}
        for page in pages:
            for text in re.findall(r"^```yaml\n(.*?)^```", pathlib.Path(page).read_text("utf-8"), re.S | re.M):
                front_matter = FRONT_MATTER.match(text)
                copy = pathlib.Path(folder) / f"{len(texts)}.yml"
                copy.write_text(front_matter[1] if front_matter else text, encoding="utf-8")
                texts[str(copy)] = text
        taken = set()
        for schema in sorted(schemas.iterdir()):
            found = run(["--schemafile", str(schema)] + list(texts))
            taken |= set(texts) - {error["filename"] for error in found.get("errors", []) + found.get("parse_errors", [])}
        return {text: copy in taken for copy, text in texts.items()}


def main():
    schemas = pathlib.Path(sys.argv[1])
    if sys.argv[2] == "--examples":
        print(json.dumps(examples(schemas, sys.argv[3:])))
        return
    if sys.argv[2:] == ["--metaschema"]:
        print(json.dumps(run(["--check-metaschema"] + [str(path) for path in sorted(schemas.iterdir())])["errors"]))
        return
    answers = {}
    with tempfile.TemporaryDirectory() as folder:
        copies = {}
        for site in sys.argv[2:]:
            for path in sorted(pathlib.Path(site).rglob("*")):
                name = schema(path) if path.is_file() else None
                if name is None:
                    continue
                try:
                    text = path.read_bytes().decode("utf-8")
                except UnicodeDecodeError:
                    continue
                if name == "front-matter":
                    found = FRONT_MATTER.match(text)
                    if not found:
                        continue
                    text = found[1]
                copy = pathlib.Path(folder) / f"{len(answers)}.yml"
                copy.write_text(text, encoding="utf-8")
                copies.setdefault(name, {})[str(copy)] = str(path)
                answers[str(path)] = []
        for name, files in copies.items():
            found = run(["--schemafile", str(schemas / f"{name}.json")] + list(files))
            for error in found.get("errors", []):
                answers[files[error["filename"]]].append(f"{error['path']}: {error['message']}")
            for error in found.get("parse_errors", []):
                answers[files[error["filename"]]] = None
    print(json.dumps(answers))


main()
