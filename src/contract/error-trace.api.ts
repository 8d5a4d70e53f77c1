import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Invalid, TooManyRequests } from "./errors.ts"
import { anyText, integer, list } from "./primitives.ts"

const moment = integer(0, 9_007_199_254_740_991)
const line = integer(0, 100_000_000)

/** Script errors of the browser (accounts.md 3 "Error trace"); the names are the specification's own. */
export const errorTrace = Schema.Struct({
  userAgent: anyText(500),
  timeStart: moment,
  timeEnd: moment,
  href: anyText(2000),
  errors: list(
    Schema.Struct({
      message: anyText(1000),
      filename: anyText(1000),
      lineno: line,
      colno: line,
      stack: anyText(4000),
      time: moment
    }),
    20
  )
})

/** Takes script errors without a session or token; limits of reliability.md T29. */
export class ErrorTraceApi extends HttpApiGroup.make("errorTrace").add(
  HttpApiEndpoint.post("report", "/api/error-trace/js-error", {
    payload: errorTrace,
    success: HttpApiSchema.NoContent,
    error: [Invalid, TooManyRequests]
  })
) {}
