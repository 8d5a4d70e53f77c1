import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { morning, realTime, SampleApi, TestApi } from "../../testing/api.test-support.ts"
import { bodyOf } from "../../testing/customers.test-support.ts"
import { readRefusal } from "../../testing/journey.test-support.ts"
import {
  act,
  dealerUser,
  expectLogged,
  followLink,
  ledTo,
  logOf,
  placedOrder
} from "../../testing/order-life.test-support.ts"
import { countryLetter } from "./order-letters.test-support.ts"
import { mailsTo, workOnce } from "../../testing/registration.test-support.ts"
import { sampleDay } from "../../testing/testing-database.ts"
import { visitor } from "../../testing/visitor.test-support.ts"

const toSettled = [
  ["confirm", {}],
  ["schedule", { Day: "2026-12-30", Reason: "Mit dem Käufer vereinbart." }],
  ["deliver", { Day: sampleDay, Amount: 5900, IsMixed: true, Reason: "" }],
  ["invoice", { InvoiceNumber: "R-17" }],
  ["settle", {}]
] as const

interface Declared {
  readonly Reference: string
  readonly ReceivedAt: string
}

const declaration = (
  order: { readonly email: string; readonly orderNumber: string },
  change: object = {}
) => ({
  Name: "Erika Beispiel",
  Email: order.email,
  OrderNumber: order.orderNumber,
  Reason: "",
  CountryId: 1,
  ...change
})

const noticesOf = Effect.fnUntraced(function* (email: string) {
  const sql = yield* SqlClient
  return yield* sql<{ readonly effect: string; readonly isKnown: boolean }>`
    select effect, order_id is not null as "isKnown" from withdrawal_notice where email = ${email} order by received_at`
})

layer(SampleApi, realTime)("the mails of an order's life", (it) => {
  it.effect("report each event once, with text and HTML, and ask for a rating after delivery", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const order = yield* placedOrder("post")
      const dealer = yield* dealerUser("post@haendler.example", order.offer.dealerId)
      yield* ledTo(dealer.client, order.orderId, toSettled)
      yield* workOnce()
      yield* workOnce()
      const mails = (yield* mailsTo(order.email)).filter(({ kind }) => kind === "order-life")
      assert.deepStrictEqual(mails.map(({ subject }) => subject.replace(order.orderNumber, "N")).toSorted(), [
        "Die Rechnung zu Ihrer Bestellung N",
        "Ihre Bestellung N ist bezahlt",
        "Ihre Bestellung N wurde geliefert",
        "Liefertermin für Ihre Bestellung N: Mittwoch, 30. Dezember 2026",
        `${order.offer.seller.name} hat Ihre Bestellung N bestätigt`
      ])
      for (const { text, html } of mails)
        for (const body of [text, html])
          assert.include(body, `/holzpellets-lose/bestellung-erfolgreich/${order.orderId}?t=`)
      const billed = mails.find(({ subject }) => subject.startsWith("Die Rechnung"))
      for (const part of ["R-17", "5.900 kg", "6.000 kg", "7 % Mehrwertsteuer"])
        assert.include(billed?.text ?? "", part)
      // mixed goods cannot be returned
      assert.notInclude(billed?.text ?? "", "/vertrag-widerrufen")
      const sql = yield* SqlClient
      yield* sql`update graphile_worker._private_jobs set run_at = now()`
      setTime(morning + 2 * 86_400_000)
      yield* workOnce()
      setTime(morning)
      const invitations = (yield* mailsTo(order.email)).filter(({ kind }) => kind === "rating-invitation")
      const path = /\/bewerten-sie-uns\/([\w-]{43})\/([\w-]{22})\n/u.exec(invitations[0]?.text ?? "")
      assert.strictEqual(path?.[2], order.orderId)
      const guest = yield* visitor
      assert.strictEqual((yield* guest.get(`/api/orders/${order.orderId}/rating/${path?.[1]}`)).status, 200)
    })
  )

  it.effect("tell the seller about the buyer's actions", () =>
    Effect.gen(function* () {
      const order = yield* placedOrder("storno")
      yield* act(order.buyer, order.orderId, "cancel", { Version: 1, Reason: "Umzug" })
      yield* workOnce()
      const toSeller = (yield* mailsTo(order.offer.seller.email)).filter(({ subject }) =>
        subject.includes(order.orderNumber)
      )
      assert.deepStrictEqual(
        toSeller.map(({ subject }) => subject).filter((subject) => !subject.startsWith("Neue Bestellung")),
        [`Bestellung ${order.orderNumber} wurde vom Käufer storniert`]
      )
      assert.isTrue(toSeller.some(({ text }) => text.includes("GRUND DES KÄUFERS\nUmzug\n")))
      const [own] = (yield* mailsTo(order.email)).filter(({ kind }) => kind === "order-life")
      assert.strictEqual(own?.subject, `Ihre Bestellung ${order.orderNumber} ist storniert`)
    })
  )

  it("use the currency, tax and spelling of each country", () => {
    assert.include(countryLetter(1), "7 % Mehrwertsteuer")
    assert.include(countryLetter(2), "13 % Umsatzsteuer")
    assert.match(countryLetter(3), /CHF\s[0-9’]+\.[0-9]{2}/u)
  })
})

