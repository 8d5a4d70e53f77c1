import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { staffOrder } from "../../../contract/schemas/staff-order.schema.ts"
import { makeAccount, signInAs } from "../../testing/accounts.test-support.ts"
import { morning, realTime, SampleApi, TestApi } from "../../testing/api.test-support.ts"
import { bodyOf } from "../../testing/customers.test-support.ts"
import { read } from "../../testing/journey.test-support.ts"
import {
  act,
  dealerUser,
  expectLogged,
  ledTo,
  placedOrder,
  readPage
} from "../../testing/order-life.test-support.ts"
import { mailsTo, workOnce } from "../../testing/registration.test-support.ts"
import { signedInWith } from "../../testing/staff.test-support.ts"
import { delivered, listed } from "./credit-notes.test-support.ts"

const readWhole = read(staffOrder)

interface Paper {
  readonly InvoiceNumber: string
  readonly IssuedOn: string
  readonly Bill: Readonly<Record<string, number>>
  readonly CreditNote: {
    readonly Number: string
    readonly IssuedOn: string
    readonly Bill: Readonly<Record<string, number>>
  } | null
}

interface Extract {
  readonly OrderEvents: ReadonlyArray<{ readonly Event: string; readonly CreditNumber: string | null }>
}

const notesOf = Effect.fnUntraced(function* (orderId: string) {
  const sql = yield* SqlClient
  return yield* sql`
    select k.number, k.issued_on::text as "issuedOn", k.issuer_id = b.issuer_id as "isIssuers"
    from credit_note k join bill b using (order_id) where k.order_id = ${orderId}`
})

