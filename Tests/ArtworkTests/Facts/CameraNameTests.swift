import Testing

@testable import SiteArtwork

@Suite("The name of a camera")
struct CameraNameTests {
    @Test(
        "has its maker once",
        arguments: [
            ("FUJIFILM", "X-T4", "Fujifilm X-T4"), ("NIKON CORPORATION", "NIKON D750", "Nikon D750"),
            ("Canon", "Canon EOS 5D Mark IV", "Canon EOS 5D Mark IV"), ("SONY", "ILCE-7M3", "Sony ILCE-7M3"),
            ("OLYMPUS IMAGING CORP.", "E-M10MarkII", "Olympus E-M10MarkII"),
            ("Apple", "iPhone 15 Pro", "Apple iPhone 15 Pro"),
            ("LEICA CAMERA AG", "LEICA Q2", "Leica Q2"), ("samsung", "SM-G991B", "Samsung SM-G991B"),
            ("DJI", "FC3582", "DJI FC3582"), ("LG Electronics", "LG-H870", "LG LG-H870"),
            ("EASTMAN KODAK COMPANY", "KODAK EASYSHARE C613", "Kodak EASYSHARE C613"),
            ("Konica Minolta Camera, Inc.", "DiMAGE A2", "Konica Minolta DiMAGE A2"),
            ("SAMSUNG TECHWIN CO., LTD.", "NX10", "Samsung NX10"), (nil, "X-T4", "X-T4"), ("FUJIFILM", nil, "Fujifilm"),
            ("Corporation", "One", "One"), ("Corporation", nil, nil), (nil, nil, nil),
        ] as [(String?, String?, String?)])
    func named(make: String?, model: String?, name: String?) { #expect(cameraName(make: make, model: model) == name) }
}
