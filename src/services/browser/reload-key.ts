/** Where a tab keeps when it last reloaded for a part that is gone, in milliseconds since the epoch. */
export const reloadKey = "chunkReload"
