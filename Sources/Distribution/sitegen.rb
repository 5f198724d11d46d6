# A Homebrew formula. The release workflow replaces the words between @ signs. Nobody has run it on a Mac yet.
class Sitegen < Formula
  desc "Static site generator for episode galleries"
  homepage "@REPOSITORY@"
  url "@REPOSITORY@.git", tag: "v@VERSION@", revision: "@COMMIT@"
  license "MIT"

  depends_on xcode: ["16.3", :build]
  depends_on "git" => :build
  depends_on "jq" => :build
  depends_on "cmark-gfm"
  depends_on "expat"
  depends_on "gumbo-parser"
  depends_on "libyaml"
  depends_on "snowball"
  depends_on "vips"
  depends_on "xxhash"

  def install
    ENV["SITEGEN_FORMULA"] = "yes"
    ENV["SITEGEN_RELEASE"] = "@REPOSITORY@/releases/download/v@VERSION@"
    system "./run", "dist"
    system "tar", "-xzf", Dir[".build-release/dist/*.tar.gz"].first, "--strip-components", "1", "-C", prefix
  end

  test do
    system bin/"sitegen", "new", "site", "show"
    system bin/"sitegen", "build", "show"
    assert_path_exists testpath/"show/Output/index.html"
  end
end
