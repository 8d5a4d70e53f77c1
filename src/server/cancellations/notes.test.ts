import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { morning, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { dealerUser } from "../testing/order-life.test-support.ts"
import {
  cancelledOrders,
  comment,
  cancellationAudit,
  feedback,
  newKey,
  readConflict,
  rowOf
} from "./cancellations.test-support.ts"
import { sameCommentMs } from "../../domain/cancellation/cancellation.ts"
import type { TestVisitor } from "../testing/visitor.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"

layer(SampleApi, realTime)("saving feedback and comments on a cancelled order", (it) => {
  it.effect("writes feedback once for the version that was seen; its status is 1 from then on", () =>
    Effect.gen(function* () {
      const { id, client } = yield* dealerUser("meinung@haendler.example", 100_001)
      const [one = ""] = yield* cancelledOrders({ dealerId: 100_001, prefix: "meinung" })
      const first = yield* feedback(client, one, 1)
      assert.deepStrictEqual([first.status, first.body], [200, { Status: 1, Version: 2 }])
      assert.deepStrictEqual((yield* rowOf(client, one)).feedback, {
        status: 1,
        reason: "priceTooHigh",
        comment: "Der Käufer fand es andernorts günstiger."
      })
      const again = yield* feedback(client, one, 1)
      assert.deepStrictEqual([again.status, again.body], [200, { Status: 1, Version: 1 }], "a lost answer")
      const late = yield* feedback(client, one, 1, { Reason: "other" })
      assert.strictEqual(late.status, 409, late.text)
      assert.deepStrictEqual(readConflict(late).current, yield* rowOf(client, one))
      assert.strictEqual((yield* feedback(client, one, 2, { Reason: "other", Comment: "" })).status, 200)
      for (const wrong of [{ Reason: "gift" }, { Comment: "x".repeat(2001) }, { Status: 0 }])
        assert.strictEqual((yield* feedback(client, one, 3, wrong)).status, 422)
      assert.deepStrictEqual(
        (yield* cancellationAudit(id)).map(({ detail }) => detail["reason"]),
        ["priceTooHigh", "other"]
      )
    })
  )

  it.effect(
    "keeps comments of customers and dealers apart, the newest first, under their authors' names",
    () =>
      Effect.gen(function* () {
        const { setTime } = yield* TestApi
        const { id, client } = yield* dealerUser("wort@haendler.example", 100_001)
        const staff = yield* signedInWith("wort@desk.example", "Role_Interaid_CustomerSupport", morning)
        const [one = ""] = yield* cancelledOrders({ dealerId: 100_001, prefix: "wort" })
        const key = newKey()
        const first = yield* comment(client, one, "  Käufer war nicht\nzu erreichen. ", { key })
        assert.strictEqual(first.status, 200, first.text)
        const again = yield* comment(client, one, "  Käufer war nicht\nzu erreichen. ", { key })
        assert.deepStrictEqual([again.status, again.text], [200, first.text])
        assert.strictEqual(again.headers.get("idempotency-replayed"), "true")
        assert.strictEqual((yield* comment(client, one, "Anderes", { key })).status, 422)
        setTime(morning + 60_000)
        yield* comment(client, one, "Zweiter Versuch.")
        yield* comment(staff.client, one, "Kunde bat um Storno.", { kind: "customer" })
        const { dealerComments, customerComments, version } = yield* rowOf(client, one)
        assert.strictEqual(version, 1)
        assert.deepStrictEqual(
          dealerComments.map(({ text, fkUserId, userName, createdAt }) => [
            text,
            fkUserId,
            userName,
            createdAt
          ]),
          [
            ["Zweiter Versuch.", id, "Erika Muster", "2026-01-15T09:01:00.000Z"],
            ["Käufer war nicht\nzu erreichen.", id, "Erika Muster", "2026-01-15T09:00:00.000Z"]
          ]
        )
        assert.deepStrictEqual(
          customerComments.map(({ text, fkUserId }) => [text, fkUserId]),
          [["Kunde bat um Storno.", staff.id]]
        )
        for (const text of ["", "  \n ", "x".repeat(2001), "a\u0000b"])
          assert.strictEqual((yield* comment(client, one, text)).status, 422)
        assert.strictEqual((yield* comment(client, one, "x", { kind: "staff" })).status, 422)
        assert.strictEqual((yield* comment(client, one, "x", { key: "" })).status, 400)
        setTime(morning)
      })
  )

  it.effect(
    "stores the same text of the same user without a key, sent twice within moments, as one comment",
    () =>
      Effect.gen(function* () {
        const { setTime } = yield* TestApi
        const { client, id } = yield* dealerUser("doppelt@haendler.example", 100_001)
        const { client: colleague } = yield* dealerUser("kollegin@haendler.example", 100_001)
        const [one = "", other = ""] = yield* cancelledOrders({
          dealerId: 100_001,
          prefix: "doppelt",
          count: 2
        })
        const say = (who: TestVisitor, words = "Nicht erreicht.", order = one) =>
          comment(who, order, words, { key: null })
        const twice = yield* Effect.all([say(client), say(client)], { concurrency: 2 })
        setTime(morning + sameCommentMs - 1)
        const late = yield* say(client, " Nicht erreicht.\n")
        assert.deepStrictEqual(
          [...twice, late].map(({ status, text }) => [status, text]),
          Array.from({ length: 3 }, () => [200, twice[0]?.text])
        )
        assert.lengthOf((yield* rowOf(client, one)).dealerComments, 1)
        assert.lengthOf(yield* cancellationAudit(id), 1)
        const others = [
          yield* say(colleague),
          yield* say(client, "Wieder nicht."),
          yield* say(client, "Nicht erreicht.", other),
          yield* comment(client, one, "Nicht erreicht.", { key: newKey() })
        ]
        for (const { status, text } of others) {
          assert.strictEqual(status, 200)
          assert.notStrictEqual(text, twice[0]?.text)
        }
        setTime(morning + 2 * sameCommentMs)
        assert.notStrictEqual((yield* say(client)).text, late.text)
        assert.lengthOf((yield* rowOf(client, one)).dealerComments, 5)
        setTime(morning)
      })
  )

  it.effect("never changes a comment, not even by SQL, and keeps it after its author is deleted", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { id, client } = yield* dealerUser("fort@haendler.example", 100_001)
      const left = yield* dealerUser("da@haendler.example", 100_001)
      const [one = ""] = yield* cancelledOrders({ dealerId: 100_001, prefix: "bleibt" })
      yield* comment(client, one, "So war es.")
      for (const change of [
        sql`update order_cancellation_comment set body = 'Anders' where order_id = ${one}`,
        sql`delete from order_cancellation_comment where order_id = ${one}`,
        sql`truncate order_cancellation_comment`
      ]) {
        const failed = yield* Effect.flip(change)
        assert.include(String(failed.reason.cause), "rows of order_cancellation_comment are only added")
      }
      yield* sql`delete from account where id = ${id}`
      const [kept] = (yield* rowOf(left.client, one)).dealerComments
      assert.deepInclude(kept, { text: "So war es.", userName: "", fkUserId: id })
    })
  )
})
