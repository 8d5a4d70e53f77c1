import { KeptEntries } from "../../domain/kept-entries.ts"
import { type Memories, memoryOf } from "../ports/memories.ts"

/** Bytes of all files together, and ms until one is read anew: what was removed goes from every copy of the shop. */
const most = 24 * 1024 * 1024
const lifetime = 10 * 60_000

interface RecentFile {
  readonly bytes: Uint8Array
  readonly until: number
}

/** The files that were asked for last, so that a page with pictures costs the database no bytes. */
export const recentFiles = (memories: typeof Memories.Service) => {
  const files = new KeptEntries<RecentFile>({ mostBytes: most, sizeOf: ({ bytes }) => bytes.length })
  memories.add(
    memoryOf("pictures", files, (key) => {
      const path = `/medien/${key}`
      return { label: path, path }
    })
  )
  return {
    find: (key: string, now: number) => files.find(key, ({ until }) => now < until)?.bytes,
    /** To be asked for before a file is read. */
    keeper: () => {
      const keep = files.keeper()
      return (key: string, bytes: Uint8Array, now: number) => keep(key, { bytes, until: now + lifetime })
    }
  }
}
