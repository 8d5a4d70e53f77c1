import { Schema } from "effect"

/** Reads an answer by a schema; what does not fit is an error of the run. */
export const read =
  <S extends Schema.Top & { readonly DecodingServices: never }>(schema: S) =>
  ({ text }: { readonly text: string }): S["Type"] =>
    Schema.decodeUnknownSync(Schema.fromJsonString(schema))(text)
