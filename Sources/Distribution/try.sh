#!/usr/bin/env bash
# Installs the Debian package of a release in new systems, makes, builds and deploys a site there, and removes the package.
# `./run dist --try` calls it as root. The systems are kept as archives, and are made again when they are 30 days old.
set -euo pipefail

dist="$(realpath "${1:?"the folder of the release"}")"
chroots=${2:?"a folder for the systems"}
here="$(cd "$(dirname "$0")" && pwd)"
content="$here/../../Content"
mirror="${DEBIAN_MIRROR:-http://deb.debian.org/debian}"
system=
end() {
    [ -z "$system" ] && return
    umount -q "$system/proc" || true
    rm -rf --one-file-system "$system"
}
trap end EXIT

fail() { echo "dist: $*" >&2; exit 1; }

inside() { chroot "$system" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/home/author LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }

# Unpacks a new system. This machine's settings tell it how to reach the mirror.
unpack() {
    local suite=$1 archive="$chroots/$1.tar"
    mkdir -p "$chroots"
    if [ -z "$(find "$archive" -mtime -30 2>/dev/null)" ]; then
        rm -rf "$chroots/new"
        debootstrap --variant=minbase "$suite" "$chroots/new" "$mirror" >"$chroots/$suite.log" || fail "see $chroots/$suite.log"
        tar -C "$chroots/new" -cf "$archive" .
        rm -rf "$chroots/new"
    fi
    system="$(mktemp -d)"
    tar -C "$system" -xf "$archive"
    cp /etc/resolv.conf "$system/etc/" 2>/dev/null || true
    mount -t proc proc "$system/proc"
}

try() {
    unpack "$1"
    cp "$dist"/sitegen_*.deb "$system/tmp/sitegen.deb"
    mkdir -p "$system/home/author"
    cp -R "$content" "$system/home/author/"
    inside apt-get update -qq
    local seconds=$SECONDS
    inside apt-get install -y -qq /tmp/sitegen.deb rsync >"$system/log" 2>&1 || { cat "$system/log"; fail "no installation in $1"; }
    if inside sh -c 'command -v swift'; then fail "Swift is in the system"; fi
    inside sitegen --version
    inside sh -euc '
        cd /tmp
        sitegen new site show --podcast >/dev/null
        cd show
        echo "deploy: { live: { rsync: /srv/show } }" >>Content/site.yml
        sitegen build --quiet
        sitegen deploy live --quiet
        test -f /srv/show/index.html
    '
    seconds=$((SECONDS - seconds))
    inside sh -euc '
        cd
        sitegen build --quiet --now 2026-11-01
        test -f Output/index.html
        for type in webp avif; do
            find Output -name "*.$type" | grep -q . || { echo "no $type picture was made" >&2; exit 1; }
        done
    '
    inside apt-get purge -y -qq sitegen >"$system/log" 2>&1
    left="$(find "$system/usr" "$system/etc" "$system/var" -name '*sitegen*' -print)"
    [ -z "$left" ] || fail "left behind: $left"
    echo "dist: Debian $(cat "$system/etc/debian_version") installs the package and publishes a new podcast in $seconds s, builds the" \
        "demo, and removes the package"
    end
    system=
}

for suite in bookworm trixie; do try "$suite"; done
