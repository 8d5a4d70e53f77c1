import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import fc from "fast-check"
import { providerIds } from "../../domain/payment/payment-providers.ts"
import { longRun, partOf } from "../../../tools/long-runs.ts"
import { TestDatabase } from "../db/testing.ts"
import { choice, paymentWorld } from "./payment-world.test-support.ts"
import { takeMessage } from "./settle.ts"
import type { FaultKind } from "./stand-in.test-support.ts"
import type { Booking } from "./stand-in-rules.test-support.ts"

const realTime = { excludeTestServices: true } as const

const seed = 20_261_122
const rounds = longRun(500, 100)

const fault = fc.option(
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc.constantFrom<FaultKind>("cutAfter", "refuseConnection", "failAfter", "failBefore")
    },
    { weight: 4, arbitrary: fc.constantFrom<FaultKind>("garbledAfter", "busy") },
    { weight: 1, arbitrary: fc.constantFrom<FaultKind>("hangAfter", "hangBefore") }
  ),
  { nil: undefined, freq: 3 }
)

const step = fc.record({
  action: fc.constantFrom(
    "authorise",
    "authorise",
    "authorise",
    "capture",
    "capture",
    "captureTwice",
    "void",
    "refund",
    "message",
    "settle"
  ),
  /** Faults to inject into the next calls, in order, whichever calls those turn out to be. */
  faults: fc.array(fault, { minLength: 0, maxLength: 3 }),
  which: fc.nat(9)
})

const sequence = fc.record({
  provider: fc.constantFrom(...providerIds),
  steps: fc.array(step, { minLength: 3, maxLength: 9 })
})

/** A payment with each provider that is refunded without any fault: random sequences reach a refund only by chance. */
const paidBack = providerIds.map((provider) => ({
  provider,
  steps: (["authorise", "capture", "refund"] as const).map((action) => ({ action, faults: [], which: 0 }))
}))

const factTypes = {
  authorise: "authorised",
  capture: "captured",
  void: "voided",
  refund: "refunded"
} as const

/** Returns the provider's message about an entry of its books. */
const factOf = ({ action, cents, currency }: Booking) =>
  action === "void" ? { type: "voided" } : { type: factTypes[action], money: { cents, currency }, refs: {} }

/** The expected entries of the provider's books for a payment in each state. */
const booksOf: Readonly<Record<string, ReadonlyArray<string>>> = {
  created: [""],
  declined: [""],
  authorised: ["authorise 2400"],
  captured: ["authorise 2400, capture 2000"],
  refunded: ["authorise 2400, capture 2000, refund 500"],
  voided: ["", "authorise 2400, void 2400"]
}

layer(TestDatabase.layer, realTime)("whatever goes wrong with a provider", (it) => {
  it.effect(
    "nothing is charged twice, and books and rows agree in the end",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const states = new Map<string, number>()
        let bookings = 0
        const sequences = [...fc.sample(sequence, { seed, numRuns: rounds }), ...paidBack]
        for (const [index, { provider, steps }] of sequences.entries())
          yield* Effect.scoped(
            Effect.gen(function* () {
              const { there, alarms, payments, built, begun, stateOf, settleIn } = yield* paymentWorld
              // the fake provider accepts repeated calls in this mode, so only the shop can prevent a second charge;
              // with PayPal the idempotency key that the shop sends prevents it
              there.rules.isLenient = true
              const id = yield* begun(provider)
              for (const { action, faults, which } of steps) {
                for (const kind of faults) if (kind !== undefined) there.faults.push({ kind })
                if (action === "authorise") yield* payments.authorise(id, choice)
                if (action === "capture") yield* payments.capture(id, 2000)
                if (action === "captureTwice")
                  yield* Effect.all(
                    [payments.capture(id, 2000), payments.capture(id, 2000), payments.void(id)],
                    {
                      concurrency: 3
                    }
                  )
                if (action === "void") yield* payments.void(id)
                if (action === "refund") yield* payments.refund(id, 500)
                if (action === "settle") yield* settleIn(6)
                const booking = there.ledger[which % Math.max(1, there.ledger.length)]
                if (action === "message" && booking !== undefined) {
                  const said = JSON.stringify({ payment: id, fact: factOf(booking) })
                  const [event] = yield* sql<{ readonly id: number }>`
                    insert into payment_event (provider, event_id, source, kind, said, happened_at, received_at)
                    values (${provider}, ${`${id}-${which}-${states.size}`}, 'message', 'test', ${said}::jsonb, now(), now())
                    on conflict do nothing returning id`
                  if (event !== undefined) yield* Effect.provide(takeMessage(event), built)
                }
              }
              there.faults.length = 0
              // waits long enough for the provider's circuit to close again
              yield* settleIn(30)
              const state = (yield* stateOf(id)) ?? "gone"
              const books = there.booked(id).join(", ")
              assert.include(
                booksOf[state] ?? [],
                books,
                `sequence ${index} (${provider}, seed ${seed}) is ${state}, after ${JSON.stringify(steps)}`
              )
              assert.deepStrictEqual(alarms, [])
              states.set(state, (states.get(state) ?? 0) + 1)
              bookings += there.ledger.length
              yield* sql`delete from payment_event`
              yield* sql`delete from payment`
            })
          )
        const seen = [...states].map(([state, count]) => `${state} ${count}`).join(", ")
        console.log(
          `${partOf(rounds, 500, "sequences")}, seed ${seed}: ${bookings} bookings, none twice; ${seen}`
        )
        for (const state of ["created", "authorised", "captured", "refunded", "voided"])
          assert.isAbove(states.get(state) ?? 0, 0, state)
      }),
    longRun(300_000, 120_000)
  )
})
