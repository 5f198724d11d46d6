// A finding has a severity: a program that imports this module need not import the severity's.
@_exported import struct SiteDiagnostics.Diagnostic
