/** Storage key of the time when a tab last reloaded because of a missing chunk, in milliseconds since the epoch. */
export const reloadKey = "chunkReload"
