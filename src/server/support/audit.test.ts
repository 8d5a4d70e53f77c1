import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { makeAccount, signInAs } from "../testing/accounts.test-support.ts"
import { morning, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { addJob } from "../db/add-job.ts"
import { impersonationEndJob } from "../accounts/impersonation.ts"
import { workOnce } from "../testing/registration.test-support.ts"
import { TestVisitor } from "../testing/visitor.test-support.ts"
import { type AuditRow, signedInWith } from "../testing/staff.test-support.ts"

const minutes = 60_000
const service = "Role_Interaid_CustomerSupport"
const reason = "Rückfrage zur Lieferung am Telefon"

const eventsOf = Effect.fnUntraced(function* (subjectId: number) {
  const sql = yield* SqlClient
  return yield* sql<AuditRow>`
    select event, actor_id as actor, subject_id as subject, detail from audit_event
    where subject_id = ${subjectId} order by id`
})

/** Starts an impersonation of a new customer by a staff member, at nine in the morning. */
const acting = Effect.fnUntraced(function* (name: string) {
  const sql = yield* SqlClient
  yield* sql`delete from graphile_worker._private_jobs`
  const staff = yield* signedInWith(`${name}@haus.example`, service, morning)
  const customerId = yield* makeAccount(`${name}@kunde.example`, ["Role_Customer"])
  yield* staff.client.post(`/api/support/benutzer/${customerId}/anmelden-als`, { Reason: reason })
  return { ...staff, customerId }
})

layer(SampleApi, realTime)("the audit log (rule account.audit)", (it) => {
  it.effect("records refusals, a few times an hour, and cannot be flooded by them", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const late = morning + 55 * minutes
      const { setTime } = yield* TestApi
      const { client, id } = yield* signedInWith("neugierig@haus.example", "Role_Customer", late)
      const refused = (subject: number | null) => sql<AuditRow>`
        select event, actor_id as actor, subject_id as subject, detail from audit_event
        where event = 'accessRefused' and subject_id is not distinct from ${subject} order by id`
      const tries = Array.from({ length: 30 })
      const statuses = yield* Effect.forEach(tries, () => client.get("/api/support/kunden"))
      assert.deepStrictEqual([...new Set(statuses.map(({ status }) => status))], [403])
      const rows = yield* refused(id)
      assert.lengthOf(rows, 20)
      assert.deepStrictEqual(rows[0], {
        event: "accessRefused",
        actor: id,
        subject: id,
        detail: { operation: "support.customers", reason: "Forbidden" }
      })
      const before = (yield* refused(null)).length
      const foreign = new TestVisitor()
      yield* Effect.forEach(tries, () =>
        foreign.call("POST", "/api/account/benachrichtigungen", "{}", {
          headers: { "content-type": "application/json", origin: "https://evil.example" }
        })
      )
      assert.lengthOf(yield* refused(null), before + 20)
      setTime(morning + 60 * minutes)
      yield* client.get("/api/support/kunden")
      assert.lengthOf(yield* refused(id), 21)
      setTime(morning)
    })
  )

  it.effect("records sign-ins, sign-outs and every kind of failed sign-in", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      setTime(morning)
      const email = "melder@haus.example"
      const id = yield* makeAccount(email, [service])
      yield* signInAs(email, { password: "ein falsches Kennwort" })
      yield* signInAs(email, { code: "000000" })
      const sql = yield* SqlClient
      yield* sql`update account set locked_at = now() where id = ${id}`
      yield* signInAs(email)
      yield* sql`update account set locked_at = null where id = ${id}`
      const events = yield* eventsOf(id)
      assert.deepStrictEqual(events, [
        { event: "signInFailed", actor: null, subject: id, detail: {} },
        { event: "signInFailed", actor: null, subject: id, detail: { reason: "secondFactorWrong" } },
        { event: "signInFailed", actor: null, subject: id, detail: { reason: "locked" } }
      ])
      const customer = yield* signedInWith("melder@kunde.example", "Role_Customer", morning)
      yield* customer.client.post("/api/account/jwt/abmelden", {})
      assert.deepStrictEqual(
        (yield* eventsOf(customer.id)).map(({ event, actor }) => [event, actor]),
        [
          ["signedIn", customer.id],
          ["signedOut", customer.id]
        ]
      )
    })
  )

  it.effect("records the end of an impersonation by its time limit, if it was not ended before", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const { id, customerId } = yield* acting("zeit")
      const ends = Effect.map(eventsOf(customerId), (rows) =>
        rows.filter(({ event }) => event === "impersonationEnded")
      )
      setTime(morning + 29 * minutes)
      yield* workOnce()
      assert.deepStrictEqual(yield* ends, [])
      setTime(morning + 30 * minutes)
      const sql = yield* SqlClient
      yield* sql`update graphile_worker._private_jobs set run_at = now()`
      yield* workOnce()
      const over = {
        event: "impersonationEnded",
        actor: id,
        subject: customerId,
        detail: { by: "expired" }
      }
      assert.deepStrictEqual(yield* ends, [over])
      const [family] = yield* sql<{ readonly id: string }>`
        select id from session_family where actor_id = ${id}`
      yield* addJob(impersonationEndJob, { familyId: family?.id ?? "" })
      yield* workOnce()
      assert.deepStrictEqual(yield* ends, [over])
      setTime(morning)
    })
  )

  it.effect(
    "records that end also when the staff member loses the permission, or the account is locked or deleted",
    () =>
      Effect.gen(function* () {
        const boss = yield* signedInWith("chefin@haus.example", "Role_Interaid_Admin", morning)
        const lost = yield* acting("recht")
        const locked = yield* acting("sperre")
        yield* boss.client.post(`/api/support/benutzer/${lost.id}/rollen`, {
          RowVersion: 1,
          Roles: ["Role_Interaid_Editor"]
        })
        yield* boss.client.post(`/api/support/benutzer/${locked.customerId}/sperren`, {})
        for (const [who, by] of [
          [lost, "rolesChanged"],
          [locked, "locked"]
        ] as const)
          assert.deepInclude(
            (yield* eventsOf(who.customerId)).find(({ event }) => event === "impersonationEnded"),
            { actor: who.id, detail: { by } }
          )
      })
  )

  it.effect("holds no e-mail address, no password, no token and no name", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* acting("geheim")
      const rows = yield* sql<{ readonly detail: string }>`
        select detail::text as detail from audit_event where event <> 'impersonationBegun'`
      for (const { detail } of rows) assert.notMatch(detail, /@|[\w-]{30}|Muster|Kennwort/u)
    })
  )
})
