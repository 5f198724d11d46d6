/// Seconds that a connection may take. Only what hangs takes as long: the solver and three browsers share the machine's cores.
let patience = 600.0
