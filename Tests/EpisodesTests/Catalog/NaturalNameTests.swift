import Testing

@testable import SiteEpisodes

struct NaturalNameTests {
    @Test(arguments: [
        ["1", "2", "10"], ["IMG_9.jpg", "img_10.jpg"], ["a", "A2", "a10", "b"], ["1-2", "1-10", "2-1"],
        ["007", "7", "8"], ["2024-05-12 9", "2024-05-12 10"], ["1", "a"], ["", "0", "a"],
        ["99999999999999999998", "99999999999999999999", "100000000000000000000"], ["Äpfel 2", "Äpfel 10"],
        ["2", "１０"],
    ])
    func order(names: [String]) {
        #expect(names.reversed().map(NaturalName.init).sorted() == names.map(NaturalName.init))
        for name in names { #expect(!(NaturalName(name) < NaturalName(name))) }
    }
}
