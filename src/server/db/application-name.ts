/**
 * Application name of a running shop's connections. The number increases with a release that stores data which
 * instances of the previous release cannot read: those are recognised by their names (decision 109).
 */
export const shopConnections = "heizmarkt/2"

/** Connections that run its jobs. */
export const jobConnections = "heizmarkt/2 jobs"

/** Connections with which a start migrates and fills the database, as its owner. */
export const ownerConnections = "heizmarkt/2 start"

/** Names used by releases before secrets were wrapped. */
export const beforeWrapping: ReadonlyArray<string> = ["heizmarkt", "heizmarkt jobs"]
