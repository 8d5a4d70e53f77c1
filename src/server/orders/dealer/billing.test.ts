import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { billingOrderList } from "../../../contract/dealer-orders.api.ts"
import type { Role } from "../../../domain/rights/roles.ts"
import { signInAs } from "../../testing/accounts.test-support.ts"
import { morning, realTime, SampleApi, TestApi } from "../../testing/api.test-support.ts"
import { bodyOf, sameAsMissing } from "../../testing/customers.test-support.ts"
import { placeOrder, read, readPlaced, readSaved } from "../../testing/journey.test-support.ts"
import {
  act,
  dealerUser,
  expectLogged,
  ledTo,
  placedOrder,
  readPage
} from "../../testing/order-life.test-support.ts"
import { pay, payableDraft, sepa } from "../../testing/payment-steps.test-support.ts"
import { signedInWith } from "../../testing/staff.test-support.ts"
import { sampleDay } from "../../testing/testing-database.ts"
import { type TestVisitor, visitor } from "../../testing/visitor.test-support.ts"

const day = 86_400_000
const listed = read(billingOrderList)

const delivered = (amount: number) =>
  [
    ["confirm", {}],
    ["schedule", { Day: "2026-12-30", Reason: "Mit dem Käufer vereinbart." }],
    ["deliver", { Day: sampleDay, Amount: amount, IsMixed: false, Reason: "" }]
  ] as const

const listOf = (client: TestVisitor, query: string) =>
  Effect.map(client.get(`/api/dealer-orders/billing?${query}`), (answer) => {
    assert.strictEqual(answer.status, 200, answer.text)
    return listed(answer)
  })

const rowOf = Effect.fnUntraced(function* (client: TestVisitor, orderId: string, stage?: string) {
  const query = stage === undefined ? "size=100" : `stage=${stage}&size=100`
  return (yield* listOf(client, query)).items.find((row) => row.orderId === orderId)
})

interface Billed {
  readonly Version: number
  readonly InvoiceNumber: string
}

const staff = (name: string, role: Role, now = morning) => signedInWith(`${name}@desk.example`, role, now)

