import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { runOnce } from "graphile-worker"
import { password, signInAs } from "../testing/accounts.test-support.ts"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import { bodyOf, customer, ordered } from "../testing/customers.test-support.ts"
import { jobLogger, jobPool } from "../jobs/job-pool.ts"
import { taskListOf } from "../jobs/tasks.ts"
import {
  addressIn,
  begunDraft,
  placeOrder,
  readPlaced,
  readSaved,
  servedPlace
} from "../testing/journey.test-support.ts"
import { act } from "../testing/order-life.test-support.ts"
import { iban, installment, pay, payableDraft, sepa } from "../testing/payment-steps.test-support.ts"
import { outboxLayer } from "../mail/outbox.ts"
import { confirmDue } from "../orders/confirmations-due.ts"
import { tasks } from "../services.ts"
import { auditOf, signedInWith } from "../testing/staff.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"

const linkBases = {
  de: "https://shop.example",
  "de-AT": "https://shop.example/at",
  ch: "https://shop.example/ch"
}
const workOnce = Effect.gen(function* () {
  yield* confirmDue(linkBases)
  const pool = yield* jobPool(() => {}, 2)
  const taskList = yield* taskListOf(tasks({ linkBases }))
  yield* Effect.promise(() => runOnce({ pgPool: pool, taskList, logger: jobLogger(() => {}) }))
}).pipe(Effect.scoped, Effect.provide(outboxLayer(undefined)))

/** Creates a customer with data of every kind. */
const settled = Effect.fnUntraced(function* (email: string) {
  const owner = yield* customer(email)
  const place = yield* servedPlace
  yield* owner.browser.post("/api/kunde/adressen", {
    Items: [
      {
        Id: 0,
        Version: 0,
        Change: "Added",
        AddressType: 1,
        Address: { ...addressIn(place), DeliveryNote: email }
      }
    ]
  })
  yield* owner.browser.post("/api/account/benachrichtigungen", {
    Items: [
      {
        Id: 0,
        Version: 0,
        Change: "Added",
        Kind: "PriceAlarm",
        CountryId: 1,
        ProductId: 20,
        ZipCode: place.zipCode,
        Amount: 6000,
        Threshold: 300,
        Direction: "Below",
        Channel: "Email"
      }
    ]
  })
  const { orderId, draft: placed } = yield* ordered(owner.browser, `settled-${email}`)
  const { draft: begun } = yield* begunDraft(owner.browser)
  return { ...owner, orderId, draftIds: [placed.orderDraftId, begun.orderDraftId] }
})

/** Returns the number of rows that belong to an account or contain its e-mail address, by table. */
const traces = Effect.fnUntraced(function* (id: number, email: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql`
    select (select count(*) from account where id = ${id}) as accounts,
      (select count(*) from account_address where account_id = ${id}) as addresses,
      (select count(*) from price_alarm where account_id = ${id} or email = ${email}) as alarms,
      (select count(*) from order_draft where account_id = ${id}) as drafts,
      (select count(*) from customer_order where account_id = ${id}) as orders,
      (select count(*) from session_family where account_id = ${id}) as families,
      (select count(*) from mail_token where account_id = ${id}) as tokens`
  return row
})

