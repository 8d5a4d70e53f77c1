import { assert, layer } from "@effect/vitest"
import { Effect, Option } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Visitor } from "../../contract/middleware.ts"
import type { Role } from "../../domain/rights/roles.ts"
import { makeAccount, signInAs } from "../testing/accounts.test-support.ts"
import { accessCookie } from "../http/cookies.ts"
import { morning, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { readRefusal } from "../testing/journey.test-support.ts"
import { auditOf, signedInWith, signedInId } from "../testing/staff.test-support.ts"
import { setLock as lockUser, setRoles as giveRoles } from "./change-user.ts"
import type { TestVisitor } from "../testing/visitor.test-support.ts"

const admin = "Role_Interaid_Admin"
const service = "Role_Interaid_CustomerSupport"

const change = (client: TestVisitor, id: number, what: string, payload: unknown = {}) =>
  client.post(`/api/support/benutzer/${id}/${what}`, payload)

const setRoles = (client: TestVisitor, id: number, roles: ReadonlyArray<Role>, rowVersion = 1) =>
  change(client, id, "rollen", { RowVersion: rowVersion, Roles: roles })

/** Returns the codes of the validation errors in a refusal. */
const codes = (answer: Parameters<typeof readRefusal>[0]) =>
  readRefusal(answer).problems.map(({ code }) => code)

/** Runs calls as an admin, without the checks of the guard. */
const by = (accountId: number) =>
  Effect.provideService(Visitor, {
    ownerHash: undefined,
    user: { accountId, familyId: "", roles: [admin], dealerId: undefined, actorId: undefined },
    address: "127.0.0.1"
  })

layer(SampleApi, realTime)("users, as the admin manages them (rule desk.permissions)", (it) => {
  it.effect("are listed with roles, lock, second factor and last sign-in", () =>
    Effect.gen(function* () {
      const { client, id } = yield* signedInWith("liste@haus.example", service, morning)
      const { body } = yield* client.get("/api/support/benutzer?search=liste@haus&role=" + service)
      const list = body as { readonly Items: ReadonlyArray<Record<string, unknown>>; readonly Total: number }
      assert.strictEqual(list.Total, 1)
      assert.deepInclude(list.Items[0], {
        Id: id,
        Roles: [service],
        IsLocked: false,
        HasSecondFactor: true,
        CanBeActedFor: false,
        DealerId: null
      })
      assert.isString(list.Items[0]?.["LastSignInAt"])
      const sql = yield* SqlClient
      yield* sql`update account set phone = '+49 (0)151 / 11 22-334' where id = ${id}`
      const called = yield* client.get(`/api/support/benutzer?search=${encodeURIComponent("0151 1122334")}`)
      assert.deepInclude(called.body, { Total: 1 })
      const none = yield* client.get("/api/support/benutzer?search=liste@haus&role=Role_Press")
      assert.deepInclude(none.body, { Total: 0 })
      assert.strictEqual((yield* client.get("/api/support/benutzer/999999")).status, 404)
      // a role that may read the list of users may not change users
      assert.strictEqual((yield* change(client, 1, "sperren")).status, 403)
    })
  )

  it.effect("lose a role at once, and every sign-in with it", () =>
    Effect.gen(function* () {
      const boss = yield* signedInWith("rollen@haus.example", admin, morning)
      const { id, client } = yield* signedInWith("verliert@haus.example", service, morning)
      assert.strictEqual((yield* client.get("/api/support/kunden")).status, 200)
      const changed = yield* setRoles(boss.client, id, ["Role_Interaid_Marketing", "Role_Customer"])
      assert.deepInclude(changed.body, { Roles: ["Role_Customer", "Role_Interaid_Marketing"], RowVersion: 2 })
      assert.strictEqual((yield* client.get("/api/support/kunden")).status, 401)
      const refreshed = yield* client.post("/api/account/v2/get/token", { CurrentToken: null })
      assert.strictEqual(refreshed.status, 401)
      assert.deepStrictEqual(yield* auditOf(id), [
        {
          event: "rolesChanged",
          actor: boss.id,
          subject: id,
          detail: { before: [service], after: ["Role_Customer", "Role_Interaid_Marketing"] }
        }
      ])
      const stale = yield* setRoles(boss.client, id, [service])
      assert.strictEqual(stale.status, 409)
      assert.deepNestedInclude(stale.body, { Code: "VersionConflict", "User.RowVersion": 2 })
      assert.deepStrictEqual(codes(yield* setRoles(boss.client, id, [], 2)), ["required"])
    })
  )

  it.effect("belong to a dealer only as advertising partners", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const [dealer] = yield* sql<{ readonly id: number }>`select id from dealer order by id limit 1`
      const dealerId = dealer?.id ?? 0
      const boss = yield* signedInWith("haendler@haus.example", admin, morning)
      const { id, client } = yield* signedInWith("partner@handel.example", "Role_AdvertisingPartner", morning)
      const set = (rowVersion: number, roles: ReadonlyArray<Role>, DealerId?: number | null) =>
        change(boss.client, id, "rollen", {
          RowVersion: rowVersion,
          Roles: roles,
          ...(DealerId === undefined ? {} : { DealerId })
        })
      const partner = ["Role_AdvertisingPartner"] as const
      const unknown = yield* set(1, partner, 2_000_000_000)
      assert.deepStrictEqual([unknown.status, codes(unknown)], [422, ["dealerUnknown"]])
      // the dealer must be neither missing nor null: without a dealer the role gives no access
      for (const none of [undefined, null]) {
        const without = yield* set(1, [...partner, "Role_Press"], none)
        assert.deepStrictEqual(
          [without.status, readRefusal(without).problems.map(({ code, field }) => [code, field])],
          [422, [["dealerRequired", "DealerId"]]]
        )
      }
      assert.deepInclude((yield* set(1, partner, dealerId)).body, { DealerId: dealerId, RowVersion: 2 })
      // the access token was created before the dealer was set
      assert.isUndefined(yield* signedInId(client))
      assert.deepInclude((yield* set(2, partner, dealerId)).body, { RowVersion: 2 })
      assert.deepInclude((yield* set(2, [...partner, "Role_Press"])).body, {
        DealerId: dealerId,
        RowVersion: 3
      })
      assert.deepInclude((yield* set(3, ["Role_Press"], dealerId)).body, { DealerId: null, RowVersion: 4 })
      assert.deepStrictEqual(
        (yield* auditOf(id)).map(({ event, detail }) => [event, detail]),
        [
          ["dealerChanged", { before: "", after: dealerId }],
          ["rolesChanged", { before: partner, after: [...partner, "Role_Press"] }],
          ["rolesChanged", { before: [...partner, "Role_Press"], after: ["Role_Press"] }],
          ["dealerChanged", { before: dealerId, after: "" }]
        ]
      )
    })
  )

  it.effect("are locked at once, and can be unlocked", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const boss = yield* signedInWith("sperrt@haus.example", admin, morning)
      const { id, email, client } = yield* signedInWith("gesperrt@kunde.example", "Role_Customer", morning)
      assert.strictEqual(yield* signedInId(client), id)
      assert.deepInclude((yield* change(boss.client, id, "sperren")).body, {
        IsLocked: true,
        RowVersion: 2
      })
      assert.isUndefined(yield* signedInId(client))
      assert.deepInclude((yield* signInAs(email)).answer.body, { success: false, Reason: "locked" })
      yield* change(boss.client, id, "sperren")
      assert.deepInclude((yield* change(boss.client, id, "entsperren")).body, { IsLocked: false })
      setTime(morning)
      assert.deepInclude((yield* signInAs(email)).answer.body, { success: true })
      const events = (yield* auditOf(id)).map(({ event }) => event)
      assert.deepStrictEqual(events, ["locked", "signInFailed", "unlocked"])
    })
  )

  it.effect("get a new second factor if theirs is lost", () =>
    Effect.gen(function* () {
      const boss = yield* signedInWith("faktor@haus.example", admin, morning)
      const { id, email, client } = yield* signedInWith("telefon@haus.example", service, morning)
      const reset = yield* change(boss.client, id, "zweiter-faktor")
      assert.deepInclude(reset.body, { HasSecondFactor: false, RowVersion: 2 })
      assert.strictEqual((yield* client.get("/api/support/kunden")).status, 401)
      const { answer } = yield* signInAs(email, { code: "" })
      assert.deepInclude(answer.body, { success: false, Reason: "secondFactorSetup" })
      assert.strictEqual((yield* auditOf(id)).at(-1)?.event, "secondFactorReset")
    })
  )

  it.effect("are not changed by an invalid body", () =>
    Effect.gen(function* () {
      const boss = yield* signedInWith("leer@haus.example", admin, morning)
      const id = yield* makeAccount("leer@kunde.example", ["Role_Customer"])
      for (const payload of [[], "x", 1, true, null, { Reason: "x" }, [{}]])
        assert.strictEqual(
          (yield* change(boss.client, id, "sperren", payload)).status,
          422,
          JSON.stringify(payload)
        )
      assert.lengthOf(yield* auditOf(id), 0)
    })
  )

  it.effect("cannot change their own account here", () =>
    Effect.gen(function* () {
      const { id, client } = yield* signedInWith("selbst@haus.example", admin, morning)
      for (const answer of [
        yield* setRoles(client, id, [service]),
        yield* change(client, id, "sperren"),
        yield* change(client, id, "zweiter-faktor")
      ]) {
        assert.strictEqual(answer.status, 422)
        assert.deepStrictEqual(codes(answer), ["ownAccount"])
      }
      assert.lengthOf(yield* auditOf(id), 0)
    })
  )

  it.effect("keep one admin, even if two remove each other's role at the same moment", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const takes = {
        lock: (id: number) => lockUser(id, true),
        roles: (id: number) => giveRoles(id, { rowVersion: 1, roles: [service] })
      }
      for (const [name, take] of Object.entries(takes)) {
        const one = yield* makeAccount(`eins-${name}@haus.example`, [admin])
        const two = yield* makeAccount(`zwei-${name}@haus.example`, [admin])
        yield* sql`update account set locked_at = now() where ${admin} = any(roles) and id not in (${one}, ${two})`
        // both calls have passed the guard, as if they had arrived at the same time
        const refusals = yield* Effect.all(
          [take(two).pipe(by(one), Effect.option), take(one).pipe(by(two), Effect.option)],
          { concurrency: "unbounded" }
        )
        assert.lengthOf(refusals.filter(Option.isSome), 1, name)
        const left = yield* sql<{ readonly id: number }>`
          select id from account where ${admin} = any(roles) and locked_at is null`
        assert.lengthOf(left, 1, name)
        const refusal = yield* take(left[0]?.id ?? 0).pipe(by(0), Effect.flip)
        assert.deepNestedInclude(refusal, { code: "Invalid", "problems[0].code": "lastAdmin" })
      }
    })
  )

  it.effect("switch support info on for themselves", () =>
    Effect.gen(function* () {
      const { client } = yield* signedInWith("info@haus.example", "Role_Interaid_Editor", morning)
      const other = yield* signedInWith("info2@haus.example", "Role_Interaid_Editor", morning)
      const read = (who: TestVisitor) => Effect.map(who.get("/api/support/info"), ({ body }) => body)
      assert.deepInclude(yield* read(client), {
        ShowSupportInfo: false,
        AllowSupportInfo: true,
        // tests have no mail server
        SendsMails: false,
        HasSecondFactor: true,
        PreviousSignInAt: null
      })
      yield* client.post("/api/support/info", { ShowSupportInfo: true })
      assert.deepInclude(yield* read(client), { ShowSupportInfo: true, AllowSupportInfo: true })
      assert.deepInclude(yield* read(other.client), { ShowSupportInfo: false })
    })
  )

  it.effect("can be managed with a bearer token, which ends with the rights", () =>
    Effect.gen(function* () {
      const boss = yield* signedInWith("traeger@haus.example", admin, morning)
      const { id, client } = yield* signedInWith("bearer@haus.example", service, morning)
      const headers = { authorization: `Bearer ${client.cookies.get(accessCookie) ?? ""}` }
      client.cookies.clear()
      assert.strictEqual((yield* client.get("/api/support/kunden", { headers })).status, 200)
      yield* setRoles(boss.client, id, ["Role_Press"])
      assert.strictEqual((yield* client.get("/api/support/kunden", { headers })).status, 401)
    })
  )
})
