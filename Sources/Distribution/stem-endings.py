"""Makes Sources/SitePublishing/Search/StemEndings.swift from frequent words and their stems.

    pip install PyStemmer==2.2.0.3 wordfreq==3.1.1
    python3 stem-endings.py > ../SitePublishing/Search/StemEndings.swift

A query may have a form of a word that no page has. The browser has no stemmer, so it tries these endings.
"""

import collections
import re
import textwrap
import unicodedata

import Stemmer
import wordfreq

LANGUAGES = {
    "ca": "catalan", "da": "danish", "de": "german", "el": "greek", "en": "english", "es": "spanish", "fi": "finnish",
    "fr": "french", "hi": "hindi", "hu": "hungarian", "it": "italian", "lt": "lithuanian", "nl": "dutch",
    "no": "norwegian", "pt": "portuguese", "ro": "romanian", "ru": "russian", "sv": "swedish",
}
WORDS = 60_000
MOST = 160

# As LetterFolding.folded.
MARKS = re.compile("[\u0300-\u036F\u0483-\u0487\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F\u00AD\u200B\u200D\u2060\uFEFF]")
LETTERS = {"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ħ": "h", "ŧ": "t",
           "ı": "i", "ς": "σ"}


def folded(text):
    plain = MARKS.sub("", unicodedata.normalize("NFKD", text)).lower()
    return unicodedata.normalize("NFC", "".join(LETTERS.get(letter, letter) for letter in plain))


def endings(code, name):
    stemmer = Stemmer.Stemmer(name)
    found = collections.Counter()
    for word in wordfreq.top_n_list({"no": "nb"}.get(code, code), WORDS, wordlist="best"):
        if len(word) < 2 or not all(unicodedata.category(letter)[0] in "LM" for letter in word):
            continue
        stem, word = folded(stemmer.stemWord(word.lower())), folded(word)
        same = 0
        while same < min(len(stem), len(word)) and stem[same] == word[same]:
            same += 1
        if word[same:] and len(word) - same <= 8 and len(stem) - same <= 2:
            found[word[same:] + (">" + stem[same:] if stem[same:] else "")] += 1
    frequent = sorted(found.items(), key=lambda item: (-item[1], item[0]))[:MOST]
    return " ".join(sorted(ending for ending, count in frequent if count >= 3))


print("""/// Endings of words, made by `Sources/Distribution/stem-endings.py`.
enum StemEndings {
    /// By language: endings, each with the letters that the stem has in its place after `>`.
    static let byLanguage: [String: String] = [""")
for code, name in LANGUAGES.items():
    lines = textwrap.wrap(endings(code, name), 102)
    print(f'        "{code}": """')
    for line in lines[:-1]:
        print(f"        {line} \\")
    print(f"        {lines[-1]}")
    print('        """,')
print("    ]\n}")