layer(SampleApi, realTime)("all data of an account", (it) => {
  it.effect("are exported in one file, without a hash, a token or data of other people", () =>
    Effect.gen(function* () {
      const a = yield* settled("extract-a@kunde.example")
      const sql = yield* SqlClient
      // like orders that were stored before stations existed
      yield* sql`update customer_order set receipt = receipt - 'stations' where id = ${a.orderId}`
      const b = yield* settled("extract-b@kunde.example")
      const answer = yield* a.browser.get("/api/kunde/datenauszug")
      const found = bodyOf<Readonly<Record<string, ReadonlyArray<object>>> & { readonly Account: object }>(
        answer
      )
      assert.strictEqual(answer.headers.get("content-disposition"), 'attachment; filename="meine-daten.json"')
      assert.strictEqual(answer.headers.get("cache-control"), "no-store")
      for (const part of ["Addresses", "Orders", "Alarms", "SignIns", "KnownBrowsers"])
        assert.strictEqual(found[part]?.length, 1, part)
      // the draft that became the order is kept for a while
      assert.strictEqual(found["Drafts"]?.length, 2)
      assert.deepInclude(found.Account, { Id: a.id, Email: a.email, HasSecondFactor: false })
      assert.deepInclude(found["Orders"]?.[0], { OrderId: a.orderId })
      assert.notInclude(answer.text, b.email)
      assert.notInclude(answer.text, b.orderId)
      assert.notMatch(answer.text, /argon2|PasswordHash|Token"|TotpSecret/iu)
      for (const value of a.browser.cookies.values()) assert.notInclude(answer.text, value)
      const events = yield* sql`
        select event, actor_id as actor from audit_event where subject_id = ${a.id} and event like 'accountE%'`
      assert.deepStrictEqual(events, [{ event: "accountExported", actor: a.id }])
      assert.strictEqual((yield* (yield* visitor).get("/api/kunde/datenauszug")).status, 401)
    })
  )

  it.effect("include the log, mandate and withdrawal of orders, and no complete bank account", () =>
    Effect.gen(function* () {
      const owner = yield* customer("extract-debit@kunde.example")
      const { draft } = yield* payableDraft(owner.browser, false, { EmailAddress: owner.email })
      const ready = readSaved(yield* pay(owner.browser, draft, { PaymentId: 42, Sepa: sepa })).draft
      const before = yield* owner.browser.get("/api/kunde/datenauszug")
      assert.include(before.text, '"Account":"DE•• •••• 3000"')
      const { orderId, orderNumber } = readPlaced(yield* placeOrder(owner.browser, ready, "extract-debit"))
      const house = yield* signedInWith("extract-note@haus.example", "Role_Interaid_CustomerSupport", morning)
      const noted = { Seen: 0, Text: "Wohnt im Hinterhaus, ruft morgen an" }
      yield* house.client.post(`/api/desk-orders/${orderId}/notes`, noted)
      yield* act(owner.browser, orderId, "cancel", { Version: 1, Reason: "Umzug" })
      yield* owner.browser.post("/api/withdrawals", {
        Name: "Erika Beispiel",
        Email: owner.email,
        OrderNumber: orderNumber,
        Reason: "Doch nicht",
        CountryId: 1
      })
      const other = yield* payableDraft(owner.browser, false)
      yield* pay(owner.browser, other.draft, { PaymentId: 45, PaymentModifier: 12, Installment: installment })
      const sql = yield* SqlClient
      yield* sql`update order_event set behalf_reason = 'Rief an' where event = 'order.cancel'`
      const answer = yield* owner.browser.get("/api/kunde/datenauszug")
      assert.notInclude(answer.text, iban.replaceAll(" ", ""))
      const found = bodyOf<Readonly<Record<string, ReadonlyArray<object>>>>(answer)
      assert.strictEqual(found["OrderEvents"]?.length, 2)
      assert.deepInclude(found["OrderEvents"]?.[1], {
        OrderId: orderId,
        Event: "order.cancel",
        By: "customer",
        ByStaff: false,
        Reason: "Umzug",
        BehalfReason: "Rief an"
      })
      assert.lengthOf(found["OrderNotes"] ?? [], 1)
      assert.deepInclude(found["OrderNotes"]?.[0], { OrderId: orderId, Text: noted.Text })
      assert.notInclude(answer.text, house.email, "the author of the note is internal")
      assert.deepInclude(found["Mandates"]?.[0], {
        Reference: ready.payment?.mandate?.reference,
        Account: "DE•• •••• 3000",
        State: "revoked"
      })
      assert.deepInclude(found["InstalmentApplications"]?.[0], {
        BirthDate: "1980-05-17",
        Account: "DE•• •••• 3000"
      })
      assert.deepInclude(found["Withdrawals"]?.[0], { OrderId: orderId, Reason: "Doch nicht" })
      assert.deepStrictEqual(found["Payments"], [])
      const stranger = yield* customer("extract-stranger@kunde.example")
      const theirs = bodyOf<Readonly<Record<string, ReadonlyArray<object>>>>(
        yield* stranger.browser.get("/api/kunde/datenauszug")
      )
      for (const part of ["OrderEvents", "OrderNotes", "Mandates", "InstalmentApplications", "Withdrawals"])
        assert.deepStrictEqual(theirs[part], [])
      yield* owner.browser.post("/api/kunde/loeschen", { Password: password })
      const [kept] = yield* sql`
        select (select count(*) from sepa_mandate m join customer_order o using (draft_id) where o.id = ${orderId})
            as mandates,
          (select count(*) from instalment_application where draft_id = ${other.draft.orderDraftId}) as applications,
          (select count(*) from withdrawal_notice where order_id = ${orderId}) as withdrawals,
          (select count(*) from order_event where order_id = ${orderId} and actor_id is not null) as "actors",
          (select count(*) from mandate_event e join sepa_mandate m using (reference)
            join customer_order o using (draft_id) where o.id = ${orderId} and e.actor_id is not null) as "named"`
      // the proofs are kept with the order, but no longer contain the account
      assert.deepStrictEqual(kept, { mandates: 1, applications: 0, withdrawals: 1, actors: 0, named: 0 })
    })
  )

  it.effect("are deleted by a user who knows the password; the order stays, detached", () =>
    Effect.gen(function* () {
      const a = yield* settled("delete-a@kunde.example")
      const b = yield* settled("delete-b@kunde.example")
      const { client: phone } = yield* signInAs(a.email)
      const before = yield* traces(b.id, b.email)
      const mine = yield* traces(a.id, a.email)
      const wrong = yield* a.browser.post("/api/kunde/loeschen", { Password: "ein anderer Satz" })
      assert.strictEqual(wrong.status, 422)
      assert.deepStrictEqual(yield* traces(a.id, a.email), mine)
      const done = yield* a.browser.post("/api/kunde/loeschen", { Password: password })
      assert.deepStrictEqual(done.body, { Success: true })
      assert.deepStrictEqual(yield* traces(a.id, a.email), {
        accounts: 0,
        addresses: 0,
        alarms: 0,
        drafts: 0,
        orders: 0,
        families: 0,
        tokens: 0
      })
      assert.deepStrictEqual(yield* traces(b.id, b.email), before)
      const sql = yield* SqlClient
      // a draft that is only detached from the account would still contain name and address
      const drafts = yield* sql`select id from order_draft where id = any(${a.draftIds}::text[])`
      assert.deepStrictEqual(drafts, [])
      const [order] = yield* sql`select account_id as "accountId" from customer_order where id = ${a.orderId}`
      assert.deepStrictEqual(order, { accountId: null })
      for (const browser of [a.browser, phone])
        assert.strictEqual((yield* browser.get("/api/kunde/stammdaten")).status, 401)
      const { answer } = yield* signInAs(a.email)
      assert.deepInclude(answer.body, { success: false, Reason: "credentialsWrong" })
      const events = yield* sql`
        select actor_id as actor, detail from audit_event where subject_id = ${a.id} and event = 'accountDeleted'`
      assert.deepStrictEqual(events, [{ actor: a.id, detail: {} }])
      yield* workOnce
      yield* workOnce
      const mails =
        yield* sql`select subject from mail where recipient = ${a.email} and kind = 'account-deleted'`
      assert.deepStrictEqual(mails, [{ subject: "Ihr Kundenkonto ist gelöscht" }])
    })
  )

  it.effect("are deleted, and the log contains the end of a running impersonation", () =>
    Effect.gen(function* () {
      const owner = yield* customer("delete-acted@kunde.example")
      const role = "Role_Interaid_CustomerSupport"
      const staff = yield* signedInWith("delete-acts@haus.example", role, morning)
      const begun = yield* staff.client.post(`/api/support/benutzer/${owner.id}/anmelden-als`, {
        Reason: "Rückfrage zur Lieferung am Telefon"
      })
      assert.strictEqual(begun.status, 200, begun.text)
      const done = yield* owner.browser.post("/api/kunde/loeschen", { Password: password })
      assert.deepStrictEqual(done.body, { Success: true })
      const rows = (yield* auditOf(owner.id)).map(({ event, actor, detail }) => ({ event, actor, detail }))
      assert.deepStrictEqual(rows.slice(1), [
        { event: "impersonationEnded", actor: staff.id, detail: { by: "deleted" } },
        { event: "accountDeleted", actor: owner.id, detail: {} }
      ])
    })
  )
})
