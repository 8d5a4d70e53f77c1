import { createHash } from "node:crypto"
import { Clock, Effect, Exit } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { mediaNameOf } from "../../domain/media/medium.ts"
import { invalid } from "../http/refusals.ts"
import { staffMember } from "../http/staff-member.ts"
import { MediaStore } from "../ports/media-store.ts"
import { fileNames } from "./file-names.ts"
import { holdFiles } from "./hold-files.ts"
import type { MadePicture } from "./make-files.ts"
import { findByHash } from "./media-rows.ts"
import { beginUpload, endUpload, giveUpUpload } from "./pending-upload.ts"
import { PictureWork } from "./picture-work.ts"

/** Returns the first half of the SHA-256 in hexadecimal, which is enough to avoid collisions. */
const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex").slice(0, 32)

interface Sent {
  readonly hash: string
  readonly fileName: string
  readonly accountId: number
}

/**
 * Stores the files of a picture and then its row. No database connection is held while the files are stored, which may
 * take long in a bucket; what an upload that is given up has stored is deleted again (rule media.store).
 */
export const storePicture = Effect.fnUntraced(function* (
  { hash, fileName, accountId }: Sent,
  { files, width, height, fallback }: MadePicture
) {
  const sql = yield* SqlClient
  const store = yield* MediaStore
  const at = new Date(yield* Clock.currentTimeMillis).toISOString()
  const finish = (upload: Effect.Success<ReturnType<typeof beginUpload>>) =>
    sql.withTransaction(
      Effect.gen(function* () {
        yield* holdFiles(hash)
        const rows = yield* sql`
          insert into medium (hash, fallback, name, width, height, bytes, uploaded_at, uploaded_by)
          values (${hash}, ${fallback}, ${mediaNameOf(fileName)}, ${width}, ${height},
            ${files.reduce((sum, file) => sum + file.bytes.length, 0)}, ${at}, ${accountId})
          on conflict do nothing returning id`
        yield* endUpload(upload)
        const medium = yield* findByHash(hash)
        if (medium === undefined) return yield* Effect.die("A medium that was uploaded is not there")
        // no row was inserted if another user has uploaded the same file at the same time
        return { medium, isKnown: rows.length === 0 }
      })
    )
  return yield* Effect.acquireUseRelease(
    beginUpload(hash, fileNames({ width, height, fallback })),
    (upload) => Effect.andThen(store.keep(hash, files), finish(upload)),
    (upload, exit) => (Exit.isSuccess(exit) ? Effect.void : Effect.ignore(giveUpUpload(upload.id)))
  )
})

/**
 * Stores an uploaded picture. Nothing is stored before all derived files are made; the upload itself is never stored.
 * Uploading the same file again returns the existing medium (rule media.addresses).
 */
export const uploadMedium = Effect.fnUntraced(function* (fileName: string, bytes: Uint8Array) {
  const { accountId } = yield* staffMember
  const hash = hashOf(bytes)
  const known = yield* findByHash(hash)
  if (known !== undefined) return { medium: known, isKnown: true }
  const work = yield* PictureWork
  const made = yield* Effect.mapError(work.make(bytes), ({ code, ...params }) =>
    invalid([{ code, field: "File", params }])
  )
  return yield* storePicture({ hash, fileName, accountId }, made)
})
