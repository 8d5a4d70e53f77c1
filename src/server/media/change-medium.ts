import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { FocalPoint } from "../../domain/media/focal-point.ts"
import { mediaFileAt } from "../../domain/media/media-address.ts"
import type { Medium } from "../../domain/media/medium.ts"
import { audit } from "../db/audit-event.ts"
import { invalid, refusals } from "../http/refusals.ts"
import { staffMember } from "../http/staff-member.ts"
import { fileNames } from "./file-names.ts"
import { findMedium } from "./media-rows.ts"
import { giveUpUpload, noteFiles } from "./pending-upload.ts"

/** Locks a medium until the transaction ends; fails if it no longer has the version that the caller saw. */
const lockMedium = Effect.fnUntraced(function* (id: number, rowVersion: number) {
  const sql = yield* SqlClient
  yield* sql`select 1 from medium where id = ${id} for update`
  const medium = yield* findMedium(id)
  if (medium === undefined) return yield* Effect.fail(refusals.notFound)
  if (medium.rowVersion !== rowVersion) return yield* Effect.fail({ ...refusals.versionConflict, medium })
  return medium
})

interface Edit {
  readonly rowVersion: number
  readonly name: string
  readonly alt: string | null
  readonly focus: FocalPoint
}

/**
 * Saves the data that an editor entered for a medium; pages that already show the medium keep their own alternative
 * texts (rule media.text).
 */
export const saveMedium = Effect.fnUntraced(function* (id: number, { rowVersion, name, alt, focus }: Edit) {
  if (name === "") return yield* Effect.fail(invalid([{ code: "required", field: "Name", params: {} }]))
  const sql = yield* SqlClient
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* lockMedium(id, rowVersion)
      yield* sql`
        update medium set row_version = row_version + 1, name = ${name}, alt = ${alt}, focus_x = ${focus.x},
          focus_y = ${focus.y} where id = ${id}`
      return (yield* findMedium(id)) ?? (yield* Effect.die("A medium that was saved is not there"))
    })
  )
})

/**
 * Notes the files of a medium whose row is being deleted. They are deleted after the row: a file without its row is
 * harmless, but a row without its files is a broken picture.
 */
export const noteFilesOf = Effect.fnUntraced(function* ({ src, width, height }: Medium) {
  const file = mediaFileAt(src)
  if (file === undefined) return yield* Effect.die("A medium has no file")
  return yield* noteFiles(file.hash, fileNames({ width, height, fallback: file.format }))
})

/**
 * Deletes a medium that no version of a page shows; otherwise fails with the list of the pages that show it (rule
 * media.removal).
 */
export const removeMedium = Effect.fnUntraced(function* (id: number, rowVersion: number) {
  const { accountId } = yield* staffMember
  const sql = yield* SqlClient
  const noted = yield* sql.withTransaction(
    Effect.gen(function* () {
      const medium = yield* lockMedium(id, rowVersion)
      if (medium.uses.length > 0) return yield* Effect.fail({ ...refusals.mediumInUse, uses: medium.uses })
      yield* sql`delete from medium where id = ${id}`
      yield* audit({
        event: "mediumRemoved",
        actorId: accountId,
        subjectId: undefined,
        detail: { medium: id, name: medium.name }
      })
      return yield* noteFilesOf(medium)
    })
  )
  // if the store is away, the job deletes the files: the medium is removed either way
  yield* Effect.ignore(giveUpUpload(noted.id))
  return { success: true }
})
