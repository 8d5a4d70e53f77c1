import { Clock, Effect } from "effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { HttpApiBuilder } from "effect/http-api"
import { SqlClient } from "effect/sql/SqlClient"
import { Visitor } from "../../contract/middleware.ts"
import { ShopApi } from "../../contract/shop.api.ts"
import type { ProviderId } from "../../domain/payment/payment-providers.ts"
import { addJob } from "../db/add-job.ts"
import { errorResponse } from "../http/error-body.ts"
import { countCall } from "../http/rate-limits.ts"
import { refusals } from "../http/refusals.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { type Notice, PaymentProviders } from "./provider.ts"
import { paymentEventJob } from "./settle.ts"

/** Maximum size of a message, in characters; the providers' messages have a few thousand. */
const largest = 65_536

const iso = (ms: number): string => new Date(ms).toISOString()

/** Stores a message and the job that processes it only once, however often the message is delivered. */
const keep = Effect.fnUntraced(function* (provider: ProviderId, notice: Notice) {
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  const said = JSON.stringify({ payment: notice.paymentId ?? null, fact: notice.fact ?? null })
  yield* sql.withTransaction(
    Effect.gen(function* () {
      const [kept] = yield* sql<{ readonly id: number }>`
        insert into payment_event (provider, event_id, source, kind, said, happened_at, received_at)
        values (${provider}, ${notice.eventId.slice(0, 200)}, 'message', ${notice.kind.slice(0, 100)}, ${said}::jsonb,
          ${iso(notice.at)}::timestamptz, ${iso(now)}::timestamptz)
        on conflict (provider, event_id) do nothing
        returning id`
      if (kept !== undefined) yield* addJob(paymentEventJob, { id: kept.id })
    })
  )
})

/**
 * Accepts a message of a provider. The response is sent after the message is stored, so that no acknowledged message is
 * lost.
 */
const event = Effect.fnUntraced(function* (id: ProviderId) {
  const provider = (yield* PaymentProviders).named(id)
  if (provider === undefined) return yield* Effect.fail(refusals.notFound)
  const { address } = yield* Visitor
  yield* countCall("providerEvent", { address })
  const request = yield* HttpServerRequest
  // the body was already read when the contract was checked
  const body = yield* Effect.orDie(request.text)
  if (body.length > largest) return errorResponse(413)
  const verdict = yield* provider.verify({ headers: request.headers, body })
  if (verdict.type === "forged") return yield* Effect.fail(refusals.forbidden)
  // the provider then sends the message again
  if (verdict.type === "unreachable") return yield* Effect.fail(refusals.unavailable)
  yield* keep(id, verdict.notice)
  return undefined
})

/** The API endpoint for messages of payment providers. */
export const paymentsHandlers = HttpApiBuilder.group(ShopApi, "payments", (handlers) =>
  handlers.handleAll({ event: ({ params }) => orUnavailable(event(params.provider)) })
)
