import { Effect, Schema } from "effect"
import { leadCropOf, leadWidths } from "../../domain/media/lead-crop.ts"
import { mediaFileAt, modernFormats } from "../../domain/media/media-address.ts"
import { findByHash } from "./media-rows.ts"
import { leadFile } from "./lead-file.ts"

const decode = Schema.decodeUnknownEffect(
  Schema.Struct({
    src: Schema.String,
    focus: Schema.optionalKey(Schema.Struct({ x: Schema.Int, y: Schema.Int }))
  })
)

/**
 * Makes all files of the picture above a page, one after the other; files that exist stay. Nothing is made for a drawing,
 * for a picture that is shown as a whole, or if the medium has been removed.
 */
export const makeLeadPicture = Effect.fnUntraced(function* (payload: unknown) {
  const { src, focus } = yield* decode(payload)
  const file = mediaFileAt(src)
  const medium = file && (yield* findByHash(file.hash))
  const crop = medium && leadCropOf(medium, focus)
  if (file === undefined || crop === undefined) return
  for (const width of leadWidths(crop))
    for (const format of modernFormats) yield* leadFile({ hash: file.hash, width, format, leadAt: crop.at })
})
