import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Invalid, TooManyRequests } from "./errors.ts"
import { anyText, integer, list } from "./primitives.ts"

const moment = integer(0, 9_007_199_254_740_991)
const line = integer(0, 100_000_000)

/**
 * Returns a schema for machine-readable words joined by dots: no blanks, no "@" or other signs of an e-mail address, no
 * long numbers, limited length.
 */
const words = (pattern: RegExp, max: number) =>
  Schema.String.check(Schema.isMaxLength(max), Schema.isPattern(pattern))

/** Type of an event that was sent by a user or by XState itself ("offer.toggle", "xstate.done.actor.calculate"). */
export const eventWord = words(
  /^(?:[A-Za-z][A-Za-z_]*[0-9]{0,2}|[0-9]{1,2})(?:\.(?:[A-Za-z][A-Za-z_]*[0-9]{0,2}|[0-9]{1,2}))*$/u,
  120
)

/** A machine's state as written by `machines/state-text.ts`; empty for a machine without states. */
export const stateWord = words(
  /^(?:[A-Za-z][A-Za-z_]*[0-9]{0,2}(?:[.,][A-Za-z][A-Za-z_]*[0-9]{0,2})*)?$/u,
  200
)

/**
 * The latest steps of one state machine before the report. They contain only event types and machine states, never
 * event data.
 */
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

/**
 * A report of JavaScript errors in the browser; the field names are defined by the wire format (rule wire.odd-names).
 */
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
  /** Absent in reports from pages of an earlier build. */
  machines: Schema.optionalKey(list(tracedMachine, 100))
})

/** Receives script errors without a session or token; rule safety.error-reports defines the limits. */
export class ErrorTraceApi extends HttpApiGroup.make("errorTrace").add(
  HttpApiEndpoint.post("report", "/api/error-trace/js-error", {
    payload: errorTrace,
    success: HttpApiSchema.NoContent,
    error: [Invalid, TooManyRequests]
  })
) {}
