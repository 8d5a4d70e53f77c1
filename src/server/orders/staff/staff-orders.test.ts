import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { staffOrder } from "../../../contract/schemas/staff-order.schema.ts"
import { morning, realTime, SampleApi } from "../../testing/api.test-support.ts"
import { bodyOf, sameAsMissing } from "../../testing/customers.test-support.ts"
import { placeOrder, read, readPlaced, readRefusal, readSaved } from "../../testing/journey.test-support.ts"
import {
  act,
  dealerUser,
  expectLogged,
  ledTo,
  logOf,
  placedOrder,
  type State
} from "../../testing/order-life.test-support.ts"
import { iban, pay, payableDraft, sepa } from "../../testing/payment-steps.test-support.ts"
import { mailsTo, workOnce } from "../../testing/registration.test-support.ts"
import { signedInWith } from "../../testing/staff.test-support.ts"
import { type Answer, type TestVisitor, visitor } from "../../testing/visitor.test-support.ts"

const readWhole = (answer: Answer) => {
  assert.strictEqual(answer.status, 200, answer.text)
  return read(staffOrder)(answer)
}

const open = (client: TestVisitor, orderId: string) => client.get(`/api/desk-orders/${orderId}`)

const forBuyer = (client: TestVisitor, orderId: string, action: string, body: object) =>
  client.post(`/api/desk-orders/${orderId}/${action}`, body)

const service = (name: string) =>
  signedInWith(`${name}@desk.example`, "Role_Interaid_CustomerSupport", morning)
const dealerService = (name: string) =>
  signedInWith(`${name}@desk.example`, "Role_Interaid_DealerSupport", morning)

const problemsOf = (answer: Answer) => {
  assert.strictEqual(answer.status, 422, answer.text)
  return readRefusal(answer).problems.map(({ code, field }) => `${field} ${code}`)
}

const called = "Kunde hat um 9 Uhr angerufen"

