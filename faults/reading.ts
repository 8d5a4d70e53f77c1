import { Schema } from "effect"

/** Decodes a response by a schema; a response that does not fit makes the run fail. */
export const read =
  <S extends Schema.Top & { readonly DecodingServices: never }>(schema: S) =>
  ({ text }: { readonly text: string }): S["Type"] =>
    Schema.decodeUnknownSync(Schema.fromJsonString(schema))(text)
