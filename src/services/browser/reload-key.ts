/** Storage key of the time, in ms since the epoch, when a tab last reloaded because of a missing chunk. */
export const reloadKey = "chunkReload"
