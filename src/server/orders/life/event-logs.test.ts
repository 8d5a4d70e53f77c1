import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { orderLifeVersion } from "../../../domain/order/life/order-life.ts"
import { replayed } from "../../../machines/order-life/live-on.ts"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { errorLog, lastErrors } from "../../error-trace/error-log.ts"
import { dealerUser, ledTo, placedOrder } from "../../testing/order-life.test-support.ts"
import { decodeLifeEvent } from "./logged-event.ts"
import { orderLog } from "./order-log.ts"
import { sampleDay } from "../../testing/testing-database.ts"

layer(SampleApi, realTime)("the event logs that npm run log exports", (it) => {
  it.effect("contain the data of an order that its machine needs, and no typed text", () =>
    Effect.gen(function* () {
      const order = yield* placedOrder("protokoll")
      const dealer = yield* dealerUser("protokoll@haendler.example", order.offer.dealerId)
      yield* ledTo(dealer.client, order.orderId, [
        ["confirm", {}],
        ["schedule", { Day: "2026-12-30", Reason: "Erika Mustermann ist verreist" }],
        ["deliver", { Day: sampleDay, Amount: 5900, IsMixed: false, Reason: "" }],
        ["invoice", { InvoiceNumber: "R-17" }]
      ])
      const sql = yield* SqlClient
      const [row] = yield* sql<{ readonly number: string }>`
        select order_number as number from customer_order where id = ${order.orderId}`
      const log = yield* orderLog(row?.number ?? "")
      assert(log !== undefined)
      assert.deepInclude(log, { kind: "order", machine: "orderLife", version: orderLifeVersion })
      assert.deepStrictEqual(
        log.entries.map(({ event, state }) => [event.type, state]),
        [
          ["order.confirm", "confirmed"],
          ["order.schedule", "scheduled"],
          ["order.deliver", "delivered"],
          ["order.invoice", "invoiced"]
        ]
      )
      const text = JSON.stringify(log)
      for (const word of ["Erika", "R-17", order.email, order.orderId]) assert.notInclude(text, word)
      const events = yield* Effect.forEach(log.entries, ({ event, version }) =>
        Effect.map(decodeLifeEvent(event), (decoded) => ({ machineVersion: version, event: decoded }))
      )
      const [, scheduled, delivered] = events
      assert.deepInclude(scheduled?.event, { reason: "…", day: "2026-12-30" })
      assert.deepInclude(delivered?.event, { reason: "", amount: 5900 })
      const end = replayed(log.input.agreed, events)
      assert(end.kind === "replayed")
      assert.strictEqual(end.life.status, "invoiced")
      assert.isUndefined(yield* orderLog("0"))
    })
  )

  it.effect("contain the log of the state machines of an error's page, the newest error first", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const entry = {
        event: "xstate.init",
        state: "ready",
        status: "active" as const,
        time: "2026-01-15T09:00:00.000Z"
      }
      const machines = [{ machine: "chunkReload", version: "1a2b3c", entries: [entry] }]
      yield* sql`
        with log as (
          insert into machine_log (machines, reported_at) values (${JSON.stringify(machines)}::jsonb, now()) returning id
        )
        insert into script_error (message, stack, href, user_agent, occurred_at, machine_log_id)
        select message, '', '/', '', '2026-01-15T09:00:00Z', log_id from (
          select 'old' as message, null::bigint as log_id union all select 'new', id from log) n`
      const errors = yield* lastErrors(2)
      assert.deepStrictEqual(
        errors.map(({ message, machines: did }) => [message, did.length]),
        [
          ["new", 1],
          ["old", 0]
        ]
      )
      const id = errors[0]?.id ?? 0
      assert.deepStrictEqual(yield* errorLog(id), {
        kind: "error",
        id,
        message: "new",
        href: "/",
        time: "2026-01-15T09:00:00.000Z",
        machines
      })
      assert.isUndefined(yield* errorLog(id + 1000))
    })
  )
})
