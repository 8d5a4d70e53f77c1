import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { makeAccount } from "../testing/accounts.test-support.ts"
import { morning, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { refreshCookie } from "../http/cookies.ts"
import { isMarked } from "../http/refresh-mark.ts"
import { Secrets } from "../http/secrets.ts"
import { sessionCookie } from "../http/sessions.ts"
import { customer } from "../testing/customers.test-support.ts"
import { placeOrder, readRefusal, readSaved } from "../testing/journey.test-support.ts"
import { pay, payableDraft, sepa } from "../testing/payment-steps.test-support.ts"
import { endOverdue } from "./impersonation.ts"
import { auditOf, signedInWith, signedInId } from "../testing/staff.test-support.ts"
import { TestVisitor } from "../testing/visitor.test-support.ts"

const minutes = 60_000
const service = "Role_Interaid_CustomerSupport"
const admin = "Role_Interaid_Admin"
const reason = "Rückfrage zur Lieferung am Telefon"

const actFor = (client: TestVisitor, id: number, why = reason) =>
  client.post(`/api/support/benutzer/${id}/anmelden-als`, { Reason: why })
const refresh = (client: TestVisitor) => client.post("/api/account/v2/get/token", { CurrentToken: null })
const signOut = (client: TestVisitor) => client.post("/api/account/jwt/abmelden", {})

/** Signs in a staff member who impersonates a new customer. */
const acting = Effect.fnUntraced(function* (name: string) {
  const staff = yield* signedInWith(`${name}@haus.example`, service, morning)
  const customerId = yield* makeAccount(`${name}@kunde.example`, ["Role_Customer"])
  const answer = yield* actFor(staff.client, customerId)
  assert.strictEqual(answer.status, 200, answer.text)
  return { ...staff, customerId, answer }
})

layer(SampleApi, realTime)("an impersonation (decision 015)", (it) => {
  it.effect("is a marked session of the customer; signing out returns to the staff member's own", () =>
    Effect.gen(function* () {
      const { id, client, customerId, answer } = yield* acting("hinundher")
      assert.deepNestedInclude(answer.body, {
        success: true,
        token: null,
        redirectUrl: "/kunde/startseite",
        "Session.UserId": String(customerId),
        "Session.isImpersonatedS": true,
        "Session.Impersonation": { StaffName: "Erika Muster", EndsAt: morning + 30 * minutes }
      })
      assert.strictEqual(yield* signedInId(client), customerId)
      const browser = client.cookies.get(sessionCookie)
      assert.deepStrictEqual((yield* signOut(client)).body, { Success: true, UserSwitched: true })
      assert.strictEqual(yield* signedInId(client), id)
      assert.notStrictEqual(client.cookies.get(sessionCookie), browser)
      assert.strictEqual((yield* client.get("/api/support/kunden")).status, 200)
      // without the mark of this cookie the next page would treat the staff member as signed out
      const { sign } = yield* Secrets
      assert.isTrue(isMarked(sign, client.cookies.get(refreshCookie)))
      assert.deepStrictEqual(yield* auditOf(customerId), [
        { event: "impersonationBegun", actor: id, subject: customerId, detail: { reason } },
        { event: "impersonationEnded", actor: id, subject: customerId, detail: { by: "switched" } }
      ])
      assert.deepStrictEqual((yield* signOut(client)).body, { Success: true, UserSwitched: false })
    })
  )

  it.effect("does not order with the customer's own mandate", () =>
    Effect.gen(function* () {
      const { id, browser } = yield* customer("mandat@kunde.example")
      const { draft } = yield* payableDraft(browser, false)
      const ready = readSaved(yield* pay(browser, draft, { PaymentId: 42, Sepa: sepa })).draft
      const { client } = yield* signedInWith("mandat@haus.example", service, morning)
      assert.strictEqual((yield* actFor(client, id)).status, 200)
      const refused = yield* placeOrder(client, ready, "mandate-of-another")
      assert.strictEqual(refused.status, 422, refused.text)
      assert.deepInclude(refused.body, { Problems: [{ Code: "actedFor", Field: "Payment", Params: {} }] })
      const placed = yield* placeOrder(browser, ready, "mandate-of-mine")
      assert.strictEqual(placed.status, 201, placed.text)
    })
  )

  it.effect("gives two tabs that leave at once one new token, and does not sign out a late tab", () =>
    Effect.gen(function* () {
      const { id, client, customerId } = yield* acting("zweitabs")
      const tabs = [client, new TestVisitor(), new TestVisitor()] as const
      const [one, other, late] = tabs
      for (const tab of [other, late]) for (const [name, value] of one.cookies) tab.cookies.set(name, value)
      const before = new Map(one.cookies)
      const both = yield* Effect.all([signOut(one), signOut(other)], { concurrency: "unbounded" })
      both.push(yield* signOut(late))
      for (const { body } of both) assert.deepStrictEqual(body, { Success: true, UserSwitched: true })
      const changed = tabs.filter(
        ({ cookies }) => cookies.get("__Host-refresh") !== before.get("__Host-refresh")
      )
      assert.lengthOf(changed, 1)
      for (const tab of changed) assert.strictEqual(yield* signedInId(tab), id)
      const sql = yield* SqlClient
      const links = yield* sql`
        select t.place from refresh_token t join session_family f on f.id = t.family_id
        where f.account_id = ${id} order by t.place`
      assert.deepStrictEqual(links, [{ place: 0 }, { place: 1 }])
      const ends = (yield* auditOf(customerId)).filter(({ event }) => event === "impersonationEnded")
      assert.lengthOf(ends, 1)
    })
  )

  it.effect("leaves the staff member's own right behind, and every change a row", () =>
    Effect.gen(function* () {
      const { id, client, customerId } = yield* acting("spur")
      const other = yield* makeAccount("zweiter@kunde.example", ["Role_Customer"])
      for (const path of ["kunden", "kunde?id=1", "benutzer", "protokoll", "postausgang", "info"])
        assert.strictEqual((yield* client.get(`/api/support/${path}`)).status, 403, path)
      assert.strictEqual((yield* actFor(client, other)).status, 403)
      yield* client.get("/api/common?countryId=1")
      yield* client.post("/api/location/check-zipcode", { ZipCode: "80331", CountryId: 1 })
      assert.strictEqual((yield* client.post("/api/order-process/start", {})).status, 422)
      const rows = (yield* auditOf(customerId)).filter(({ event }) => event === "actedInAnothersName")
      assert.deepStrictEqual(rows, [
        {
          event: "actedInAnothersName",
          actor: id,
          subject: customerId,
          detail: { operation: "orderProcess.start" }
        }
      ])
    })
  )

  it.effect("needs a reason, a permission, and an account that is neither staff nor locked", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { client, id } = yield* signedInWith("grund@haus.example", service, morning)
      const customerId = yield* makeAccount("grund@kunde.example", ["Role_Customer"])
      for (const [why, code] of [
        ["", "tooShort"],
        ["  kurz       ", "tooShort"]
      ] as const) {
        const answer = yield* actFor(client, customerId, why)
        assert.strictEqual(answer.status, 422)
        assert.deepStrictEqual(
          readRefusal(answer).problems.map((problem) => problem.code),
          [code]
        )
      }
      assert.strictEqual((yield* actFor(client, customerId, "x".repeat(501))).status, 422)
      const both = yield* makeAccount("beides@haus.example", ["Role_Customer", "Role_Interaid_Editor"])
      for (const staffId of [both, id]) assert.strictEqual((yield* actFor(client, staffId)).status, 403)
      assert.strictEqual((yield* actFor(client, 999_999)).status, 404)
      yield* sql`update account set locked_at = now() where id = ${customerId}`
      assert.strictEqual((yield* actFor(client, customerId)).status, 422)
      const editor = yield* signedInWith("redakteur@haus.example", "Role_Interaid_Editor", morning)
      assert.strictEqual((yield* actFor(editor.client, customerId)).status, 403)
      assert.lengthOf(yield* auditOf(customerId), 0)
    })
  )

  it.effect("ends after half an hour, however often the session is renewed", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const { client, customerId } = yield* acting("frist")
      for (const minute of [11, 22, 29]) {
        setTime(morning + minute * minutes)
        assert.strictEqual((yield* refresh(client)).status, 200)
        yield* client.get("/session/renew?v=1&a=1")
      }
      assert.strictEqual(yield* signedInId(client), customerId)
      setTime(morning + 30 * minutes)
      assert.isUndefined(yield* signedInId(client))
      assert.strictEqual((yield* refresh(client)).status, 401)
    })
  )

  it.effect("returns to the staff sign-in once after half an hour (rule session.acting-ends)", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const sql = yield* SqlClient
      const { id, client, customerId, answer } = yield* acting("abgelaufen")
      // the browser keeps the cookie as long as the staff member's own sign-in lasts
      const kept = answer.headers.getSetCookie().find((line) => line.startsWith(refreshCookie))
      assert.match(kept ?? "", /; Max-Age=86400/u)
      const late = new TestVisitor()
      for (const [name, value] of client.cookies) late.cookies.set(name, value)
      const [family] = yield* sql<{ readonly familyId: string }>`
        select id as "familyId" from session_family where account_id = ${customerId}`
      setTime(morning + 31 * minutes)
      yield* endOverdue({ familyId: family?.familyId })
      assert.isUndefined(yield* signedInId(client))
      const expired = (tab: TestVisitor) => tab.post("/api/account/jwt/abmelden", { Because: "expired" })
      assert.deepStrictEqual((yield* expired(client)).body, { Success: true, UserSwitched: true })
      assert.strictEqual(yield* signedInId(client), id)
      // a copy of the cookie is useless now
      setTime(morning + 32 * minutes)
      assert.deepStrictEqual((yield* expired(late)).body, { Success: true, UserSwitched: false })
      assert.isUndefined(yield* signedInId(late))
      const ends = (yield* auditOf(customerId)).filter(({ event }) => event === "impersonationEnded")
      assert.deepStrictEqual(
        ends.map(({ detail }) => detail),
        [{ by: "expired" }]
      )
    })
  )

  it.effect("does not return to a sign-in that has ended meanwhile (rule session.acting-ends)", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const sql = yield* SqlClient
      const { id, client, customerId } = yield* acting("beideaus")
      yield* sql`update session_family set active_at = active_at - interval '12 hours' where account_id = ${id}`
      const [family] = yield* sql<{ readonly familyId: string }>`
        select id as "familyId" from session_family where account_id = ${customerId}`
      setTime(morning + 31 * minutes)
      yield* endOverdue({ familyId: family?.familyId })
      yield* signOut(client)
      assert.isUndefined(yield* signedInId(client))
      assert.strictEqual(client.cookies.get(refreshCookie), "")
    })
  )

  it.effect(
    "stores the page from which it was started, if that is a page of the shop (rule session.acting-ends)",
    () =>
      Effect.gen(function* () {
        const page = "/support/kunde/bearbeiten?id=7&suche=M%C3%BCller#adressen"
        for (const [given, kept] of [
          [page, page],
          ["//elsewhere.example/support", undefined],
          ["https://elsewhere.example/", undefined]
        ] as const) {
          const staff = yield* signedInWith(`seite-${given.length}@haus.example`, service, morning)
          const customerId = yield* makeAccount(`seite-${given.length}@kunde.example`, ["Role_Customer"])
          const path = `/api/support/benutzer/${customerId}/anmelden-als`
          const answer = yield* staff.client.post(path, { Reason: reason, Page: given })
          assert.strictEqual(answer.status, 200, answer.text)
          const Impersonation = {
            StaffName: "Erika Muster",
            EndsAt: morning + 30 * minutes,
            ...(kept !== undefined && { BegunOnPage: kept })
          }
          assert.deepNestedInclude(answer.body, { "Session.Impersonation": Impersonation })
          const read = yield* staff.client.get("/api/account/sitzung")
          assert.deepNestedInclude(read.body, { "Session.Impersonation": Impersonation })
        }
      })
  )

  it.effect("ends with the staff member's sign-in, lock or right, and with the customer's lock", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const ends = {
        // changes only the rows, without the calls that end dependent sign-ins
        signIn: (id: number) =>
          sql`update session_family set ended_at = now() where account_id = ${id} and actor_id is null`,
        idle: (id: number) =>
          sql`update session_family set active_at = active_at - interval '12 hours' where account_id = ${id}`,
        lock: (id: number) => sql`update account set locked_at = now() where id = ${id}`,
        right: (id: number) => sql`update account set roles = array['Role_Press'] where id = ${id}`,
        customer: (_: number, customerId: number) =>
          sql`update account set locked_at = now() where id = ${customerId}`
      }
      for (const [name, end] of Object.entries(ends)) {
        const { id, client, customerId } = yield* acting(`ende-${name}`)
        assert.strictEqual(yield* signedInId(client), customerId)
        yield* end(id, customerId)
        assert.isUndefined(yield* signedInId(client), name)
        assert.strictEqual((yield* refresh(client)).status, 401, name)
        // there is no sign-in to return to, except for the locked customer
        yield* signOut(client)
        if (name === "lock" || name === "signIn") assert.isUndefined(yield* signedInId(client), name)
        if (name === "customer") assert.strictEqual(yield* signedInId(client), id, "the own sign-in again")
      }
    })
  )

  it.effect("ends when an admin removes the staff member's role or locks the account", () =>
    Effect.gen(function* () {
      const boss = yield* signedInWith("chefin@haus.example", admin, morning)
      for (const [what, payload] of [
        ["sperren", {}],
        ["rollen", { RowVersion: 1, Roles: ["Role_Interaid_Editor"] }],
        ["zweiter-faktor", {}]
      ] as const) {
        const { id, client } = yield* acting(`entzogen-${what}`)
        const path = `/api/support/benutzer/${id}/${what}`
        assert.strictEqual((yield* boss.client.post(path, payload)).status, 200)
        assert.isUndefined(yield* signedInId(client))
        assert.strictEqual((yield* refresh(client)).status, 401)
      }
    })
  )

  it.effect("is not granted by a token that only claims it", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { client, customerId } = yield* acting("anderer")
      const other = yield* makeAccount("anderer@haus.example2", [service])
      yield* sql`update session_family set actor_id = ${other} where account_id = ${customerId}`
      assert.isUndefined(yield* signedInId(client))
    })
  )
})
