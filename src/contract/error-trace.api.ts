import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Invalid, TooManyRequests } from "./errors.ts"
import { anyText, integer, list } from "./primitives.ts"

const moment = integer(0, 9_007_199_254_740_991)
const line = integer(0, 100_000_000)

/** Words as machines use them, joined by dots: no blanks, no sign of an address, no long number, and not long. */
const words = (pattern: RegExp, max: number) =>
  Schema.String.check(Schema.isMaxLength(max), Schema.isPattern(pattern))

/** Type of an event, of a user or of xstate itself ("offer.toggle", "xstate.done.actor.calculate"). */
export const eventWord = words(
  /^(?:[A-Za-z][A-Za-z_]*[0-9]{0,2}|[0-9]{1,2})(?:\.(?:[A-Za-z][A-Za-z_]*[0-9]{0,2}|[0-9]{1,2}))*$/u,
  120
)

/** A state as `machines/state-text.ts` writes it; a machine without states has none. */
export const stateWord = words(
  /^(?:[A-Za-z][A-Za-z_]*[0-9]{0,2}(?:[.,][A-Za-z][A-Za-z_]*[0-9]{0,2})*)?$/u,
  200
)

/** What one actor of a machine did before the report: types and states alone, never what an event carried. */
export const tracedMachine = Schema.Struct({
  machine: words(/^[A-Za-z]+$/u, 40),
  version: words(/^[0-9a-z]+$/u, 7),
  entries: list(
    Schema.Struct({
      event: eventWord,
      state: stateWord,
      status: Schema.Literals(["active", "done", "error", "stopped"]),
      time: moment
    }),
    100
  )
})

/** Script errors of the browser ; the names are the wire's own (rule wire.odd-names). */
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
  ),
  /** Pages of an earlier build send none. */
  machines: Schema.optionalKey(list(tracedMachine, 100))
})

/** Takes script errors without a session or token; limits of rule safety.error-reports. */
export class ErrorTraceApi extends HttpApiGroup.make("errorTrace").add(
  HttpApiEndpoint.post("report", "/api/error-trace/js-error", {
    payload: errorTrace,
    success: HttpApiSchema.NoContent,
    error: [Invalid, TooManyRequests]
  })
) {}
