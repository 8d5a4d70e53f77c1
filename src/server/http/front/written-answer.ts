import type { Schema } from "effect"
import { HttpServerResponse } from "effect/http"
import { writerOf } from "../../../contract/wire-writer.ts"

/** Creates responses of one schema as text without validating each value, for calls that are made very often. */
export const writtenAnswer = <S extends Schema.Top>(schema: S) => {
  const write = writerOf(schema)
  return (value: S["Type"]) =>
    HttpServerResponse.text(JSON.stringify(write(value)), { contentType: "application/json" })
}
