import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { makeAccount } from "../testing/accounts.test-support.ts"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import type { TestVisitor } from "../testing/visitor.test-support.ts"

const admin = "Role_Interaid_Admin"

interface List {
  readonly Items: ReadonlyArray<{ readonly Id: number | string; readonly Event?: string }>
  readonly Total: number
}

const listed = Effect.fnUntraced(function* (client: TestVisitor, path: string) {
  const answer = yield* client.get(`/api/support/${path}`)
  assert.strictEqual(answer.status, 200, answer.text)
  return answer.body as List
})

layer(SampleApi, realTime)("logs and mails for the admin (rule account.audit)", (it) => {
  it.effect("are found by account, event and day of the office, the latest first", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const boss = yield* signedInWith("protokoll@haus.example", admin, morning)
      const subject = yield* makeAccount("Betroffen@kunde.example", ["Role_Customer"])
      // the first minute of 2 July and the last of 1 July in Berlin; in UTC both are on 1 July
      const rows = [
        ["2025-07-01T22:00:30Z", "locked", { by: "test" }],
        ["2025-07-01T21:59:30Z", "unlocked", { before: ["Role_Customer"], after: [] }],
        ["2025-07-03T10:00:00Z", "locked", {}]
      ] as const
      for (const [at, event, detail] of rows)
        yield* sql`
          insert into audit_event (at, event, actor_id, subject_id, detail)
          values (${at}, ${event}, ${boss.id}, ${subject}, ${JSON.stringify(detail)}::jsonb)`
      const events = Effect.fnUntraced(function* (query: string) {
        const { Items, Total } = yield* listed(boss.client, `protokoll?${query}`)
        assert.lengthOf(Items, Total)
        return Items.map(({ Event }) => Event)
      })
      assert.deepStrictEqual(yield* events(`account=${subject}`), ["locked", "unlocked", "locked"])
      assert.deepStrictEqual(yield* events(`account=betroffen@KUNDE.example&event=locked`), [
        "locked",
        "locked"
      ])
      assert.deepStrictEqual(yield* events(`account=${boss.id}&event=unlocked`), ["unlocked"])
      assert.deepStrictEqual(yield* events("day=2025-07-01"), ["unlocked"])
      assert.deepStrictEqual(yield* events("day=2025-07-02"), ["locked"])
      assert.deepStrictEqual(yield* events("account=niemand@haus.example"), [])
      const { body } = yield* boss.client.get(`/api/support/protokoll?day=2025-07-01`)
      assert.deepNestedInclude(body, {
        "Items[0].ActorEmail": boss.email,
        "Items[0].SubjectEmail": "Betroffen@kunde.example",
        "Items[0].Detail": { before: ["Role_Customer"], after: [] },
        "Items[0].At": "2025-07-01T21:59:30.000Z"
      })
      for (const wrong of ["day=2025-02-30", "day=gestern", "page=0", "size=101"])
        assert.strictEqual((yield* boss.client.get(`/api/support/protokoll?${wrong}`)).status, 422, wrong)
      // the account is deleted, but its log entries stay
      yield* sql`delete from account where id = ${subject}`
      assert.lengthOf(yield* events(`account=${subject}`), 3)
    })
  )

  it.effect("are paged without gaps", () =>
    Effect.gen(function* () {
      const { client } = yield* signedInWith("seiten@haus.example", admin, morning)
      const all = yield* listed(client, "protokoll?size=100")
      const pages = yield* Effect.forEach([1, 2], (page) => listed(client, `protokoll?size=2&page=${page}`))
      assert.deepStrictEqual(
        pages.flatMap(({ Items }) => Items.map(({ Id }) => Id)),
        all.Items.slice(0, 4).map(({ Id }) => Id)
      )
    })
  )

  it.effect("include the stored mails, with both of their bodies", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { client } = yield* signedInWith("post@haus.example", admin, morning)
      for (const [id, recipient] of [
        ["order/1:a", "erika_1@kunde.example"],
        ["order/2:b", "erikax1@kunde.example"]
      ] as const)
        yield* sql`
          insert into mail (id, kind, recipient, subject, body_text, body_html, created_at)
          values (${id}, 'orderConfirmation', ${recipient}, 'Ihre Bestellung', 'Guten Tag', '<p>Guten Tag</p>', now())`
      const { Items, Total } = yield* listed(client, "postausgang?search=erika_1%20bestellung")
      assert.deepStrictEqual([Total, Items.map(({ Id }) => Id)], [1, ["order/1:a"]])
      const one = yield* client.get(`/api/support/postausgang/${encodeURIComponent("order/1:a")}`)
      assert.strictEqual(one.status, 200, one.text)
      assert.deepInclude(one.body, {
        Recipient: "erika_1@kunde.example",
        Text: "Guten Tag",
        Html: "<p>Guten Tag</p>",
        SentAt: null,
        FailedAt: null,
        Attempts: 0,
        Failure: ""
      })
      assert.strictEqual((yield* client.get("/api/support/postausgang/keine")).status, 404)
    })
  )
})
