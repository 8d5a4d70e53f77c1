import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { morning, realTime, SampleApi, TestApi } from "../../testing/api.test-support.ts"
import { signInAs } from "../../testing/accounts.test-support.ts"
import { bodyOf, sameAsMissing } from "../../testing/customers.test-support.ts"
import { placeOrder, readPlaced, readSaved } from "../../testing/journey.test-support.ts"
import { act, dealerUser, expectLogged, ledTo, readPage } from "../../testing/order-life.test-support.ts"
import { byForm } from "../life/actor.ts"
import { factsOf, findLife } from "../life/life-row.ts"
import { leadDebit } from "./lead-debit.ts"
import { mandatesLapse } from "./mandates-lapse.ts"
import { pay, payableDraft, sepa } from "../../testing/payment-steps.test-support.ts"
import { mailsTo, workOnce } from "../../testing/registration.test-support.ts"
import { sampleDay } from "../../testing/testing-database.ts"
import { visitor } from "../../testing/visitor.test-support.ts"

const day = 86_400_000
const toInvoiced = [
  ["confirm", {}],
  ["schedule", { Day: "2026-12-30", Reason: "Mit dem Käufer vereinbart." }],
  ["deliver", { Day: sampleDay, Amount: 5900, IsMixed: false, Reason: "" }],
  ["invoice", {}]
] as const

/** Places an order paid by direct debit to its dealer, and creates a user of that dealer. */
const debited = Effect.fnUntraced(function* (name: string) {
  const buyer = yield* visitor
  const email = `${name}@lastschrift.example`
  const { draft } = yield* payableDraft(buyer, false, { EmailAddress: email })
  const ready = readSaved(yield* pay(buyer, draft, { PaymentId: 42, Sepa: sepa })).draft
  const { orderId } = readPlaced(yield* placeOrder(buyer, ready, `debit-${name}`))
  const dealer = yield* dealerUser(`${name}@haendler.example`, draft.offer.dealerId)
  const page = Effect.map(buyer.get(`/api/orders/${orderId}`), readPage)
  return { buyer, email, orderId, offer: draft.offer, dealer: dealer.client, page }
})

const eventsOf = Effect.fnUntraced(function* (orderId: string) {
  const sql = yield* SqlClient
  const rows = yield* sql<{ readonly line: string }>`
    select e.number || ' ' || e.event || ' ' || e.state || ' ' || coalesce(e.actor_kind, 'time') as line
    from mandate_event e join sepa_mandate m using (reference) join customer_order o on o.draft_id = m.draft_id
    where o.id = ${orderId} order by e.number`
  return rows.map(({ line }) => line)
})

