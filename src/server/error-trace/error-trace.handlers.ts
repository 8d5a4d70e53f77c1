import { Clock, Effect } from "effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { HttpApiBuilder } from "effect/http-api"
import { SqlClient } from "effect/sql/SqlClient"
import type { errorTrace } from "../../contract/error-trace.api.ts"
import { Visitor } from "../../contract/middleware.ts"
import { ShopApi } from "../../contract/shop.api.ts"
import { errorResponse } from "../http/error-body.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { errorBudget } from "./error-budget.ts"
import { oneLine, redactedAddress, redactedText } from "../http/log/redact.ts"

/** Maximum size of a report, in bytes (rule safety.error-reports). */
const largest = 16_384

/** Size in bytes of a row without its texts, including its index entries. */
const rowBytes = 150

type Report = typeof errorTrace.Type

/**
 * Returns the time to store: the browser's time if it is within a day of the server's, otherwise the server's time,
 * because a browser's clock may be wrong.
 */
const moment = (time: number, now: number): string =>
  new Date(Math.abs(time - now) < 86_400_000 ? time : now).toISOString()

const report = Effect.fnUntraced(function* (payload: Report, spend: ReturnType<typeof errorBudget>) {
  const { address } = yield* Visitor
  const { headers } = yield* HttpServerRequest
  const size = Number(headers["content-length"] ?? Number.POSITIVE_INFINITY)
  if (!(size <= largest)) return errorResponse(413)
  if (payload.errors.length === 0) return undefined
  const now = yield* Clock.currentTimeMillis
  const sql = yield* SqlClient
  const href = redactedAddress(payload.href)
  const userAgent = oneLine(payload.userAgent)
  const rows = payload.errors.map((error) => ({
    message: oneLine(redactedText(error.message)),
    stack: `${redactedAddress(error.filename)}:${error.lineno}:${error.colno}\n${redactedText(error.stack)}`,
    occurred_at: moment(error.time, now)
  }))
  const machines = (payload.machines ?? []).map((machine) => ({
    ...machine,
    entries: machine.entries.map((entry) => ({ ...entry, time: moment(entry.time, now) }))
  }))
  const [logs, notices] = [JSON.stringify(machines), JSON.stringify(rows)]
  const texts = Buffer.byteLength(logs) + Buffer.byteLength(notices) + Buffer.byteLength(href + userAgent)
  yield* spend(texts + rowBytes * (1 + rows.length), address)
  yield* sql`
    with log as (
      insert into machine_log (machines, href, user_agent, reported_at, time_start, time_end)
      values (${logs}::jsonb, ${href}, ${userAgent}, ${new Date(now).toISOString()}::timestamptz,
        ${moment(payload.timeStart, now)}::timestamptz, ${moment(payload.timeEnd, now)}::timestamptz)
      returning id
    )
    insert into script_error (message, stack, occurred_at, machine_log_id)
    select message, stack, occurred_at, (select id from log)
    from jsonb_to_recordset(${notices}::jsonb) as n(message text, stack text, occurred_at timestamptz)`
  return undefined
})

/**
 * Collects script errors of browsers, each with the log that the page's state machines wrote before it. The reports are
 * few and small, and contain no personal data (rule safety.error-reports).
 */
export const errorTraceHandlers = HttpApiBuilder.group(ShopApi, "errorTrace", (handlers) => {
  const spend = errorBudget()
  return handlers.handleAll({ report: ({ payload }) => orUnavailable(report(payload, spend)) })
})
