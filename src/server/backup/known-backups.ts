import { Effect, Layer } from "effect"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { momentOfCompact } from "../db/compact-moment.ts"
import { Database } from "../db/database.ts"
import type { Archive } from "../db/embedded/archive.ts"
import { Backups, type KeptBackups } from "../ports/backups.ts"
import { baseName, decodeManifest, manifestFile } from "./whole-bases.ts"

/** Timeout for reading the backup disk, in ms. */
const patience = 1_000

/**
 * Reads when the newest base backup of a series was finished. A manifest never changes once written, so each one is
 * read only once.
 */
const reader = ({ folder, series }: Archive): (() => Promise<KeptBackups>) => {
  const own = join(folder, series)
  const since = momentOfCompact(series)
  let newest: { readonly name: string; readonly endedAt: Date } | undefined
  return async () => {
    const name = (await readdir(own))
      .filter((each) => baseName.test(each))
      .toSorted()
      .at(-1)
    if (name === undefined) newest = undefined
    else if (name !== newest?.name) {
      const { endedAt } = decodeManifest(await readFile(join(own, name, manifestFile), "utf8"))
      newest = { name, endedAt: new Date(endedAt) }
    }
    return { since, lastAt: newest?.endedAt }
  }
}

/**
 * Reads the state of the backups from their folder, which includes backups that `npm run backup` makes in another
 * process.
 */
export const knownBackups = (archive: Archive) => {
  const read = reader(archive)
  return {
    kept: Effect.tryPromise(read).pipe(
      Effect.timeout(patience),
      Effect.orElseSucceed(() => undefined)
    )
  }
}

/** Layer that provides the state of the embedded PostgreSQL's backups. */
export const knownBackupsLayer = Layer.unwrap(
  Effect.map(Database, ({ embedded }) =>
    embedded?.archive === undefined ? Layer.empty : Layer.succeed(Backups)(knownBackups(embedded.archive))
  )
)
