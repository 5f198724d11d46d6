// The public interface of this module names these types. A program that imports it need not import their modules.
@_exported import struct SiteDiagnostics.Diagnostic
@_exported import struct SiteDiagnostics.SourcePosition
@_exported import struct SiteEpisodes.AddressProblem
@_exported import struct SiteEpisodes.BaseAddress
@_exported import struct SitePublication.BuildFailure
@_exported import struct SitePublication.Publication