layer(SampleApi, realTime)("an order at the desk", (it) => {
  it.effect("is shown completely to its dealer and to staff, and each access is logged", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const order = yield* placedOrder("ganz")
      const dealer = yield* dealerUser("ganz@haendler.example", order.offer.dealerId)
      const staff = yield* service("ganz")
      const own = readWhole(yield* open(dealer.client, order.orderId))
      const all = readWhole(yield* open(staff.client, order.orderId))
      assert.deepInclude(own.row, {
        orderNumber: order.orderNumber,
        email: order.email,
        buyer: "Erika Beispiel",
        payment: "Invoice",
        seat: "dealer",
        may: ["confirm", "refuse"]
      })
      assert.match(own.row.phone, /[0-9]{4}/u)
      assert.isAbove(own.row.wishes.length, 0)
      assert.strictEqual(own.order.deliveryAddress.street, "Marktplatz")
      assert.deepInclude(own, { mails: null, notes: null, accountId: null })
      assert.deepInclude(all.row, { seat: "house", may: ["cancelForBuyer", "withdrawForBuyer"] })
      assert.deepInclude(all, { mails: [], notes: [], noteCount: 0 })
      const rows = yield* sql`
        select actor_id as actor, detail from audit_event where event = 'orderOpened' order by id`
      const detail = { orderNumber: order.orderNumber }
      assert.deepStrictEqual(rows, [
        { actor: dealer.id, detail },
        { actor: staff.id, detail }
      ])
    })
  )

  it.effect("of another dealer is answered byte for byte like a missing one, and not logged", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const order = yield* placedOrder("fremd")
      const other = yield* dealerUser("fremd@desk-haendler.example", order.offer.dealerId + 1)
      sameAsMissing([
        yield* open(other.client, "A".repeat(22)),
        yield* open(other.client, order.orderId),
        yield* open(other.client, order.orderNumber),
        yield* open(other.client, "%27%20or%201=1")
      ])
      assert.deepStrictEqual(
        yield* sql`select 1 from audit_event where event = 'orderOpened' and actor_id = ${other.id}`,
        []
      )
    })
  )

  it.effect("shows the payment method, and no bank account", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      const { draft } = yield* payableDraft(buyer, false)
      const saved = yield* pay(buyer, draft, {
        PaymentId: 42,
        Sepa: { ...sepa, AccountHolder: "Konrad Konto" }
      })
      const { reference } = readSaved(saved).draft.payment?.mandate ?? assert.fail(saved.text)
      const placed = readPlaced(yield* placeOrder(buyer, readSaved(saved).draft, "desk-lastschrift"))
      const staff = yield* signedInWith("konto@desk.example", "Role_Interaid_Financial", morning)
      const dealer = yield* dealerUser("konto@desk-haendler.example", draft.offer.dealerId)
      for (const who of [staff.client, dealer.client]) {
        const answer = yield* open(who, placed.orderId)
        const { order, mandate } = readWhole(answer)
        assert.strictEqual(order.payment.variant, "Sepa")
        assert.strictEqual(mandate?.state, "active")
        for (const secret of ["Konrad Konto", iban.replaceAll(" ", ""), "3000", reference])
          assert.notInclude(answer.text.replaceAll(/"ZipCode":"\d+"/gu, ""), secret)
      }
    })
  )

  it.effect("is changed in the dealer's place with a reason, which only staff read", () =>
    Effect.gen(function* () {
      const order = yield* placedOrder("statt")
      const staff = yield* dealerService("statt")
      const dealer = yield* dealerUser("statt@desk-haendler.example", order.offer.dealerId)
      for (const BehalfReason of [undefined, "", "  \n "])
        assert.deepStrictEqual(
          problemsOf(yield* act(staff.client, order.orderId, "confirm", { Version: 1, BehalfReason })),
          ["BehalfReason required"]
        )
      assert.deepStrictEqual(
        problemsOf(yield* act(staff.client, order.orderId, "refuse", { Version: 1, Reason: "" })).toSorted(),
        ["BehalfReason required", "Reason required"]
      )
      const done = { Version: 1, BehalfReason: called }
      assert.deepInclude(bodyOf<State>(yield* act(staff.client, order.orderId, "confirm", done)), {
        Status: "confirmed"
      })
      // repeating the same call returns the first response
      assert.strictEqual((yield* act(staff.client, order.orderId, "confirm", done)).status, 200)
      const seen = readWhole(yield* open(staff.client, order.orderId)).log.at(-1)
      assert.deepInclude(seen, {
        event: "confirm",
        by: "operator",
        actor: "staff",
        role: "Role_Interaid_DealerSupport",
        name: staff.email,
        behalfReason: called
      })
      const dealers = yield* open(dealer.client, order.orderId)
      assert.deepInclude(readWhole(dealers).log.at(-1), {
        actor: "staff",
        name: null,
        behalfReason: null
      })
      const buyers = yield* order.buyer.get(`/api/orders/${order.orderId}`)
      assert.strictEqual(buyers.status, 200)
      yield* workOnce()
      const mails = (yield* mailsTo(order.email)).map(({ text }) => text).join("\n")
      for (const text of [dealers.text, buyers.text, mails]) {
        assert.notInclude(text, called)
        assert.notInclude(text, staff.email)
      }
      yield* expectLogged(order.orderId)
      // dealers who act for themselves need no reason
      assert.strictEqual(
        (yield* act(dealer.client, order.orderId, "cancel-sale", { Version: 2, Reason: "Kein Fahrer" }))
          .status,
        200
      )
    })
  )

  it.effect("is withdrawn in the buyer's place: with a reason, the buyer's right and mail", () =>
    Effect.gen(function* () {
      const orders = [yield* placedOrder("widerruf1"), yield* placedOrder("widerruf2")] as const
      const staff = yield* service("widerruf")
      const [own, others] = orders
      assert.deepStrictEqual(
        problemsOf(
          yield* forBuyer(staff.client, own.orderId, "withdraw", {
            Version: 1,
            Reason: "",
            BehalfReason: " "
          })
        ),
        ["BehalfReason required"]
      )
      const wish = { Version: 1, Reason: "Zu spät", BehalfReason: called }
      const answers = yield* Effect.all(
        [1, 2].map(() => forBuyer(staff.client, own.orderId, "withdraw", wish)),
        { concurrency: 2 }
      )
      for (const answer of answers)
        assert.deepInclude(bodyOf<State>(answer), { Status: "withdrawn", Version: 2 })
      bodyOf(yield* act(others.buyer, others.orderId, "withdraw", { Version: 1, Reason: "Zu spät" }))
      yield* workOnce()
      const [ours, his] = yield* Effect.forEach(orders, ({ email, orderNumber, orderId }) =>
        Effect.map(mailsTo(email), (mails) =>
          mails
            .filter(({ kind }) => kind === "order-life")
            .map(({ subject, text }) =>
              `${subject}\n${text}`
                .replaceAll(orderNumber, "N")
                .replaceAll(orderId, "I")
                .replaceAll(/t=[\w-]+/gu, "T")
            )
        )
      )
      assert.lengthOf(ours ?? [], 1)
      assert.deepStrictEqual(ours, his)
      const [, logged] = yield* logOf(own.orderId)
      assert.deepInclude(logged, { event: "order.withdraw", actorKind: "staff", actorId: staff.id })
      assert.deepInclude(logged?.data, { by: "customer", reason: "Zu spät" })
      assert.deepInclude(readWhole(yield* open(staff.client, own.orderId)).log.at(-1), {
        by: "customer",
        actor: "staff",
        role: "Role_Interaid_CustomerSupport",
        behalfReason: called
      })
      yield* expectLogged(own.orderId)
    })
  )

  it.effect("can be ended for the buyer only if the buyer could end it", () =>
    Effect.gen(function* () {
      const order = yield* placedOrder("recht")
      const staff = yield* dealerService("recht")
      const dealer = yield* dealerUser("recht@desk-haendler.example", order.offer.dealerId)
      const wish = { Version: 1, Reason: "", BehalfReason: called }
      sameAsMissing([
        yield* forBuyer(staff.client, "A".repeat(22), "cancel", wish),
        yield* forBuyer(staff.client, "nichts", "cancel", wish)
      ])
      yield* ledTo(dealer.client, order.orderId, [["refuse", { Reason: "Ausverkauft" }]])
      for (const action of ["cancel", "withdraw"]) {
        const late = yield* forBuyer(staff.client, order.orderId, action, wish)
        assert.strictEqual(late.status, 409)
        assert.deepInclude(late.body, { Code: "VersionConflict", Status: "refused", Version: 2 })
        const ended = yield* forBuyer(staff.client, order.orderId, action, { ...wish, Version: 2 })
        assert.deepInclude(ended.body, { Code: "NotPossible" })
      }
      assert.deepStrictEqual(readWhole(yield* open(staff.client, order.orderId)).row.may, [])
      assert.strictEqual((yield* forBuyer(dealer.client, order.orderId, "cancel", wish)).status, 403)
    })
  )

  it.effect(
    "can be opened by its number as well, which the logs and mails contain (rule desk.order-links)",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const { orderId, orderNumber, offer } = yield* placedOrder("nummer")
        const [other] = yield* sql<{ readonly id: number }>`
        select min(id) as id from dealer where id <> ${offer.dealerId}`
        const staff = yield* service("nummer")
        const own = yield* dealerUser("nummer@haendler.example", offer.dealerId)
        const foreign = yield* dealerUser("andere.nummer@haendler.example", other?.id ?? 0)
        for (const { client } of [staff, own])
          assert.strictEqual(readWhole(yield* open(client, orderNumber)).row.orderId, orderId)
        assert.strictEqual((yield* open(foreign.client, orderNumber)).status, 404)
        assert.strictEqual((yield* open(staff.client, "HM-99-999999")).status, 404)
      })
  )
})
