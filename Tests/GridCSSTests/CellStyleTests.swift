import CompositionalLayout
import GridCSS
import Testing

/// Rules of cells have exactly the conditions of their widths and heights.
@Suite struct CellStyleTests {
    private func text(_ value: (LayoutEnvironment) -> [String]) -> String {
        let ranges = IntervalFinder().ranges(of: value)
        return Stylesheet(
            sections: [], cells: [CellStyle(name: "g", ranges: ranges)], includesBase: false
        ).text.replacing("@layer layout {\n}\n", with: "")
    }

    @Test func always() {
        #expect(text { _ in ["a {}"] } == "@layer cells {\n  a {}\n}\n")
        #expect(text { _ in [] } == "")
    }

    @Test func byWidth() {
        let text = text { environment in
            let width = environment.container.contentSize.width
            return width < 500 ? ["a {}"] : width < 700 ? [] : ["b {", "}"]
        }
        #expect(
            text == """
                @layer cells {
                  @container cl (width < 500px) {
                    a {}
                  }
                  @container cl (width >= 700px) {
                    b {
                    }
                  }
                }

                """)
    }

    @Test func byBothClasses() {
        let text = text { environment in
            let traits = environment.traits
            return traits.verticalSizeClass == .compact || traits.horizontalSizeClass == .compact ? ["a {}"] : ["b {}"]
        }
        #expect(
            text == """
                @layer cells {
                  @media (height >= 480px) {
                    @container cl (width < 600px) {
                      a {}
                    }
                  }
                  @media (height >= 480px) {
                    @container cl (width >= 600px) {
                      b {}
                    }
                  }
                  @media (height < 480px) {
                    a {}
                  }
                }

                """)
    }
}
