/** Bytes of all files together, and ms until one is read anew: what was removed goes from every copy of the shop. */
const most = 24 * 1024 * 1024
const lifetime = 10 * 60_000

/** The files that were asked for last, so that a page with pictures costs the database no bytes. */
export const recentFiles = () => {
  const files = new Map<string, { readonly bytes: Uint8Array; readonly until: number }>()
  let size = 0
  const drop = (key: string) => {
    size -= files.get(key)?.bytes.length ?? 0
    files.delete(key)
  }
  return {
    get: (key: string, now: number): Uint8Array | undefined => {
      const found = files.get(key)
      if (found === undefined) return undefined
      files.delete(key)
      if (found.until <= now) {
        size -= found.bytes.length
        return undefined
      }
      // the latest stands at the end
      files.set(key, found)
      return found.bytes
    },
    keep: (key: string, bytes: Uint8Array, now: number): void => {
      drop(key)
      files.set(key, { bytes, until: now + lifetime })
      size += bytes.length
      for (const oldest of files.keys()) {
        if (size <= most) return
        drop(oldest)
      }
    }
  }
}