layer(SampleApi, realTime)("a bill whose order is withdrawn", (it) => {
  it.effect("is cancelled once by a credit note, at its own rate of VAT, in list, pages and documents", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const order = yield* placedOrder("storno")
      const { orderId, offer, buyer } = order
      const { client: dealer } = yield* dealerUser("storno@haendler.example", offer.dealerId)
      const path = `/api/orders/${orderId}/bill`
      const Version = yield* ledTo(dealer, orderId, [...delivered, ["invoice", {}]])
      const open = bodyOf<Paper>(yield* buyer.get(path))
      assert.isNull(open.CreditNote)
      assert.strictEqual(open.Bill["VatRate"], 7)
      const nextDay = morning + 86_400_000
      setTime(nextDay)
      // a new VAT rate does not apply to a bill that was already written
      const sql = yield* SqlClient
      yield* sql`
        insert into vat_class_rate (country_id, vat_class, rate_tenths, valid_from)
        values (1, 'burningWood', 95, '2026-01-14')`
      const withdraw = act(buyer, orderId, "withdraw", { Version, Reason: "" })
      const answers = yield* Effect.all([withdraw, withdraw, withdraw], { concurrency: "unbounded" })
      for (const answer of answers) assert.deepInclude(answer.body, { Status: "withdrawn" }, answer.text)
      assert.deepStrictEqual(yield* notesOf(orderId), [
        { number: "S-2026-00001", issuedOn: "2026-01-16", isIssuers: true }
      ])
      const { CreditNote, ...bill } = bodyOf<Paper>(yield* buyer.get(path))
      const { CreditNote: _, ...before } = open
      assert.deepStrictEqual({ ...bill, Status: "" }, { ...before, Status: "" }, "the bill stays as it was")
      assert.deepInclude(CreditNote, { Number: "S-2026-00001", IssuedOn: "2026-01-16" })
      const cancelled = Object.entries(CreditNote?.Bill ?? {})
      assert.lengthOf(cancelled, 6)
      for (const [name, sum] of cancelled)
        assert.strictEqual(sum + (open.Bill[name] ?? 0), name === "VatRate" ? 14 : 0, name)
      const page = readPage(yield* buyer.get(`/api/orders/${orderId}`))
      assert.deepInclude(page.documents, {
        kind: "creditNote",
        path: `/druckansicht/bestellung/${orderId}/stornorechnung`
      })
      const { client: later } = yield* signInAs("storno@haendler.example")
      const archive = listed(yield* later.get("/api/dealer-orders/billing?stage=archive&size=100"))
      const row = archive.items.find((each) => each.orderId === orderId)
      assert.deepInclude(row?.billing, { invoiceNumber: open.InvoiceNumber, creditNumber: "S-2026-00001" })
      const found = listed(yield* later.get("/api/dealer-orders/billing?search=S-2026-00001"))
      assert.deepStrictEqual(
        found.items.map((each) => each.orderId),
        [orderId],
        "found by its number"
      )
      const role = "Role_Interaid_Financial"
      const { client: books } = yield* signedInWith("storno@desk.example", role, nextDay)
      const shown = readWhole(yield* books.get(`/api/desk-orders/${orderId}`))
      assert.strictEqual(shown.creditNumber, "S-2026-00001")
      const { email } = order
      yield* sql`
        update customer_order set account_id = ${yield* makeAccount(email, ["Role_Customer"])} where id = ${orderId}`
      const { client: owner } = yield* signInAs(email)
      const extract = bodyOf<Extract>(yield* owner.get("/api/kunde/datenauszug"))
      assert.deepStrictEqual(
        extract.OrderEvents.flatMap(({ Event, CreditNumber }) => (CreditNumber ? [Event, CreditNumber] : [])),
        ["order.withdraw", "S-2026-00001"]
      )
      setTime(morning)
      yield* expectLogged(orderId)
    })
  )

  it.effect("is mailed with its credit note to buyer and seller, also if the form was used", () =>
    Effect.gen(function* () {
      const byPage = yield* placedOrder("storno-seite")
      const byForm = yield* placedOrder("storno-formular")
      const { client: dealer } = yield* dealerUser("storno-post@haendler.example", byPage.offer.dealerId)
      const billed = [...delivered, ["invoice", {}]] as const
      const Version = yield* ledTo(dealer, byPage.orderId, billed)
      yield* act(byPage.buyer, byPage.orderId, "withdraw", { Version, Reason: "" })
      yield* ledTo(dealer, byForm.orderId, billed)
      const said = yield* byForm.buyer.post("/api/withdrawals", {
        Name: "Erika Beispiel",
        Email: byForm.email,
        OrderNumber: byForm.orderNumber,
        Reason: "",
        CountryId: 1
      })
      assert.strictEqual(said.status, 200, said.text)
      yield* workOnce()
      const toSeller = yield* mailsTo(byPage.offer.seller.email)
      for (const { orderId, orderNumber, email } of [byPage, byForm]) {
        const number = String((yield* notesOf(orderId))[0]?.["number"])
        const withdrawals = (mails: typeof toSeller) =>
          mails.filter(({ subject }) => subject.includes(orderNumber) && /widerruf/iu.test(subject))
        for (const mails of [withdrawals(yield* mailsTo(email)), withdrawals(toSeller)]) {
          assert.lengthOf(mails, 1)
          for (const body of [mails[0]?.text, mails[0]?.html])
            assert.include(body, `durch die Stornorechnung ${number} aufgehoben`)
        }
      }
    })
  )

  it.effect("gets a credit note with the next number of its issuer, which no bill has", () =>
    Effect.gen(function* () {
      const orders = yield* Effect.forEach(["nr1", "nr2", "nr3", "nr4"], (name) => placedOrder(name))
      const dealerId = orders[0]?.offer.dealerId ?? assert.fail()
      const { client: dealer } = yield* dealerUser("nr@haendler.example", dealerId)
      const [byHand, ...others] = orders
      const [series] = yield* Effect.flatMap(
        SqlClient,
        (sql) => sql<{ readonly last: number }>`
          select last_credit as last from bill_series where issuer_id = ${dealerId} and year = 2026`
      )
      const last = series?.last ?? 0
      const number = (count: number) => `S-2026-${String(last + count).padStart(5, "0")}`
      yield* ledTo(dealer, byHand?.orderId ?? "", [...delivered, ["invoice", { InvoiceNumber: number(2) }]])
      const withdrawn = Effect.fnUntraced(function* ({ orderId, buyer }: (typeof orders)[number]) {
        const Version = yield* ledTo(dealer, orderId, [...delivered, ["invoice", {}]])
        return yield* act(buyer, orderId, "withdraw", { Version, Reason: "" })
      })
      yield* Effect.forEach(others, withdrawn, { concurrency: "unbounded" })
      const given = yield* Effect.forEach(others, ({ orderId }) => notesOf(orderId))
      assert.deepStrictEqual(
        given.flatMap((notes) => notes.map((note) => String(note["number"]))).toSorted(),
        [number(1), number(3), number(4)]
      )
      const many = yield* placedOrder("nr6")
      const sql = yield* SqlClient
      yield* sql`update bill_series set last_credit = 99_999 where issuer_id = ${dealerId} and year = 2026`
      yield* withdrawn(many)
      assert.strictEqual(
        (yield* notesOf(many.orderId))[0]?.["number"],
        "S-2026-100000",
        "goes on beyond that"
      )
      const late = yield* placedOrder("nr5")
      const Version = yield* ledTo(dealer, late.orderId, delivered)
      const taken = yield* act(dealer, late.orderId, "invoice", { Version, InvoiceNumber: number(3) })
      assert.strictEqual(taken.status, 422, "no bill has the number of a credit note")
      // without a bill there is nothing to cancel
      yield* act(late.buyer, late.orderId, "withdraw", { Version, Reason: "" })
      assert.deepStrictEqual(yield* notesOf(late.orderId), [])
      const page = readPage(yield* late.buyer.get(`/api/orders/${late.orderId}`))
      assert.notInclude(
        page.documents.map(({ kind }) => kind),
        "creditNote"
      )
    })
  )
})
