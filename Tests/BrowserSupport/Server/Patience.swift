/// The time limit of a connection in seconds. It is long, because the solver and three browsers share the machine's
/// cores.
let patience = 600.0
