import SiteXMLReading

/// The allowed names in drawings: drawing elements and attributes of SVG 1.1 and 2, and those of SVG drafts that
/// Inkscape writes.
enum DrawingNames {
    static let svg = "http://www.w3.org/2000/svg"
    static let xlink = "http://www.w3.org/1999/xlink"
    static let xml = "http://www.w3.org/XML/1998/namespace"

    /// Whether browsers ignore a namespace, as those of drawing programs. Other namespaces of the W3C and of browsers
    /// contain elements that run code or load files.
    static func isInert(_ namespace: String) -> Bool {
        if ["http://www.w3.org/1999/02/22-rdf-syntax-ns#", "http://www.w3.org/2000/01/rdf-schema#"].contains(namespace)
        {
            return true
        }
        let known = [
            "w3.org", "mozilla.org", "microsoft-com:vml", "microsoft-com:time", "microsoft-com:xslt",
            "microsoft-com:office",
        ]
        let lower = namespace.lowercased()
        return !known.contains { lower.contains($0) }
    }

    static let elements = words(
        """
        a altGlyph altGlyphDef altGlyphItem animate animateColor animateMotion animateTransform circle clipPath defs desc ellipse
        feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
        feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset
        fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter flowDiv flowLine flowPara flowRegion
        flowRegionExclude flowRoot flowSpan flowTref font font-face font-face-format font-face-name font-face-src g glyph glyphRef
        hatch hatchpath hatchPath hkern image line linearGradient marker mask mesh meshgradient meshGradient meshpatch meshPatch
        meshrow meshRow metadata missing-glyph mpath path pattern polygon polyline radialGradient rect set solidcolor solidColor
        stop style svg switch symbol text textPath title tref tspan use view vkern
        """)

    /// Attributes whose values are CSS.
    static let presentation = words(
        """
        alignment-baseline background-color baseline-shift clip clip-path clip-rule color color-interpolation
        color-interpolation-filters color-profile color-rendering cursor direction display dominant-baseline enable-background fill
        fill-opacity fill-rule filter flood-color flood-opacity font font-family font-feature-settings font-size font-size-adjust
        font-stretch font-style font-variant font-variant-caps font-variant-ligatures font-variation-settings font-weight
        glyph-orientation-horizontal glyph-orientation-vertical image-rendering inline-size isolation kerning letter-spacing
        lighting-color line-height marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow
        paint-order pointer-events shape-image-threshold shape-inside shape-margin shape-padding shape-rendering shape-subtract
        solid-color solid-opacity stop-color stop-opacity stroke stroke-alignment stroke-dasharray stroke-dashoffset stroke-linecap
        stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-align text-align-all text-align-last text-anchor
        text-decoration text-decoration-color text-decoration-fill text-decoration-line text-decoration-stroke
        text-decoration-style text-indent text-orientation text-overflow text-rendering text-transform transform-box
        transform-origin unicode-bidi vector-effect visibility white-space word-spacing writing-mode
        """)

    /// Old programs wrote `space` instead of `xml:space`.
    static let attributes = presentation.union(
        words(
            """
            accent-height accumulate additive alphabetic amplitude arabic-form ascent attributeName attributeType azimuth
            baseFrequency baseProfile bbox begin bias block-progression by calcMode cap-height class clipPathUnits
            contentScriptType contentStyleType cx cy d descent diffuseConstant divisor dur dx dy edgeMode elevation end exponent
            externalResourcesRequired filterRes filterUnits fr from fx fy g1 g2 glyph-name glyphRef gradientTransform gradientUnits
            hanging hatchContentUnits hatchUnits height horiz-adv-x horiz-origin-x horiz-origin-y hreflang id ideographic in in2
            intercept k k1 k2 k3 k4 kernelMatrix kernelUnitLength keyPoints keySplines keyTimes lang lengthAdjust
            limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits maskUnits mathematical max media method min
            mode name numOctaves offset operator order orient orientation origin overline-position overline-thickness panose-1
            path pathLength patternContentUnits patternTransform patternUnits pitch points pointsAtX pointsAtY pointsAtZ
            preserveAlpha preserveAspectRatio primitiveUnits r radius refX refY rel rendering-intent repeatCount repeatDur
            requiredExtensions requiredFeatures requiredFonts requiredFormats restart result role rotate rx ry scale seed side
            slope space spacing specularConstant specularExponent spreadMethod startOffset stdDeviation stemh stemv stitchTiles
            strikethrough-position strikethrough-thickness string style surfaceScale systemLanguage tabindex tableValues target
            targetX targetY textLength to transform type u1 u2 underline-position underline-thickness unicode unicode-range
            units-per-em v-alphabetic v-hanging v-ideographic v-mathematical values version vert-adv-y vert-origin-x
            vert-origin-y viewBox viewTarget width widths x x-height x1 x2 xChannelSelector y y1 y2 yChannelSelector z
            zoomAndPan
            """))

    /// Prefixes of attributes for assistive technology and styles.
    static let prefixes = ["aria-", "data-"]

    static let linked = words("actuate arcrole role show title type")

    static let ofXML = words("id lang space")

    /// Processing instructions of drawing programs.
    static let instructions = words("adobe-xap-filters adobe-xap-end adobe-xmp xpacket")

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
