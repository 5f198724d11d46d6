#!/usr/bin/env bash
# Makes the files of a release of a built program. The same program and commit give the same bytes.
# `./run dist` builds the program before.
set -euo pipefail

program=${1:?"the program"}
checkouts=${2:?"the folder of the Swift packages that it was built with"}
dist=${3:?"the folder to make"}
here="$(cd "$(dirname "$0")" && pwd)"
root="$here/../.."

version="$("$program" --version | cut -d ' ' -f 1)"
commit="$(git -C "$root" rev-parse HEAD)"
SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct)}"
export SOURCE_DATE_EPOCH TZ=UTC LC_ALL=C
umask 022
# Tests are content with less.
effort="${SITEGEN_DIST_EFFORT:-9}"
system="$(uname | sed 's/Darwin/macos/' | tr '[:upper:]' '[:lower:]')"
name="sitegen-$version-$system-$(uname -m)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
tree="$work/$name"

# A time as text. GNU and BSD have different options.
moment() { date -u -d "@$SOURCE_DATE_EPOCH" "$1" 2>/dev/null || date -u -r "$SOURCE_DATE_EPOCH" "$1"; }

sums() { if command -v sha256sum >/dev/null; then sha256sum "$@"; else shasum -a 256 "$@"; fi; }

# The rows of the package list that name a licence: package, licence.
linked() {
    local column=2
    [ "$system" = macos ] && column=3
    awk -v column="$column" '!/^#/ && NF && $4 != "-" { print $column, $4 }' "$here/packages.txt"
}

fill_tree() {
    local share="$tree/share" schema
    mkdir -p "$tree/bin" "$share/man/man1" "$share/bash-completion/completions" "$share/zsh/site-functions" \
        "$share/fish/vendor_completions.d" "$share/doc/sitegen/licences"
    cp "$program" "$tree/bin/sitegen"
    "$program" --generate-completion-script bash >"$share/bash-completion/completions/sitegen"
    "$program" --generate-completion-script zsh >"$share/zsh/site-functions/_sitegen"
    "$program" --generate-completion-script fish >"$share/fish/vendor_completions.d/sitegen.fish"
    swift build --package-path "$checkouts/swift-argument-parser" --scratch-path "$checkouts/../manual" \
        --disable-index-store --product generate-manual >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
    "$checkouts/../manual/debug/generate-manual" "$program" --date "$(moment +%Y-%m-%d)" --output-directory "$share/man/man1"
    gzip "-${effort}n" "$share/man/man1/sitegen.1"
    cp "$root/LICENSE" "$share/doc/sitegen/copyright"
    cp "$root/CHANGELOG.md" "$share/doc/sitegen/"
    "$program" schema --source "$work" --output "$share/sitegen/schemas" >/dev/null
    for schema in "$share/sitegen/schemas"/*.json; do cp "$schema" "$dist/$(basename "$schema" .json).schema.json"; done
}

# Adds a part to the list, and its licence to the folder: name, version, licence, address, text of the licence.
part() {
    install -m 644 "$5" "$tree/share/doc/sitegen/licences/$1.txt"
    jq -n --arg name "$1" --arg version "$2" --arg licence "$3" --arg address "$4" '{
        SPDXID: ("SPDXRef-" + $name), name: $name, versionInfo: $version, downloadLocation: "NOASSERTION",
        licenseConcluded: "NOASSERTION", licenseDeclared: $licence, copyrightText: "NOASSERTION", filesAnalyzed: false,
        externalRefs: [{referenceCategory: "PACKAGE-MANAGER", referenceType: "purl", referenceLocator: $address}]
    }' >>"$work/parts"
}

# The parts of the program: C libraries, Swift packages, and on Linux the libraries of Swift.
add_parts() {
    local package licence found text swift
    while read -r package licence; do
        if [ "$system" = linux ]; then
            found="$(dpkg-query -W -f='${Version}' "$package")"
            part "$package" "$found" "$licence" "pkg:deb/debian/$package@$found" "/usr/share/doc/$package/copyright"
        elif [ "$package" != - ]; then
            found="$(brew list --versions "$package" | cut -d ' ' -f 2)"
            text="$(find "$(brew --prefix "$package")/" -maxdepth 1 \( -name 'COPYING*' -o -name 'LICEN[CS]E*' \) | sort | head -n 1)"
            part "$package" "$found" "$licence" "pkg:brew/$package@$found" "$text"
        fi
    done < <(linked)
    for package in swift-argument-parser:Apache-2.0 FlyingFox:MIT; do
        licence="${package#*:}" package="${package%:*}"
        found="$(git -C "$checkouts/$package" describe --tags)"
        text="$(find "$checkouts/$package" -maxdepth 1 -name 'LICENSE*' | head -n 1)"
        part "$package" "$found" "$licence" "pkg:github/$(owner "$package")/$package@$found" "$text"
    done
    [ "$system" = linux ] || return 0
    swift="$(cd "$(dirname "$(command -v swiftc)")/.." && pwd)"
    found="$(swiftc --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p')"
    part swift "$found" "Apache-2.0 WITH Swift-exception" "pkg:github/swiftlang/swift@swift-$found-RELEASE" \
        "$swift/share/swift/LICENSE.txt"
    # Foundation contains ICU, and the toolchain does not have its licence.
    found="$(sed -n 's/.*define U_ICU_VERSION "\(.*\)".*/\1/p' "$swift/lib/swift_static/_foundation_unicode/uvernum.h")"
    part icu "$found" Unicode-3.0 "pkg:github/unicode-org/icu@$found" "$here/licences/icu.txt"
}

