import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { FocalPoint } from "../../domain/media/focal-point.ts"
import { leadCropOf, leadWidths } from "../../domain/media/lead-crop.ts"
import { type MediaFile, nameOfFile } from "../../domain/media/media-address.ts"
import { MediaStore } from "../ports/media-store.ts"
import { makeLeadFile } from "./make-files.ts"
import { removeUnnamed } from "./pending-upload.ts"
import { PictureWork } from "./picture-work.ts"

interface Row {
  readonly width: number
  readonly height: number
  readonly fallback: "jpg" | "png"
  /** The medium's own focal point, and those of the pages that show it above their text; `null` for the centre. */
  readonly points: ReadonlyArray<FocalPoint | null>
}

const findPicture = Effect.fnUntraced(function* (hash: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql<Row>`
    select m.width, m.height, m.fallback, (
      select jsonb_agg(point) from (
        select jsonb_build_object('x', m.focus_x, 'y', m.focus_y) as point
        union
        select v.content->'picture'->'focus' from medium_use u
          join content_version v on v.page_id = u.page_id and v.number = u.version
        where u.medium_id = m.id and position(m.hash in v.content->'picture'->>'src') > 0
        union
        select d.draft->'contents'->'picture'->'focus' from medium_draft_use u
          join content_desk d on d.page_id = u.page_id
        where u.medium_id = m.id and position(m.hash in d.draft->'contents'->'picture'->>'src') > 0
      ) shown) as points
    from medium m where m.hash = ${hash}`
  return row
})

/**
 * Makes and stores a file with the part of a picture that is shown above an article, when the file is first requested.
 * So pictures that were uploaded before such parts existed need no extra step. Returns `undefined` for a file that
 * neither the medium nor any page needs, so that visitors cannot have files made at will (rule media.lead).
 */
export const leadFile = Effect.fnUntraced(function* (file: MediaFile) {
  const { hash, leadAt, width } = file
  if (leadAt === undefined) return undefined
  const picture = yield* findPicture(hash)
  const crop = picture?.points
    .map((point) => leadCropOf(picture, point ?? undefined))
    .find((each) => each?.at === leadAt)
  if (picture === undefined || crop === undefined || !leadWidths(crop).includes(width)) return undefined
  const store = yield* MediaStore
  const work = yield* PictureWork
  return yield* work.alone(
    Effect.gen(function* () {
      const name = nameOfFile(file)
      // another visitor may have requested the same file while this one waited
      const made = yield* store.read(hash, name)
      if (made !== undefined) return made
      const whole = yield* store.read(hash, nameOfFile({ width: picture.width, format: picture.fallback }))
      if (whole === undefined) return undefined
      const bytes = yield* Effect.promise(() => makeLeadFile(whole, crop, file))
      yield* store.keep(hash, [{ name, bytes }])
      // the picture may have been removed meanwhile, with all files that were there by then
      const sql = yield* SqlClient
      const isNamed = yield* sql.withTransaction(removeUnnamed(hash, [name]))
      return isNamed ? bytes : undefined
    })
  )
})
