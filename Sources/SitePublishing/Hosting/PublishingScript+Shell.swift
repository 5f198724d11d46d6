/// Scripts for a machine that has the site's source and the host's own tool.
extension PublishingScript {
    /// Both scripts keep files that others uploaded. They remove only files that an earlier build made and this build
    /// did not. The two manifests tell which.
    static let rsync = """
        #!/usr/bin/env bash
        # Publishes Output with rsync: publish.sh user@host:/var/www/show/
        # What lies there and was never made by sitegen stays.
        set -euo pipefail
        target=${1:?"where to, as rsync writes it: user@host:/var/www/show/"}
        target=${target%/}/
        output=${2:-Output}
        work=$(mktemp -d)
        trap 'rm -rf "$work"' EXIT
        rsync --quiet "${target}.sitegen-manifest" "$work/old" 2>/dev/null || : > "$work/old"
        rsync --archive --compress --delay-updates --exclude /.sitegen-manifest "$output/" "$target"
        owned() { tail -n +2 "$1"; }
        LC_ALL=C comm -23 <(owned "$work/old") <(owned "$output/.sitegen-manifest") > "$work/gone"
        if [ -s "$work/gone" ]; then
            # What rules do not include is out of sight, so it is kept; a folder goes when nothing is left in it.
            sed 's/[][*?]/\\\\&/g' "$work/gone" | awk -F/ '{
                path = ""
                for (i = 1; i <= NF; i++) { path = path "/" $i; if (!seen[path]++) print "+ " path }
            }' > "$work/rules"
            echo '- *' >> "$work/rules"
            rsync --recursive --delete --filter "merge $work/rules" "$output/" "$target"
        fi
        # Last: a run that was cut short is made good by the next.
        rsync --archive "$output/.sitegen-manifest" "$target"

        """

    /// Each redirect is stored as metadata of its object. The website endpoint of the bucket answers it with status
    /// 301.
    static let s3 = """
        #!/usr/bin/env bash
        # Publishes Output in an S3 bucket: publish.sh my-bucket
        # What lies there and was never made by sitegen stays.
        set -euo pipefail
        bucket=${1:?"the name of the bucket"}
        output=${2:-Output}
        work=$(mktemp -d)
        trap 'rm -rf "$work"' EXIT
        aws s3 cp --quiet "s3://$bucket/.sitegen-manifest" "$work/old" 2>/dev/null || : > "$work/old"
        # Pages last: they name the others.
        aws s3 sync "$output" "s3://$bucket" --exclude '*.html' --exclude '.sitegen-manifest' \\
            --cache-control 'public, max-age=3600'
        aws s3 sync "$output" "s3://$bucket" --exclude '*' --include '*.html' \\
            --cache-control 'public, max-age=0, must-revalidate'
        if [ -f "$output/_redirects" ]; then
            while read -r old new _; do
                key=$(printf '%b' "${old//%/\\\\x}")
                key=${key#/}
                case $key in '' | */) key=${key}index.html ;; esac
                aws s3api put-object --bucket "$bucket" --key "$key" --body "$output/$key" \\
                    --content-type text/html --website-redirect-location "$new" > "$work/answer"
            done < "$output/_redirects"
        fi
        owned() { tail -n +2 "$1"; }
        LC_ALL=C comm -23 <(owned "$work/old") <(owned "$output/.sitegen-manifest") | while IFS= read -r path; do
            aws s3 rm --quiet "s3://$bucket/$path"
        done
        aws s3 cp --quiet "$output/.sitegen-manifest" "s3://$bucket/.sitegen-manifest"

        """
}
