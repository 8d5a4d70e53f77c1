import type { Schema } from "effect"
import { HttpServerResponse } from "effect/http"
import { writerOf } from "../../../contract/wire-writer.ts"

/** Answers of one schema as text, for calls that are made too often to look at each of their values again. */
export const writtenAnswer = <S extends Schema.Top>(schema: S) => {
  const write = writerOf(schema)
  return (value: S["Type"]) =>
    HttpServerResponse.text(JSON.stringify(write(value)), { contentType: "application/json" })
}
