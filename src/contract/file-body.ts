import { Schema } from "effect"
import { HttpApiSchema } from "effect/http-api"
import { problem } from "./errors.ts"
import { anyText } from "./primitives.ts"
import { wire } from "./wire.ts"

/** How the body of a file comes; no form of another site can send this type without asking first. */
export const fileBodyType = "application/octet-stream"

/** `payload` of a call that takes one file: the bytes as they are (rule safety.body-size). */
export const fileBody = Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType: fileBodyType }))

/** `query` of such a call: the file's name, of which only a harmless one is kept. */
export const fileQuery = { name: anyText(1_000) }

/** Whether the body of a call is a file. */
export const takesFile = (endpoint: { readonly payload: ReadonlyMap<string, unknown> }): boolean =>
  endpoint.payload.has(fileBodyType)

/** The file has more bytes than are read. */
export const TooLarge = wire({
  code: Schema.Literal("BodyTooLarge"),
  message: Schema.String,
  problems: Schema.Array(problem)
}).pipe(HttpApiSchema.status(413))
