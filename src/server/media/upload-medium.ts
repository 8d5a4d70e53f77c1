import { createHash } from "node:crypto"
import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { mediaNameOf } from "../../domain/media/medium.ts"
import { invalid } from "../http/refusals.ts"
import { staffMember } from "../http/staff-member.ts"
import { MediaStore } from "../ports/media-store.ts"
import { holdFiles } from "./hold-files.ts"
import { findByHash } from "./media-rows.ts"
import { PictureWork } from "./picture-work.ts"

/** Returns the first half of the SHA-256 in hexadecimal, which is enough to avoid collisions. */
const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex").slice(0, 32)

/**
 * Stores an uploaded picture. Nothing is stored before all derived files are made; the upload itself is never stored.
 * Uploading the same file again returns the existing medium (rule media.addresses).
 */
export const uploadMedium = Effect.fnUntraced(function* (fileName: string, bytes: Uint8Array) {
  const { accountId } = yield* staffMember
  const sql = yield* SqlClient
  const store = yield* MediaStore
  const hash = hashOf(bytes)
  const known = yield* findByHash(hash)
  if (known !== undefined) return { medium: known, isKnown: true }
  const work = yield* PictureWork
  const { files, width, height, fallback } = yield* Effect.mapError(work.make(bytes), ({ code, ...params }) =>
    invalid([{ code, field: "File", params }])
  )
  const at = new Date(yield* Clock.currentTimeMillis).toISOString()
  // files and row together: of an upload that is given up, the database keeps nothing
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* holdFiles(hash)
      yield* store.keep(hash, files)
      const rows = yield* sql`
        insert into medium (hash, fallback, name, width, height, bytes, uploaded_at, uploaded_by)
        values (${hash}, ${fallback}, ${mediaNameOf(fileName)}, ${width}, ${height},
          ${files.reduce((sum, file) => sum + file.bytes.length, 0)}, ${at}, ${accountId})
        on conflict do nothing returning id`
      const medium = yield* findByHash(hash)
      if (medium === undefined) return yield* Effect.die("A medium that was uploaded is not there")
      // no row was inserted if another user has uploaded the same file at the same time
      return { medium, isKnown: rows.length === 0 }
    })
  )
})