# The owner of a Swift package, from the address in Package.swift.
owner() { sed -n "s,.*github.com/\([^/]*\)/$1\".*,\1,p" "$root/Package.swift"; }

write_parts_list() {
    jq -s --arg version "$version" --arg commit "$commit" --arg name "$name" --arg made "$(moment +%Y-%m-%dT%H:%M:%SZ)" '{
        spdxVersion: "SPDX-2.3", dataLicense: "CC0-1.0", SPDXID: "SPDXRef-DOCUMENT", name: $name,
        documentNamespace: ("https://sitegen.example/spdx/" + $name + "/" + $commit),
        creationInfo: {created: $made, creators: ["Tool: sitegen-dist"]},
        packages: ([{
            SPDXID: "SPDXRef-sitegen", name: "sitegen", versionInfo: $version, downloadLocation: "NOASSERTION",
            licenseConcluded: "MIT", licenseDeclared: "MIT", copyrightText: "NOASSERTION", filesAnalyzed: false,
            sourceInfo: ("built from commit " + $commit)
        }] + .),
        relationships: ([{
            spdxElementId: "SPDXRef-DOCUMENT", relationshipType: "DESCRIBES", relatedSpdxElement: "SPDXRef-sitegen"
        }] + [.[] | {spdxElementId: "SPDXRef-sitegen", relationshipType: "CONTAINS", relatedSpdxElement: .SPDXID}])
    }' "$work/parts" >"$dist/$name.spdx.json"
    cp "$dist/$name.spdx.json" "$tree/share/doc/sitegen/sitegen.spdx.json"
}

# A tar archive on standard output, of equal bytes for equal files.
packed() {
    if [ "$system" = linux ]; then
        tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" --format=gnu -C "$work" -cf - "$name"
    else
        find "$tree" -exec touch -h -t "$(moment +%Y%m%d%H%M.%S)" {} +
        (cd "$work" && find "$name" | sort) | tar --uid 0 --gid 0 --numeric-owner --no-recursion -C "$work" -cf - -T -
    fi | gzip "-${effort}n"
}

# The package depends on the libraries that the program is linked with, as their own packages say, and on those that it loads.
make_deb() {
    local package="$work/deb" architecture depends
    architecture="$(dpkg --print-architecture)"
    mkdir -p "$package/DEBIAN" "$work/debian"
    cp -R "$tree" "$package/usr"
    mv "$package/usr/share/zsh/site-functions" "$package/usr/share/zsh/vendor-completions"
    printf 'Source: sitegen\n\nPackage: sitegen\nArchitecture: any\n' >"$work/debian/control"
    depends="$(cd "$work" && dpkg-shlibdeps --ignore-missing-info -O "$package/usr/bin/sitegen" 2>"$work/log" |
        sed -n 's/^shlibs:Depends=//p')"
    cat >"$package/DEBIAN/control" <<TEXT
Package: sitegen
Version: $version
Architecture: $architecture
Section: web
Priority: optional
Maintainer: The sitegen authors <sitegen@sitegen.example>
Installed-Size: $(find "$package/usr" -type f -printf '%s\n' | awk '{ sum += $1 } END { print int(sum / 1024) + 1 }')
Depends: ${depends:?$(cat "$work/log")}, libcurl4 | libcurl4t64, tzdata
Recommends: libvips42t64 | libvips42, libheif-plugin-aomenc, ca-certificates
Suggests: git, rsync, openssh-client
Description: static site generator for episode galleries
 sitegen turns a folder of Markdown episodes into a responsive gallery of
 plain HTML and CSS, with feeds for podcasts and a search without a server.
TEXT
    find "$package" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    dpkg-deb --root-owner-group -Zgzip "-z$effort" --build "$package" "$dist/sitegen_${version}_$architecture.deb" >/dev/null
}

rm -rf "$dist"
mkdir -p "$dist"
fill_tree
add_parts
write_parts_list
packed >"$dist/$name.tar.gz"
if [ "$system" = linux ]; then make_deb; fi
(cd "$dist" && sums -- *.* >SHA256SUMS)
echo "dist: $dist has $(cd "$dist" && echo *)"
