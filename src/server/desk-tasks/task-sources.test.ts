import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { signInAs } from "../testing/accounts.test-support.ts"
import { morning, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { bodyOf, customer, ordered, reaches } from "../testing/customers.test-support.ts"
import { placeOrder, readPlaced, readSaved } from "../testing/journey.test-support.ts"
import { act, dealerUser, ledTo, placedOrder } from "../testing/order-life.test-support.ts"
import { pay, payableDraft, sepa } from "../testing/payment-steps.test-support.ts"
import { reviewed } from "../testing/reviews.test-support.ts"
import { sampleDay } from "../testing/testing-database.ts"
import { visitor } from "../testing/visitor.test-support.ts"
import { actOn, staffWith, taskOf, tasksOf } from "./tasks.test-support.ts"

const service = "Role_Interaid_CustomerSupport"
const day = 86_400_000
const closing = { Note: "Mit dem Käufer geklärt." }

const declare = Effect.fnUntraced(function* (email: string, orderNumber: string) {
  const answer = yield* (yield* visitor).post("/api/withdrawals", {
    Name: "Erika Beispiel",
    Email: email,
    OrderNumber: orderNumber,
    Reason: "Zu viel bestellt",
    CountryId: 1
  })
  return bodyOf<{ readonly Reference: string }>(answer).Reference
})

layer(SampleApi, realTime)("the list of open tasks (rule task.kinds)", (it) => {
  it.effect("lists a declaration without a matching order until staff enter its result", () =>
    Effect.gen(function* () {
      const { client } = yield* staffWith("widerruf", service)
      const reference = yield* declare("niemand@post.example", "HM-0")
      const task = (yield* taskOf(client, "withdrawal", reference)) ?? assert.fail()
      assert.deepInclude(task, { State: "open", Path: "/support/bestellungen?suche=HM-0" })
      assert.include(task.Detail, "Erika Beispiel · niemand@post.example · HM-0 · Zu viel bestellt")
      assert.strictEqual((yield* actOn(client, task, "erledigen", { Note: " " })).status, 422)
      assert.deepStrictEqual(bodyOf(yield* actOn(client, task, "erledigen", closing)), { Task: null })
      assert.isUndefined(yield* taskOf(client, "withdrawal", reference))
      assert.strictEqual((yield* actOn(client, task, "uebernehmen")).status, 404)
    })
  )

  it.effect("lists a declaration that no state machine accepted until its order has ended", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { client } = yield* staffWith("zu-spaet", service)
      const order = yield* placedOrder("zu-spaet")
      // the order was stored by an older version of the state machine, so users cannot act on it
      yield* sql`update customer_order set life_version = 0 where id = ${order.orderId}`
      const reference = yield* declare(order.email, order.orderNumber)
      const task = (yield* taskOf(client, "withdrawal", reference)) ?? assert.fail()
      assert.deepInclude(task, {
        Title: order.orderNumber,
        Path: `/support/bestellungen/${order.orderId}`
      })
      yield* reaches(order.orderId, "withdrawn", "2026-01-15T08:00:00Z")
      assert.isUndefined(yield* taskOf(client, "withdrawal", reference))
    })
  )

  it.effect("has no task for a withdrawal that was accepted automatically", () =>
    Effect.gen(function* () {
      const { client } = yield* staffWith("gleich", service)
      const order = yield* placedOrder("gleich")
      const reference = yield* declare(order.email, order.orderNumber)
      assert.isUndefined(yield* taskOf(client, "withdrawal", reference))
    })
  )

  it.effect("lists a payment that differs from the provider's data, with its order", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { client } = yield* staffWith("zahlung", "Role_Interaid_Financial")
      const order = yield* placedOrder("zahlung")
      yield* sql`
        insert into payment (id, draft_id, order_id, provider, idempotency_key, amount_cents, currency, state,
          machine_version, context, created_at, changed_at)
        values ('pay-aufgabe', 'draft-aufgabe', ${order.orderId}, 'paypal', 'key-aufgabe', 100, 'EUR', 'authorised', 1,
          '{"reason":"amount"}', now(), now())`
      yield* sql`update payment set refs = '{"order":"5O190127TN364715T"}' where id = 'pay-aufgabe'`
      assert.isUndefined(yield* taskOf(client, "paymentMismatch", "pay-aufgabe"))
      yield* sql`update payment set state = 'mismatch' where id = 'pay-aufgabe'`
      const task = (yield* taskOf(client, "paymentMismatch", "pay-aufgabe")) ?? assert.fail()
      assert.deepInclude(task, {
        Title: order.orderNumber,
        Cause: "amount",
        Detail: "PayPal · 1,00 EUR · 5O190127TN364715T",
        Path: `/support/bestellungen/${order.orderId}`
      })
      yield* sql`update payment set order_id = null where id = 'pay-aufgabe'`
      // a payment without an order has no page, so the list shows the provider's reference
      assert.deepInclude(yield* taskOf(client, "paymentMismatch", "pay-aufgabe"), {
        Title: "pay-aufgabe",
        Detail: "PayPal · 1,00 EUR · 5O190127TN364715T",
        Path: null
      })
      bodyOf(yield* actOn(client, task, "erledigen", closing))
      assert.isUndefined(yield* taskOf(client, "paymentMismatch", "pay-aufgabe"))
    })
  )

  it.effect(
    "lists a returned debit until it is announced again, and once more when it is returned again",
    () =>
      Effect.gen(function* () {
        const { setTime } = yield* TestApi
        const buyer = yield* visitor
        const { draft } = yield* payableDraft(buyer, false, { EmailAddress: "zurueck@lastschrift.example" })
        const ready = readSaved(yield* pay(buyer, draft, { PaymentId: 42, Sepa: sepa })).draft
        const { orderId, orderNumber } = readPlaced(yield* placeOrder(buyer, ready, "task-debit"))
        const { client: dealer } = yield* dealerUser("zurueck@haendler.example", draft.offer.dealerId)
        const version = yield* ledTo(dealer, orderId, [
          ["confirm", {}],
          ["schedule", { Day: "2026-12-30", Reason: "Mit dem Käufer vereinbart." }],
          ["deliver", { Day: sampleDay, Amount: 5900, IsMixed: false, Reason: "" }],
          ["invoice", {}]
        ])
        setTime(morning + 5 * day)
        const { client: later } = yield* signInAs("zurueck@haendler.example")
        yield* act(later, orderId, "settle", { Version: version })
        yield* act(later, orderId, "debit-returned", { Version: version + 1, Reason: "Keine Deckung" })
        const { client } = yield* staffWith("buch", "Role_Interaid_Financial")
        const task = (yield* taskOf(client, "returnedDebit", orderId)) ?? assert.fail()
        assert.deepInclude(task, {
          Title: orderNumber,
          Path: `/stornomanagement/rechnungen?suche=${orderNumber}&stand=rechnung`,
          May: ["take", "handOver", "postpone"]
        })
        bodyOf(yield* actOn(client, task, "uebernehmen"))
        setTime(morning + 5 * day)
        const { client: again } = yield* signInAs("zurueck@haendler.example")
        const announced = yield* act(again, orderId, "announce-debit", { Version: version + 2 })
        assert.strictEqual(announced.status, 200, announced.text)
        setTime(morning)
        assert.isUndefined(yield* taskOf(client, "returnedDebit", orderId))
        setTime(morning + 12 * day)
        const { client: once } = yield* signInAs("zurueck@haendler.example")
        yield* act(once, orderId, "settle", { Version: version + 3 })
        yield* act(once, orderId, "debit-returned", { Version: version + 4, Reason: "Keine Deckung" })
        setTime(morning)
        // the debit that was returned again is a new case: it has no owner yet, and its version continues that of the
        // former case
        assert.deepInclude(yield* taskOf(client, "returnedDebit", orderId), {
          State: "open",
          Owner: null,
          RowVersion: 1
        })
      })
  )

  it.effect("lists a failed mail until it is requested again, and no unneeded one", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { client } = yield* staffWith("post", "Role_Interaid_Admin")
      const add = (id: string, failure: string) => sql`
        insert into mail (id, kind, recipient, subject, body_text, body_html, failed_at, failure)
        values (${id}, 'test', 'weg@post.example', 'Ihre Rechnung', '', '', now(), ${failure})`
      yield* add("task-mail", "550 unbekannt")
      yield* add("task-pointless", "not needed any more")
      assert.deepInclude(yield* taskOf(client, "givenUpMail", "task-mail"), {
        Title: "Ihre Rechnung",
        Detail: "weg@post.example · 550 unbekannt",
        Path: "/support/postausgang/task-mail"
      })
      assert.isUndefined(yield* taskOf(client, "givenUpMail", "task-pointless"))
      yield* sql`update mail set asked_again_at = now() where id = 'task-mail'`
      assert.isUndefined(yield* taskOf(client, "givenUpMail", "task-mail"))
    })
  )

  it.effect("lists an order whose buyer has changed the address since, until it is delivered", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { client } = yield* staffWith("umzug", service)
      const buyer = yield* customer("umzug@kunde.example")
      const { orderId, orderNumber } = yield* ordered(buyer.browser, "task-moved")
      const log = (change: string) => sql`
        insert into audit_event (at, event, actor_id, subject_id, detail)
        values (now(), 'addressChanged', ${buyer.id}, ${buyer.id},
          jsonb_build_object('changes', jsonb_build_array(${change}::text)))`
      yield* log("Added")
      assert.isUndefined(yield* taskOf(client, "changedAddress", orderId))
      yield* sql`
        insert into account_address (account_id, kind, contents)
        select ${buyer.id}, 1, receipt -> 'deliveryAddress' from customer_order where id = ${orderId}`
      yield* log("Modified")
      assert.isUndefined(yield* taskOf(client, "changedAddress", orderId), "the order's is still there")
      const moves = (change: object) =>
        sql`update account_address set contents = contents || ${JSON.stringify(change)}::jsonb
          where account_id = ${buyer.id}`
      const [{ house, street } = { house: "", street: "" }] = yield* sql<Record<"house" | "street", string>>`
        select contents ->> 'houseNumber' as house, contents ->> 'street' as street from account_address
        where account_id = ${buyer.id}`
      yield* moves({ street: `${street.toUpperCase()} ${house}`, houseNumber: "" })
      assert.isUndefined(yield* taskOf(client, "changedAddress", orderId), "the same house, typed otherwise")
      yield* moves({ street, houseNumber: `${house}9` })
      const next =
        (yield* taskOf(client, "changedAddress", orderId)) ?? assert.fail("another number is another house")
      assert.include(next.Detail, `${street} ${house}`)
      yield* moves({ street: "Neuer Weg", houseNumber: house })
      assert.deepInclude(yield* taskOf(client, "changedAddress", orderId), {
        Title: orderNumber,
        Path: `/support/bestellungen/${orderId}`
      })
      yield* reaches(orderId, "delivered", "2026-01-15T08:00:00Z")
      assert.isUndefined(yield* taskOf(client, "changedAddress", orderId))
    })
  )

  it.effect("lists a reported review once until staff decide, also with a second report", () =>
    Effect.gen(function* () {
      const { client } = yield* staffWith("sternchen", service)
      const review = yield* reviewed("sternchen@kunde.example", { Stars: 2, Text: "Zu spät." })
      assert.isUndefined(yield* taskOf(client, "review", review.id))
      const report = { Reason: "untrue", Text: "" }
      yield* (yield* visitor).post(`/api/reviews/${review.id}/report`, report)
      const task = (yield* taskOf(client, "review", review.id)) ?? assert.fail()
      assert.deepInclude(task, {
        Detail: "★★ · Zu spät.",
        Path: `/support/bewertungen?bewertung=${review.id}`
      })
      bodyOf(yield* actOn(client, task, "uebernehmen"))
      yield* (yield* visitor).post(`/api/reviews/${review.id}/report`, report)
      assert.deepInclude(yield* taskOf(client, "review", review.id), { State: "taken" })
      const sql = yield* SqlClient
      const [{ version } = { version: 0 }] = yield* sql<{ readonly version: number }>`
        select version from review where id = ${review.id}`
      bodyOf(yield* client.post(`/api/review-queue/${review.id}/keep`, { Version: version }))
      assert.isUndefined(yield* taskOf(client, "review", review.id))
    })
  )

  it.effect("lists an application with the owner shown on its own page, until it is answered", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { client, id } = yield* staffWith("neue", "Role_Interaid_DealerSupport")
      const [row] = yield* sql<{ readonly id: number }>`
        insert into dealer_application (key_hash, company, contact, email, phone, country_id, zip_code, place,
          register_number, vat_id, delivery_country_ids, delivery_area, product_group_ids, certifications, body, state,
          created_at)
        values ('\\x01', 'Wärme GmbH', 'Max', 'max@bewerber.example', '089', 1, '80331', 'München', '', '', '{1}', '', '{3}',
          '', '', 'new', now()) returning id`
      const path = `/api/support/haendler-antraege/${row?.id}`
      assert.deepInclude(yield* taskOf(client, "application", row?.id ?? 0), {
        Title: "Wärme GmbH",
        Detail: "Max · München",
        State: "open",
        May: ["take", "handOver", "postpone"]
      })
      bodyOf(yield* client.post(`${path}/uebernehmen`, { Version: 1 }))
      const taken = (yield* taskOf(client, "application", row?.id ?? 0)) ?? assert.fail()
      assert.strictEqual(taken.Owner?.AccountId, id)
      bodyOf(yield* client.post(`${path}/ablehnen`, { Version: 2, Answer: "Leider nicht." }))
      assert.isUndefined(yield* taskOf(client, "application", row?.id ?? 0))
    })
  )

  it.effect("hides kinds that the user may not settle, and refuses actions on them", () =>
    Effect.gen(function* () {
      const { client: books } = yield* staffWith("nur-buch", "Role_Interaid_Financial")
      const { Kinds } = yield* tasksOf(books)
      assert.deepStrictEqual(
        Kinds.map(({ Kind }) => Kind),
        ["paymentMismatch", "returnedDebit"]
      )
      const reference = yield* declare("fremd@post.example", "HM-1")
      assert.isUndefined(yield* taskOf(books, "withdrawal", reference))
      const task = { Kind: "withdrawal", Subject: reference, RowVersion: 0 }
      assert.strictEqual((yield* actOn(books, task, "uebernehmen")).status, 404)
      assert.strictEqual((yield* books.get("/api/support/aufgaben/withdrawal/kollegen")).status, 404)
    })
  )
})
