import { Clock, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { addJob } from "../db/add-job.ts"
import { MediaStore } from "../ports/media-store.ts"
import { holdFiles } from "./hold-files.ts"

/** Name of the job that deletes the files of an upload or a removal whose process was killed. */
export const forgetUploadJob = "forget-upload"

/** Time in ms after which no upload can be in progress any more: its request was answered long before. */
const longestUpload = 3_600_000

interface Upload {
  readonly id: number
  readonly hash: string
}

/**
 * Notes files that belong to no row, because they are about to be stored or to be deleted; to be called in a transaction.
 * If nothing becomes of it, a job deletes them.
 */
export const noteFiles = Effect.fnUntraced(function* (hash: string, names: ReadonlyArray<string>) {
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  const [row] = yield* sql<{ readonly id: number }>`
    insert into media_upload (hash, names) values (${hash}, ${names}::text[]) returning id::int as id`
  if (row === undefined) return yield* Effect.die("Files were not noted")
  yield* addJob(forgetUploadJob, { id: row.id }, now + longestUpload)
  return { id: row.id, hash } satisfies Upload
})

/**
 * Notes that files of a picture are about to be stored. From then on no removal deletes them; a removal that has already
 * begun is waited for.
 */
export const beginUpload = Effect.fnUntraced(function* (hash: string, names: ReadonlyArray<string>) {
  const sql = yield* SqlClient
  return yield* sql.withTransaction(Effect.andThen(holdFiles(hash), noteFiles(hash, names)))
})

/** Forgets the note of an upload; to be called in the transaction that holds the files and stores the row. */
export const endUpload = Effect.fnUntraced(function* ({ id }: Upload) {
  const sql = yield* SqlClient
  yield* sql`delete from media_upload where id = ${id}`
})

/**
 * Deletes files of a picture, unless a row names the picture or it is being uploaded. The files are held meanwhile, so
 * that an upload that begins now stores them afterwards. Returns whether the files stay.
 */
export const removeUnnamed = Effect.fnUntraced(function* (hash: string, names: ReadonlyArray<string>) {
  const sql = yield* SqlClient
  const store = yield* MediaStore
  yield* holdFiles(hash)
  const named = yield* sql`
    select 1 from medium where hash = ${hash} union all select 1 from media_upload where hash = ${hash}`
  const isNamed = named.length > 0
  if (!isNamed) yield* store.remove(hash, names)
  return isNamed
})

/**
 * Deletes noted files: what an upload has stored, if it was not finished, or what a removed picture has left. If the files cannot be deleted now, the note stays, and the
 * job tries again.
 */
export const giveUpUpload = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient
  yield* sql.withTransaction(
    Effect.gen(function* () {
      const [row] = yield* sql<{ readonly hash: string; readonly names: ReadonlyArray<string> }>`
        delete from media_upload where id = ${id} returning hash, names`
      if (row !== undefined) yield* removeUnnamed(row.hash, row.names)
    })
  )
})

const decode = Schema.decodeUnknownEffect(Schema.Struct({ id: Schema.Int }))

/** The job `forgetUploadJob`. */
export const forgetUpload = (payload: unknown) =>
  Effect.flatMap(decode(payload), ({ id }) => giveUpUpload(id))
