/**
 * What connections of a running shop call themselves. The number goes up with a release that stores what copies of the
 * release before cannot read: they are known by their names (decision 109).
 */
export const shopConnections = "heizmarkt/2"

/** Those that work for its jobs. */
export const jobConnections = "heizmarkt/2 jobs"

/** Those by which a start migrates and fills the database, as its owner. */
export const ownerConnections = "heizmarkt/2 start"

/** Names of a shop before secrets were wrapped. */
export const beforeWrapping: ReadonlyArray<string> = ["heizmarkt", "heizmarkt jobs"]
