import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { longestAlt, longestMediaName } from "../domain/media/media-limits.ts"
import { mediumLacks } from "../domain/media/medium.ts"
import { Invalid, NotFound, problem, Unavailable } from "./errors.ts"
import { fileBody, fileQuery, TooLarge } from "./file-body.ts"
import { anyText, instant, integer, integerText, text } from "./primitives.ts"
import { pageOf, paging, rowVersion, search } from "./schemas/support.schema.ts"
import { wire } from "./wire.ts"

/** Maximum id, since ids are stored in `integer` columns. */
const greatest = 2_147_483_647
const ofMedium = { params: { id: integerText(1, greatest) } }
const percent = integer(0, 100)

const focus = wire({ x: percent, y: percent })

/** A page that uses a media file, with the page's path and title. */
const use = wire({ path: Schema.String, title: Schema.String })

export const medium = wire({
  id: integer(1, greatest),
  rowVersion,
  src: Schema.TemplateLiteral(["/", Schema.String]),
  name: Schema.String,
  /** Null until an alternative text is set; empty for a decorative picture. */
  alt: Schema.NullOr(Schema.String),
  width: Schema.Int,
  height: Schema.Int,
  focus,
  bytes: Schema.Int,
  uploadedAt: instant,
  uses: Schema.Array(use)
})

const conflict = { message: Schema.String, problems: Schema.Array(problem) }

/** Another user saved first: the response contains the current media file. */
const MediumConflict = wire({ code: Schema.Literal("VersionConflict"), ...conflict, medium }).pipe(
  HttpApiSchema.status(409)
)

/** The media file is used by at least one version of a page; the response lists these pages. */
const MediumInUse = wire({ code: Schema.Literal("InUse"), ...conflict, uses: Schema.Array(use) }).pipe(
  HttpApiSchema.status(409)
)

/** API calls for the editors' images (rules media.kinds to media.removal). */
export class MediaApi extends HttpApiGroup.make("media").add(
  HttpApiEndpoint.get("list", "/api/cms/media", {
    query: {
      search,
      /** If set, lists only media files without an alternative text, or only those that no page uses. */
      lacking: Schema.optionalKey(Schema.Literals(mediumLacks)),
      ...paging
    },
    success: pageOf(medium),
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.get("show", "/api/cms/media/:id", {
    ...ofMedium,
    success: medium,
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.post("upload", "/api/cms/media", {
    query: fileQuery,
    payload: fileBody,
    /** `isKnown`: the same file had been uploaded before, so nothing was added. */
    success: wire({ medium, isKnown: Schema.Boolean }),
    error: [Invalid, TooLarge, Unavailable]
  }),
  HttpApiEndpoint.post("save", "/api/cms/media/:id", {
    ...ofMedium,
    payload: wire({
      rowVersion,
      name: text(longestMediaName),
      alt: Schema.NullOr(text(longestAlt)),
      focus
    }),
    success: medium,
    error: [Invalid, NotFound, MediumConflict, Unavailable]
  }),
  HttpApiEndpoint.post("remove", "/api/cms/media/:id/entfernen", {
    ...ofMedium,
    payload: wire({ rowVersion }),
    success: wire({ success: Schema.Boolean }),
    error: [Invalid, NotFound, MediumConflict, MediumInUse, Unavailable]
  })
) {}

/** Image files for pages: the content at a URL never changes (rule media.addresses). */
export class MediaFilesApi extends HttpApiGroup.make("mediaFiles").add(
  HttpApiEndpoint.get("file", "/medien/:hash/:name", {
    params: { hash: anyText(40), name: anyText(40) },
    success: HttpApiSchema.StreamUint8Array({ contentType: "image/*" }),
    error: [NotFound, Unavailable]
  })
) {}
