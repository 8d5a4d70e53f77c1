import { Effect, Layer } from "effect"
import { HttpServerRequest, ParsedSearchParams } from "effect/http/HttpServerRequest"
import type { HttpServerResponse } from "effect/http/HttpServerResponse"
import type { HttpApiEndpoint } from "effect/http-api"
import { takesFile } from "../../../contract/file-body.ts"
import { Reading } from "../../../contract/middleware.ts"
import type { Read } from "./body.ts"
import { nameReader } from "./read-names.ts"
import { queryReader } from "./read-query.ts"
import { readings } from "./readings.ts"

const unread: Read = (sent) => sent

/**
 * Returns the reader of an operation's body, which converts first the shape, then the names, and then adds defaults.
 */
export const readerOf = (
  operation: string,
  { payload }: Pick<HttpApiEndpoint.Top, "payload">
): Read | undefined => {
  const [first, ...others] = [...payload.values()]
  const [schema, ...alternatives] = first?.schemas ?? []
  if (schema === undefined) return undefined
  const { shape = unread, rest = unread } = readings[operation] ?? {}
  const isOne = others.length === 0 && alternatives.length === 0
  const names = (isOne ? nameReader(schema) : undefined) ?? unread
  return (sent) => rest(names(shape(sent)))
}

/**
 * Applies a reader to a JSON text; returns the same text if nothing changes. Invalid JSON stays unchanged and is later
 * refused by the contract.
 */
const readText = (text: string, read: Read): string => {
  try {
    const sent: unknown = text === "" ? {} : JSON.parse(text)
    const understood = read(sent)
    return understood === sent && text !== "" ? text : JSON.stringify(understood)
  } catch {
    return text
  }
}

const isRequest = (made: unknown): made is HttpServerRequest =>
  typeof made === "object" && made !== null && "text" in made

/** Returns a request with the converted body; the body stays converted even after the guard has removed the cookies. */
const understoodBy = (read: Read, request: HttpServerRequest): HttpServerRequest => {
  const understood: unknown = Object.create(request, {
    text: { get: () => Effect.map(request.text, (text) => readText(text, read)) },
    modify: {
      value: (change: Parameters<HttpServerRequest["modify"]>[0]) =>
        understoodBy(read, request.modify(change))
    }
  })
  return isRequest(understood) ? understood : request
}

/** Passes the converted query to a call. */
const withQuery = <E, R>(
  handler: Effect.Effect<HttpServerResponse, E, R>,
  { query }: Pick<HttpApiEndpoint.Top, "query">
) => {
  const read = query === undefined ? undefined : queryReader(query)
  return read === undefined
    ? handler
    : Effect.flatMap(ParsedSearchParams, (sent) =>
        Effect.provideService(handler, ParsedSearchParams, read(sent))
      )
}

/**
 * Passes converted bodies to calls; a body is read only when the call's handler needs it, never before the guard of the
 * call.
 */
export const readingLayer = Layer.succeed(Reading)((called, { endpoint, group }) => {
  const handler = withQuery(called, endpoint)
  // a file has no member names to convert
  if (takesFile(endpoint)) return handler
  const read = readerOf(`${group.identifier}.${endpoint.identifier}`, endpoint)
  if (read === undefined) return handler
  return Effect.flatMap(HttpServerRequest, (request) =>
    Effect.provideService(handler, HttpServerRequest, understoodBy(read, request))
  )
})
