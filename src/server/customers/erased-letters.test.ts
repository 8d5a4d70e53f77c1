import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { Erasure } from "../db/erasures.ts"
import { erasureNoteJob } from "../db/keep-erasure.ts"
import { endPriceLettersAgain } from "../db/price-letters.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { customer } from "../testing/customers.test-support.ts"
import {
  account,
  alarmsOf,
  follow,
  mailsTo,
  prices,
  subscribed,
  tokenIn,
  wish
} from "./alarms.test-support.ts"
import { addCrossingMails } from "./crossed-alarms.ts"

const noted = Effect.flatMap(
  SqlClient,
  (sql) => sql<Erasure>`
    select j.payload->>'kind' as kind, (j.payload->>'id')::int as id, j.payload->>'key' as key
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = ${erasureNoteJob} order by j.id`
)

layer(SampleApi, realTime)(
  "requests for price mails that a restore brings back (rule account.erasure)",
  (it) => {
    it.effect(
      "are deleted again if a mail's link ended them, and a later one with the same number stays",
      () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient
          const email = "beendet@gast.example"
          yield* prices(1, "", { "2026-01-15": 41_000 })
          const { guest, token } = yield* subscribed(email)
          yield* follow(guest, token)
          yield* prices(1, "", { "2026-01-15": 41_000, "2026-01-16": 38_000 })
          yield* addCrossingMails(1, "2026-01-16")
          yield* sql`create table kept_alarm as select * from price_alarm where email = ${email}`
          const letter = (yield* mailsTo(email)).findLast(({ subject }) => subject.startsWith("Preisalarm"))
          assert.strictEqual((yield* follow(guest, tokenIn(letter?.text))).status, 200)
          const erasures = yield* noted
          assert.deepStrictEqual(
            erasures.map(({ kind }) => kind),
            ["letter"]
          )
          const comesBack = sql`insert into price_alarm overriding system value select * from kept_alarm`
          yield* comesBack
          assert.strictEqual(yield* endPriceLettersAgain([...erasures, ...erasures]), 1)
          assert.deepStrictEqual(yield* sql`select id from price_alarm where email = ${email}`, [])
          // neither the erasure of an account with the same number nor the erasure of an earlier alarm deletes this
          // alarm
          yield* comesBack
          assert.strictEqual(
            yield* endPriceLettersAgain(erasures.map((each) => ({ ...each, kind: "account" as const }))),
            0
          )
          yield* sql`update price_alarm set created_at = created_at + interval '1 millisecond' where email = ${email}`
          assert.strictEqual(yield* endPriceLettersAgain(erasures), 0)
          assert.strictEqual(yield* endPriceLettersAgain([]), 0)
        })
    )

    it.effect("are recorded as erased when a list is saved without them", () =>
      Effect.gen(function* () {
        const { browser } = yield* customer("liste@kunde.example")
        const before = (yield* noted).length
        yield* browser.post(account, { Items: [{ ...wish, Id: 0, Version: 0, Change: "Added" }] })
        const [alarm] = yield* alarmsOf(browser)
        yield* browser.post(account, { Items: [{ ...wish, Id: alarm?.Id, Version: 1, Change: "Deleted" }] })
        assert.strictEqual((yield* noted).at(before)?.id, alarm?.Id)
      })
    )
  }
)
