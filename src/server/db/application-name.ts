/**
 * Application name of the connections of a running shop. The number is incremented by a release that stores data which
 * instances of the previous release cannot read: those instances are recognised by their application names (decision
 * 109).
 */
export const shopConnections = "heizmarkt/2"

/** Application name of the connections that run the shop's jobs. */
export const jobConnections = "heizmarkt/2 jobs"

/**
 * Application name of the connections with which a starting shop migrates and fills the database, as the owner of the
 * database.
 */
export const ownerConnections = "heizmarkt/2 start"

/** Application names of releases that still stored secrets unencrypted. */
export const beforeWrapping: ReadonlyArray<string> = ["heizmarkt", "heizmarkt jobs"]