layer(SampleApi, realTime)("withdrawing without a sign-in (rule law.withdrawal-form)", (it) => {
  it.effect("withdraws the order that is named, and confirms content, date and time by mail", () =>
    Effect.gen(function* () {
      const order = yield* placedOrder("widerruf")
      const guest = order.buyer
      yield* followLink(guest, order.orderId)
      const said = declaration({ ...order, email: "Widerruf@Leben.example" }, { Reason: "Zu früh bestellt" })
      const answer = bodyOf<Declared>(yield* guest.post("/api/withdrawals", said))
      assert.match(answer.Reference, /^W-[0-9A-F]{10}$/u)
      const again = bodyOf<Declared>(yield* guest.post("/api/withdrawals", said))
      assert.deepStrictEqual(again, answer)
      assert.deepInclude((yield* logOf(order.orderId)).at(-1), {
        event: "order.withdraw",
        status: "withdrawn",
        actorKind: "form"
      })
      yield* expectLogged(order.orderId)
      yield* workOnce()
      const mails = (yield* mailsTo(order.email)).filter(({ kind }) => kind !== "order-confirmation")
      assert.deepStrictEqual(
        mails.map(({ kind }) => kind),
        ["withdrawal-receipt"]
      )
      for (const body of [mails[0]?.text ?? "", mails[0]?.html ?? ""])
        for (const part of [
          "Erika Beispiel",
          order.orderNumber,
          "Zu früh bestellt",
          answer.Reference,
          "um 10:00:00 Uhr"
        ])
          assert.include(body, part)
      const toSeller = yield* mailsTo(order.offer.seller.email)
      assert.isTrue(
        toSeller.some(
          ({ subject }) => subject === `Bestellung ${order.orderNumber} wurde vom Käufer widerrufen`
        )
      )
    })
  )

  it.effect(
    "is answered alike for existing and missing orders, and staff read declarations that match none",
    () =>
      Effect.gen(function* () {
        const order = yield* placedOrder("fremdes")
        const guest = yield* visitor
        const tries = [
          declaration(order, { Email: "niemand@leben.example" }),
          declaration(order, { OrderNumber: "HM-26-999999" }),
          declaration(order)
        ]
        const shapes = new Set<string>()
        for (const said of tries) {
          const answer = yield* guest.post("/api/withdrawals", said)
          shapes.add(`${answer.status} ${Object.keys(bodyOf<object>(answer)).join()} ${answer.text.length}`)
        }
        assert.strictEqual(shapes.size, 1)
        assert.deepStrictEqual(yield* noticesOf("niemand@leben.example"), [
          { effect: "noted", isKnown: false }
        ])
        assert.deepStrictEqual((yield* noticesOf(order.email)).map(({ effect }) => effect).toSorted(), [
          "noted",
          "withdrawn"
        ])
        yield* workOnce()
        const receipts = yield* mailsTo("niemand@leben.example")
        assert.lengthOf(receipts, 1)
        const sql = yield* SqlClient
        const byHand = yield* sql`select 1 from mail where id like 'withdrawal-notice-%'`
        assert.lengthOf(byHand, 2)
      })
  )

  it.effect("accepts pasted text with tabs, dashes and invisible characters", () =>
    Effect.gen(function* () {
      const order = yield* placedOrder("kopiert")
      const guest = yield* visitor
      const answer = yield* guest.post(
        "/api/withdrawals",
        declaration(
          {
            email: `\u00a0${order.email}\t`,
            orderNumber: `#${order.orderNumber.replaceAll("-", "\u2013")}\t`
          },
          { Name: "\u202aErika Beispiel\u202c\t", Reason: "Falsche Menge:\t3 t statt 6 t" }
        )
      )
      assert.strictEqual(answer.status, 200, answer.text)
      const sql = yield* SqlClient
      const [notice] = yield* sql<Record<string, unknown>>`
        select effect, name, order_number as "orderNumber", reason from withdrawal_notice where email = ${order.email}`
      assert.deepStrictEqual(notice, {
        effect: "withdrawn",
        name: "Erika Beispiel",
        orderNumber: order.orderNumber,
        reason: "Falsche Menge: 3 t statt 6 t"
      })
      const long = yield* guest.post("/api/withdrawals", declaration(order, { Reason: "x".repeat(1001) }))
      assert.deepStrictEqual(
        readRefusal(long).problems.map(({ field, code }) => `${field} ${code}`),
        ["Reason tooLong"]
      )
    })
  )

  it.effect("reports what is missing, and takes no more than a person has orders", () =>
    Effect.gen(function* () {
      const guest = yield* visitor
      const empty = yield* guest.post(
        "/api/withdrawals",
        declaration({ email: "kein Postfach", orderNumber: " " }, { Name: "" })
      )
      assert.deepStrictEqual(
        readRefusal(empty).problems.map(({ field, code }) => `${field} ${code}`),
        ["Name required", "Email invalid", "OrderNumber required"]
      )
      const statuses: Array<number> = []
      for (let count = 0; count < 11; count++) {
        const said = declaration({ email: "viel@leben.example", orderNumber: `HM-26-90000${count}` })
        statuses.push((yield* guest.post("/api/withdrawals", said)).status)
      }
      assert.deepStrictEqual(statuses, [...Array.from({ length: 10 }, () => 200), 429])
    })
  )
})