layer(SampleApi, realTime)("a delivered order", (it) => {
  it.effect(
    "goes from bill to payment to archive, only for its dealer and for staff who keep the books",
    () =>
      Effect.gen(function* () {
        const { setTime } = yield* TestApi
        const order = yield* placedOrder("ende")
        const { orderId, offer } = order
        const { client: dealer } = yield* dealerUser("ende@haendler.example", offer.dealerId)
        const { client: other } = yield* dealerUser("ende@fremd.example", offer.dealerId + 1)
        const { client: books } = yield* staff("ende", "Role_Interaid_Financial")
        assert.isUndefined(yield* rowOf(dealer, orderId), "nothing has come yet")
        yield* ledTo(dealer, orderId, delivered(5900))
        const row = (yield* rowOf(dealer, orderId, "delivered")) ?? assert.fail()
        assert.deepInclude(row, { version: 4, status: "delivered", amount: 6000, may: ["invoice"] })
        const { bill } =
          (yield* Effect.map(order.buyer.get(`/api/orders/${orderId}`), readPage)).delivery ?? {}
        assert.deepStrictEqual(row.billing, {
          deliveredOn: sampleDay,
          deliveredAmount: 5900,
          totalPrice: bill?.totalPrice ?? assert.fail(),
          invoiceNumber: null,
          creditNumber: null,
          mandate: null,
          isDirectDebit: false
        })
        assert.isUndefined(yield* rowOf(other, orderId))
        assert.isDefined(yield* rowOf(books, orderId, "delivered"))
        const billed = bodyOf<Billed>(yield* act(books, orderId, "invoice", { Version: 4 }))
        const open = (yield* rowOf(dealer, orderId, "invoiced")) ?? assert.fail()
        assert.deepInclude(open, { status: "invoiced", may: ["settle"] })
        assert.strictEqual(open.billing?.invoiceNumber, billed.InvoiceNumber)
        assert.isUndefined(yield* rowOf(dealer, orderId, "delivered"))
        yield* act(dealer, orderId, "settle", { Version: billed.Version })
        assert.deepInclude(yield* rowOf(dealer, orderId, "settled"), { status: "settled", may: [] })
        assert.isUndefined(yield* rowOf(dealer, orderId, "archive"))
        const found = yield* listOf(dealer, `search=${billed.InvoiceNumber}&stage=settled`)
        assert.include(
          found.items.map((each) => each.orderId),
          orderId
        )
        const sql = yield* SqlClient
        yield* sql`
          update customer_order set receipt = jsonb_set(receipt, '{deliveryAddress,phone}', '"0171 / 66 55-442"')
          where id = ${orderId}`
        for (const search of [order.email, "+49 171 6655442"]) {
          const query = `search=${encodeURIComponent(search)}&stage=settled`
          assert.deepStrictEqual(
            (yield* listOf(dealer, query)).items.map((each) => each.orderId),
            [orderId],
            search
          )
          assert.deepStrictEqual((yield* listOf(other, query)).items, [], search)
        }
        assert.deepStrictEqual(
          (yield* listOf(other, `search=${order.orderNumber}`)).items,
          [],
          "another dealer finds nothing by the number"
        )
        setTime(morning + 57 * day)
        const { client: later } = yield* signInAs("ende@haendler.example")
        assert.isDefined(yield* rowOf(later, orderId, "archive"))
        assert.isUndefined(yield* rowOf(later, orderId, "settled"))
        setTime(morning)
        yield* expectLogged(orderId)
      })
  )

  it.effect("gets the next number of its seller, each once, also under concurrent repeated calls", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const names = ["nr1", "nr2", "nr3", "nr4"]
      const orders = yield* Effect.forEach(names, (name) => placedOrder(name))
      const dealerId = orders[0]?.offer.dealerId ?? assert.fail()
      const own = orders.filter(({ offer }) => offer.dealerId === dealerId)
      assert.lengthOf(own, names.length)
      const { client: dealer } = yield* dealerUser("nummern@haendler.example", dealerId)
      for (const { orderId } of own) yield* ledTo(dealer, orderId, delivered(6000))
      const [first, second, third, fourth] = own.map(({ orderId }) => orderId)
      assert(first !== undefined && second !== undefined && third !== undefined && fourth !== undefined)
      const [series] = yield* sql<{ readonly last: number }>`
        select last from bill_series where issuer_id = ${dealerId} and year = 2026`
      const last = series?.last ?? 0
      const number = (count: number) => `R-2026-${String(last + count).padStart(5, "0")}`
      // the seller chooses a number, which the seller's series then skips
      const mine = yield* act(dealer, first, "invoice", { Version: 4, InvoiceNumber: ` ${number(2)} ` })
      assert.strictEqual(bodyOf<Billed>(mine).InvoiceNumber, number(2))
      const taken = yield* act(dealer, second, "invoice", {
        Version: 4,
        InvoiceNumber: number(2).toLowerCase()
      })
      assert.deepInclude(taken.body, {
        Code: "Invalid",
        Problems: [{ Code: "numberTaken", Field: "InvoiceNumber", Params: {} }]
      })
      // a refused action uses up no number
      assert.strictEqual((yield* act(dealer, first, "invoice", { Version: 5 })).status, 409)
      const answers = yield* Effect.all(
        [second, second, third, fourth, fourth].map((id) => act(dealer, id, "invoice", { Version: 4 })),
        { concurrency: "unbounded" }
      )
      for (const answer of answers) assert.strictEqual(answer.status, 200, answer.text)
      const given = answers.map((answer) => bodyOf<Billed>(answer).InvoiceNumber)
      assert.strictEqual(given[0], given[1], "asked twice, answered as the first time")
      assert.deepStrictEqual([...new Set(given)].toSorted(), [number(1), number(3), number(4)])
      for (const { orderId } of own) yield* expectLogged(orderId)
      // the database refuses a duplicate number even without the API
      const twice = yield* Effect.exit(sql`
        insert into bill (order_id, issuer_id, number, issued_on, imprint)
        select id, ${dealerId}::int, ${number(3)}, current_date, '' from customer_order
        where id not in (select order_id from bill) limit 1`)
      assert.strictEqual(twice._tag, "Failure")
    })
  )

  it.effect("has a bill as a document for its buyer, its dealer and the books; others get none", () =>
    Effect.gen(function* () {
      const order = yield* placedOrder("papier")
      const { orderId, offer } = order
      const path = `/api/orders/${orderId}/bill`
      const { client: dealer } = yield* dealerUser("papier@haendler.example", offer.dealerId)
      const { client: other } = yield* dealerUser("papier@fremd.example", offer.dealerId + 1)
      const { client: books } = yield* staff("papier", "Role_Interaid_Financial")
      const { client: support } = yield* staff("papier-h", "Role_Interaid_DealerSupport")
      const stranger = yield* visitor
      const missing = yield* stranger.get(`/api/orders/${"A".repeat(22)}/bill`)
      const version = yield* ledTo(dealer, orderId, delivered(5900))
      const early = yield* Effect.forEach([dealer, books, order.buyer], (who) => who.get(path))
      sameAsMissing([missing, ...early])
      assert.notInclude((yield* order.buyer.get(`/api/orders/${orderId}`)).text, "/rechnung")
      const { InvoiceNumber } = bodyOf<Billed>(yield* act(dealer, orderId, "invoice", { Version: version }))
      const foreign = yield* Effect.forEach([other, support, stranger], (who) => who.get(path))
      sameAsMissing([missing, ...foreign])
      const papers = yield* Effect.forEach([dealer, books, order.buyer], (who) => who.get(path))
      for (const paper of papers) assert.deepStrictEqual(paper.body, papers[0]?.body)
      const page = yield* Effect.map(order.buyer.get(`/api/orders/${orderId}`), readPage)
      assert.deepInclude(page.documents, {
        kind: "bill",
        path: `/druckansicht/bestellung/${orderId}/rechnung`
      })
      const bill = page.delivery?.bill ?? assert.fail()
      assert.deepInclude(papers[0]?.body, {
        InvoiceNumber,
        IssuedOn: "2026-01-15",
        DeliveredOn: sampleDay,
        OrderedAmount: 6000,
        DeliveredAmount: 5900,
        DeliveredBy: null,
        Bill: {
          GoodsPrice: bill.goodsPrice,
          Fees: bill.fees,
          TotalPrice: bill.totalPrice,
          VatRate: bill.vatRate,
          VatAmount: bill.vatAmount,
          NetTotal: bill.netTotal
        }
      })
      const { name, street, zipCode, city } = offer.seller
      assert.deepInclude(papers[0]?.body, {
        Issuer: { Name: name, Street: street, ZipCode: zipCode, City: city }
      })
      assert.strictEqual(
        Math.round((bill.netTotal + bill.vatAmount) * 100),
        Math.round(bill.totalPrice * 100)
      )
    })
  )

  it.effect(
    "paid by direct debit shows the actions that its mandate allows today, and no data of the account",
    () =>
      Effect.gen(function* () {
        const { setTime } = yield* TestApi
        const buyer = yield* visitor
        const { draft } = yield* payableDraft(buyer, false, { EmailAddress: "einzug@ende.example" })
        const ready = readSaved(yield* pay(buyer, draft, { PaymentId: 42, Sepa: sepa })).draft
        const { orderId } = readPlaced(yield* placeOrder(buyer, ready, "billing-debit"))
        const { client: dealer } = yield* dealerUser("einzug@ende-haendler.example", draft.offer.dealerId)
        const version = yield* ledTo(dealer, orderId, [...delivered(5900), ["invoice", {}]])
        const announced = (yield* rowOf(dealer, orderId)) ?? assert.fail()
        assert.deepStrictEqual([announced.may, announced.billing?.mandate?.dueOn], [[], "2026-01-20"])
        setTime(morning + 5 * day)
        const { client: later } = yield* signInAs("einzug@ende-haendler.example")
        const due = (yield* rowOf(later, orderId)) ?? assert.fail()
        assert.deepStrictEqual(due.may, ["settle", "debitReturned"])
        const settled = bodyOf<Billed>(yield* act(later, orderId, "settle", { Version: version })).Version
        assert.deepStrictEqual((yield* rowOf(later, orderId))?.may, ["debitReturned"])
        const back = yield* act(later, orderId, "debit-returned", {
          Version: settled,
          Reason: "Keine Deckung"
        })
        assert.strictEqual(back.status, 200, back.text)
        const open = (yield* rowOf(later, orderId, "invoiced")) ?? assert.fail()
        assert.deepStrictEqual(open.may, ["announceDebit", "settle"])
        const wire = (yield* later.get("/api/dealer-orders/billing?size=100")).text
        assert.notMatch(wire, /Iban|••/u)
        setTime(morning)
      })
  )
})
