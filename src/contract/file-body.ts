import { Schema } from "effect"
import { HttpApiSchema } from "effect/http-api"
import { problem } from "./errors.ts"
import { anyText } from "./primitives.ts"
import { wire } from "./wire.ts"

/** Content type of a file's body; a form of another site cannot send this type without a CORS preflight. */
export const fileBodyType = "application/octet-stream"

/** `payload` of a call that accepts one file: its raw bytes (rule safety.body-size). */
export const fileBody = Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType: fileBodyType }))

/** `query` of a call that accepts one file: the file name, which is stored only in a sanitised form. */
export const fileQuery = { name: anyText(1_000) }

/** Returns whether the body of an API call is a file. */
export const takesFile = (endpoint: { readonly payload: ReadonlyMap<string, unknown> }): boolean =>
  endpoint.payload.has(fileBodyType)

/** The file is larger than the limit. */
export const TooLarge = wire({
  code: Schema.Literal("BodyTooLarge"),
  message: Schema.String,
  problems: Schema.Array(problem)
}).pipe(HttpApiSchema.status(413))
