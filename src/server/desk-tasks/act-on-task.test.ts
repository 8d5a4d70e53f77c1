import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { readRefusal } from "../testing/journey.test-support.ts"
import { actOn, type ShownTask, staffWith, taskOf, tasksOf } from "./tasks.test-support.ts"

const service = "Role_Interaid_CustomerSupport"

const waits = Effect.fnUntraced(function* (id: string) {
  const sql = yield* SqlClient
  yield* sql`
    insert into withdrawal_notice (id, effect, country_id, name, email, order_number, reason, received_at)
    values (${id}, 'noted', 1, 'Erika', 'erika@post.example', ${id}, '', now())`
  return { Kind: "withdrawal", Subject: id, RowVersion: 0 }
})

const taskIn = (body: unknown): ShownTask => (body as { readonly Task: ShownTask }).Task

const loggedOf = Effect.fnUntraced(function* (id: string) {
  const sql = yield* SqlClient
  return yield* sql`
    select actor_id as actor, subject_id as subject, detail from audit_event
    where event = 'taskLedOn' and detail ->> 'case' = ${id} order by id`
})

layer(SampleApi, realTime)("a task (rule task.states)", (it) => {
  it.effect("is taken by one of two users at once, the other gets a conflict with its owner", () =>
    Effect.gen(function* () {
      const task = yield* waits("W-ZWEI")
      const one = yield* staffWith("eins", service)
      const other = yield* staffWith("zwei", service)
      const answers = yield* Effect.all(
        [actOn(one.client, task, "uebernehmen"), actOn(other.client, task, "uebernehmen")],
        { concurrency: 2 }
      )
      const statuses = answers.map(({ status }) => status)
      assert.sameMembers(statuses, [200, 409])
      const lost = answers.find(({ status }) => status === 409) ?? assert.fail()
      const winner = statuses[0] === 200 ? one : other
      assert.deepInclude(readRefusal(lost), {
        code: "VersionConflict",
        problems: [{ code: "held", field: "RowVersion", params: { by: taskIn(lost.body).Owner?.Name ?? "" } }]
      })
      assert.strictEqual(taskIn(lost.body).Owner?.AccountId, winner.id)
      assert.deepStrictEqual(yield* loggedOf("W-ZWEI"), [
        { actor: winner.id, subject: null, detail: { kind: "withdrawal", case: "W-ZWEI", operation: "take" } }
      ])
    })
  )

  it.effect("of an order has its number in the audit log, where it is a link (rule desk.order-links)", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { client } = yield* staffWith("nummer", service)
      const task = yield* waits("W-NUMMER")
      const [order] = yield* sql<{ readonly orderNumber: string }>`
        update withdrawal_notice w set order_id = o.id from (
          select id, order_number from customer_order where status = 'placed' order by id limit 1) o
        where w.id = 'W-NUMMER' returning o.order_number as "orderNumber"`
      assert(order !== undefined)
      bodyOf(yield* actOn(client, task, "uebernehmen"))
      assert.deepStrictEqual(
        (yield* loggedOf("W-NUMMER")).map(({ detail }) => detail),
        [{ kind: "withdrawal", case: "W-NUMMER", operation: "take", orderNumber: order.orderNumber }]
      )
    })
  )

  it.effect("is given back, or handed over to users who may settle it; others cannot act on it", () =>
    Effect.gen(function* () {
      yield* waits("W-HIN")
      const one = yield* staffWith("hin", service)
      const other = yield* staffWith("her", "Role_Interaid_DealerSupport")
      const books = yield* staffWith("kein", "Role_Interaid_Financial")
      const { Items } = bodyOf<{ readonly Items: ReadonlyArray<{ readonly AccountId: number }> }>(
        yield* one.client.get("/api/support/aufgaben/withdrawal/kollegen")
      )
      const ids = Items.map(({ AccountId }) => AccountId)
      assert.includeMembers(ids, [other.id])
      for (const id of [one.id, books.id]) assert.notInclude(ids, id)
      const fresh = (yield* taskOf(one.client, "withdrawal", "W-HIN")) ?? assert.fail()
      const unknown = yield* actOn(one.client, fresh, "uebergeben", { OwnerId: books.id, Note: "" })
      assert.deepStrictEqual(
        readRefusal(unknown).problems.map(({ code }) => code),
        ["unknown"]
      )
      const handed = taskIn(
        bodyOf(yield* actOn(one.client, fresh, "uebergeben", { OwnerId: other.id, Note: "Ruft zurück" }))
      )
      assert.deepInclude(handed, { State: "taken", Note: "Ruft zurück", RowVersion: 1, May: ["handOver"] })
      for (const [act, more] of [
        ["zurueckgeben", {}],
        ["erledigen", { Note: "x" }],
        ["uebernehmen", {}]
      ] as const) {
        const refused = yield* actOn(one.client, handed, act, more)
        assert.strictEqual(refused.status, 409, act)
        assert.deepInclude(readRefusal(refused), { code: "NotPossible" })
      }
      const back = taskIn(bodyOf(yield* actOn(other.client, handed, "zurueckgeben")))
      assert.deepInclude(back, { State: "open", Owner: null, RowVersion: 2 })
      assert.deepStrictEqual(
        (yield* loggedOf("W-HIN")).map(({ actor, subject }) => [actor, subject]),
        [
          [one.id, other.id],
          [other.id, null]
        ]
      )
    })
  )

  it.effect("is unassigned again if its owner is locked or may no longer settle its kind", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const leaver = yield* staffWith("geht", service)
      const mover = yield* staffWith("wechselt", service)
      const stays = yield* staffWith("bleibt", service)
      const openCount = Effect.map(
        stays.client.get("/api/support/aufgaben-anzahl"),
        (answer) => bodyOf<{ readonly Open: number }>(answer).Open
      )
      for (const { owner, id } of [
        { owner: leaver, id: "W-GEHT" },
        { owner: mover, id: "W-WECHSELT" }
      ])
        assert.strictEqual((yield* actOn(owner.client, yield* waits(id), "uebernehmen")).status, 200)
      const before = yield* openCount
      yield* sql`update account set locked_at = now() where id = ${leaver.id}`
      yield* sql`update account set roles = array['Role_Interaid_Editor'] where id = ${mover.id}`
      assert.strictEqual(yield* openCount, before + 2)
      for (const id of ["W-GEHT", "W-WECHSELT"]) {
        const task = (yield* taskOf(stays.client, "withdrawal", id)) ?? assert.fail()
        assert.deepStrictEqual([task.State, task.Owner, task.May.includes("take")], ["open", null, true], id)
        const taken = yield* actOn(stays.client, task, "uebernehmen")
        assert.strictEqual(taskIn(taken.body).Owner?.AccountId, stays.id, id)
      }
    })
  )

  it.effect("of an application has one owner, also shown on its own page", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const one = yield* staffWith("antrag-eins", "Role_Interaid_DealerSupport")
      const other = yield* staffWith("antrag-zwei", "Role_Interaid_DealerSupport")
      const [row] = yield* sql<{ readonly id: number }>`
        insert into dealer_application (key_hash, company, contact, email, phone, country_id, zip_code, place,
          register_number, vat_id, delivery_country_ids, delivery_area, product_group_ids, certifications, body, state,
          created_at)
        values ('\\x02', 'Wärme GmbH', 'Max', 'max@antrag.example', '089', 1, '80331', 'München', '', '', '{1}', '', '{3}',
          '', '', 'new', now()) returning id`
      const id = row?.id ?? 0
      const path = `/api/support/haendler-antraege/${id}`
      const own = Effect.map(one.client.get(path), (answer) =>
        bodyOf<{
          readonly State: string
          readonly Owner: string
          readonly Version: number
          readonly Log: ReadonlyArray<{ readonly Event: string }>
        }>(answer)
      )
      const fresh = (yield* taskOf(one.client, "application", id)) ?? assert.fail()
      const taken = taskIn(bodyOf(yield* actOn(one.client, fresh, "uebernehmen")))
      assert.deepInclude(taken, { State: "taken", May: ["giveBack", "handOver", "postpone"] })
      assert.deepInclude(yield* own, { State: "taken", Owner: "antrag-eins@aufgaben.example", Version: 2 })
      const handed = taskIn(
        bodyOf(yield* actOn(one.client, taken, "uebergeben", { OwnerId: other.id, Note: "" }))
      )
      assert.strictEqual(handed.Owner?.AccountId, other.id)
      assert.deepInclude(yield* own, { State: "taken", Owner: "antrag-zwei@aufgaben.example", Version: 3 })
      const back = taskIn(bodyOf(yield* actOn(other.client, handed, "zurueckgeben")))
      assert.deepInclude(back, { State: "open", Owner: null })
      // the other user took the task while the list was displayed
      bodyOf(yield* other.client.post(`${path}/uebernehmen`, { Version: 4 }))
      const late = yield* actOn(one.client, back, "uebernehmen")
      assert.deepInclude(readRefusal(late), { code: "NotPossible" })
      assert.strictEqual(taskIn(late.body).Owner?.AccountId, other.id)
      assert.strictEqual(
        (yield* one.client.post(`${path}/ablehnen`, { Version: 4, Answer: "Nein." })).status,
        409
      )
      assert.deepStrictEqual(
        (yield* own).Log.map(({ Event }) => Event),
        ["take", "handOver", "giveBack", "take"]
      )
    })
  )

  it.effect("is postponed to a day, not counted until then, and reopens then or by hand", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { client } = yield* staffWith("ruht", service)
      const waiting = Effect.map(client.get("/api/support/aufgaben-anzahl"), (answer) =>
        bodyOf<{ readonly Open: number; readonly Own: number }>(answer)
      )
      const before = yield* waiting
      const task = yield* waits("W-RUHT")
      assert.deepStrictEqual(yield* waiting, { Open: before.Open + 1, Own: before.Own })
      for (const [Until, code] of [
        ["2026-01-15", "past"],
        ["2026-06-01", "tooFar"],
        ["2026-02-30", "notADay"]
      ]) {
        const wrong = yield* actOn(client, task, "zurueckstellen", { Until, Note: "Wartet" })
        assert.deepStrictEqual(
          readRefusal(wrong).problems.map((problem) => problem.code),
          [code]
        )
      }
      const rest = { Until: "2026-01-20", Note: "Wartet auf die Bank" }
      const resting = taskIn(bodyOf(yield* actOn(client, task, "zurueckstellen", rest)))
      assert.deepInclude(resting, { State: "postponed", PostponedUntil: "2026-01-20", Note: rest.Note })
      assert.deepStrictEqual(yield* waiting, before)
      assert.isUndefined(yield* taskOf(client, "withdrawal", "W-RUHT"))
      assert.isDefined(yield* taskOf(client, "withdrawal", "W-RUHT", "&state=postponed"))
      yield* sql`update desk_task set postponed_until = '2026-01-15' where subject = 'W-RUHT'`
      assert.deepInclude(yield* taskOf(client, "withdrawal", "W-RUHT"), { State: "open" })
      yield* sql`update desk_task set postponed_until = '2026-01-20' where subject = 'W-RUHT'`
      const recalled = taskIn(bodyOf(yield* actOn(client, resting, "vorlegen")))
      assert.deepInclude(recalled, { State: "open", PostponedUntil: null })
      bodyOf(yield* actOn(client, recalled, "uebernehmen"))
      assert.deepStrictEqual(yield* waiting, { Open: before.Open, Own: before.Own + 1 })
      const { Items: own } = yield* tasksOf(client, "&owner=own")
      assert.deepStrictEqual(
        own.map(({ Subject }) => Subject),
        ["W-RUHT"]
      )
    })
  )
})