layer(SampleApi, realTime)("the mandate of an order (rule payment.mandate-life)", (it) => {
  it.effect(
    "is announced with the bill, not debited before its day, and is open again if it is returned",
    () =>
      Effect.gen(function* () {
        const { setTime } = yield* TestApi
        const order = yield* debited("einzug")
        assert.deepInclude((yield* order.page).mandate, { state: "active", dueOn: null, canRevoke: true })
        const version = yield* ledTo(order.dealer, order.orderId, toInvoiced)
        const billed = yield* order.page
        const total = billed.delivery?.bill.totalPrice ?? assert.fail()
        // 15 January 2026 is a Thursday
        assert.deepInclude(billed.mandate, { state: "preNotified", dueOn: "2026-01-20", amount: total })
        yield* workOnce()
        const [notice] = (yield* mailsTo(order.email)).filter(({ subject }) =>
          subject.startsWith("Die Rechnung")
        )
        const money = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" }).format(total)
        const mandate = billed.payment.mandate ?? assert.fail()
        for (const body of [notice?.text ?? "", notice?.html ?? ""])
          for (const part of [
            "Dienstag, 20. Januar 2026",
            money,
            "DE•• •••• 3000",
            mandate.reference,
            mandate.creditorId
          ])
            assert.include(body, part)
        const early = yield* act(order.dealer, order.orderId, "settle", { Version: version })
        assert.deepInclude(early.body, { Code: "NotPossible", Status: "invoiced" })
        const nothing = yield* act(order.dealer, order.orderId, "announce-debit", { Version: version })
        assert.deepInclude(nothing.body, { Code: "NotPossible" }, "it is announced already")
        setTime(morning + 5 * day)
        const { client: later } = yield* signInAs("einzug@haendler.example")
        const paid = yield* act(later, order.orderId, "settle", { Version: version })
        assert.deepInclude(paid.body, { Status: "settled" }, paid.text)
        assert.deepInclude((yield* order.page).mandate, { state: "collected", canRevoke: false })
        const back = yield* act(later, order.orderId, "debit-returned", {
          Version: version + 1,
          Reason: "Keine Deckung"
        })
        assert.deepInclude(back.body, { Status: "invoiced" }, back.text)
        const again = yield* act(later, order.orderId, "announce-debit", { Version: version + 2 })
        assert.deepInclude(bodyOf<{ Mandate: object }>(again).Mandate, {
          State: "preNotified",
          DueOn: "2026-01-26"
        })
        yield* workOnce()
        // the log distinguishes several events that lead to the same state, and their reasons
        assert.deepStrictEqual(
          (yield* order.page).events.slice(-3).map(({ event, state, reason }) => [event, state, reason]),
          [
            ["settle", "settled", null],
            ["debitReturned", "invoiced", "Keine Deckung"],
            ["announceDebit", "invoiced", null]
          ]
        )
        setTime(morning)
        const subjects = (yield* mailsTo(order.email)).map(({ subject }) => subject)
        for (const begin of ["Die Lastschrift zu Ihrer", "Ankündigung einer Lastschrift"])
          assert.lengthOf(
            subjects.filter((subject) => subject.startsWith(begin)),
            1
          )
        assert.deepStrictEqual(yield* eventsOf(order.orderId), [
          "1 debit.announced preNotified dealer",
          "2 debit.collected collected dealer",
          "3 debit.returned returned dealer",
          "4 debit.announced preNotified dealer"
        ])
        yield* expectLogged(order.orderId)
      })
  )

  it.effect("is revoked only by its buyer, once, and then the bill asks for a transfer", () =>
    Effect.gen(function* () {
      const order = yield* debited("widerruf")
      const reference = (yield* order.page).payment.mandate?.reference
      const stranger = yield* visitor
      sameAsMissing([
        yield* act(stranger, order.orderId, "revoke-mandate", { Reference: reference }),
        yield* act(stranger, "A".repeat(22), "revoke-mandate", { Reference: reference }),
        yield* act(order.dealer, order.orderId, "revoke-mandate", { Reference: reference }),
        yield* act(order.buyer, order.orderId, "revoke-mandate", { Reference: "HM-ANOTHER" })
      ])
      const answers = yield* Effect.all(
        [1, 2, 3].map(() => act(order.buyer, order.orderId, "revoke-mandate", { Reference: reference })),
        { concurrency: "unbounded" }
      )
      for (const { body, text } of answers) assert.deepInclude(body, { State: "revoked" }, text)
      yield* ledTo(order.dealer, order.orderId, toInvoiced)
      yield* workOnce()
      assert.deepStrictEqual(yield* eventsOf(order.orderId), ["1 mandate.revoked revoked grant"])
      const mails = yield* mailsTo(order.email)
      assert.lengthOf(
        mails.filter(({ subject }) => subject.startsWith("SEPA-Mandat zu Bestellung")),
        1
      )
      const [bill] = mails.filter(({ subject }) => subject.startsWith("Die Rechnung"))
      assert.include(bill?.text ?? "", "gilt nicht mehr")
      const toDealer = (yield* mailsTo(order.offer.seller.email)).filter(({ subject }) =>
        subject.startsWith("SEPA-Mandat zu Bestellung")
      )
      assert.lengthOf(toDealer, 1)
      // the order is paid in another way, so there is no debit day to wait for
      const settled = yield* act(order.dealer, order.orderId, "settle", { Version: 5 })
      assert.deepInclude(settled.body, { Status: "settled" }, settled.text)
      const nothing = yield* act(order.dealer, order.orderId, "debit-returned", {
        Version: 6,
        Reason: "Bank"
      })
      assert.deepInclude(nothing.body, { Code: "NotPossible" })
    })
  )

  it.effect("ends with an order that is cancelled", () =>
    Effect.gen(function* () {
      const order = yield* debited("storno")
      yield* act(order.buyer, order.orderId, "cancel", { Version: 1, Reason: "" })
      assert.deepInclude((yield* order.page).mandate, { state: "revoked" })
    })
  )

  it.effect("still shows a debit that the bank already has when the order is withdrawn from", () =>
    Effect.gen(function* () {
      const withdrawn = Effect.fnUntraced(function* (name: string, today: string) {
        const order = yield* debited(name)
        yield* ledTo(order.dealer, order.orderId, toInvoiced)
        const row = (yield* findLife(order.orderId)) ?? assert.fail()
        const event = { type: "order.withdraw", by: "customer", today, reason: "" } as const
        assert.isTrue(yield* leadDebit(row, factsOf(row), event, byForm, morning))
        return (yield* order.page).mandate
      })
      // the debit was announced for 20 January
      assert.deepInclude(yield* withdrawn("widerruf-vorher", "2026-01-19"), { state: "revoked" })
      assert.deepInclude(yield* withdrawn("widerruf-nachher", "2026-01-20"), {
        state: "preNotified",
        dueOn: "2026-01-20"
      })
    })
  )

  it.effect("lapses after 36 idle months, and its account is deleted 14 months after its last use", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { setTime, atThatTime } = yield* TestApi
      const order = yield* debited("ruhe")
      const isKept = Effect.map(
        sql<{ readonly isKept: boolean }>`
          select m.iban is not null as "isKept" from sepa_mandate m join customer_order o on o.draft_id = m.draft_id
          where o.id = ${order.orderId}`,
        (rows) => rows[0]?.isKept
      )
      const after = (days: number) => {
        setTime(morning + days * day)
        return atThatTime(mandatesLapse)
      }
      yield* after(1095)
      assert.deepStrictEqual(yield* eventsOf(order.orderId), [])
      yield* after(1098)
      assert.deepStrictEqual(yield* eventsOf(order.orderId), ["1 mandate.lapsed expired time"])
      yield* after(1098 + 423)
      assert.isTrue(yield* isKept)
      yield* after(1098 + 425)
      assert.isFalse(yield* isKept)
      setTime(morning)
    })
  )

  it.effect("does not exist for orders that are paid in another way", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      const { draft } = yield* payableDraft(buyer, false)
      const ready = readSaved(yield* pay(buyer, draft, { PaymentId: 40 })).draft
      const { orderId } = readPlaced(yield* placeOrder(buyer, ready, "no-debit"))
      const { client } = yield* dealerUser("ohne@haendler.example", draft.offer.dealerId)
      const version = yield* ledTo(client, orderId, toInvoiced)
      for (const [action, said] of [
        ["debit-returned", { Reason: "Keine Deckung" }],
        ["announce-debit", {}]
      ] as const)
        assert.deepInclude((yield* act(client, orderId, action, { Version: version, ...said })).body, {
          Code: "NotPossible"
        })
      const page = readPage(yield* buyer.get(`/api/orders/${orderId}`))
      assert.isNull(page.mandate)
    })
  )
})
