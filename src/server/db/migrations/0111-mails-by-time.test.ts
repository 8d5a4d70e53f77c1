import { randomUUID } from "node:crypto"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { TestDatabase } from "../testing.ts"
import mailsByTime from "./0111-mails-by-time.ts"

/** Restores the table to the form that the earlier release created. */
const asBefore = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`alter table mail detach partition mail_before`
  yield* sql`drop table mail`
  yield* sql`drop function mail_is_written_once`
  yield* sql`alter table mail_before rename to mail`
  yield* sql`alter table mail drop column retention, add primary key (id)`
  for (const index of ["of_order", "given_up", "waiting"])
    yield* sql`alter index ${sql(`mail_${index}_before`)} rename to ${sql(`mail_${index}`)}`
})

/** The statement of the earlier release that writes a mail, unchanged. */
const asTheReleaseBefore = (id: string, kind = "passwordChanged") =>
  Effect.flatMap(
    SqlClient,
    (sql) => sql<{ readonly id: string; readonly settled: boolean }>`
      with found as (
        select id, sent_at is not null or (failed_at is not null and asked_again_at is null) as settled
        from mail where id = any(${[id]}::text[]) for update
      ), made as (
        insert into mail (id, kind, recipient, subject, body_text, body_html, created_at, job_task, job_payload)
        select id, kind, recipient, subject, text, html, ${new Date().toISOString()}::timestamptz, job ->> 'task',
          (job -> 'payload')::jsonb
        from json_to_recordset(${JSON.stringify([{ id, kind, recipient: "a", subject: "b", text: "c", html: "d" }])}::json)
          m(id text, kind text, recipient text, subject text, text text, html text, job json)
        order by id
        on conflict do nothing
        returning id
      )
      select id, settled, set_config('synchronous_commit', 'off', true) as commit
      from (select id, settled from found union all select id, false from made) kept`
  )

const columns = `id, kind, recipient, subject, body_text, body_html, created_at, sent_at, attempts, failure, failed_at,
  job_task, job_payload, asked_again_at`

const rows = Effect.flatMap(
  SqlClient,
  (sql) => sql<{ readonly id: string }>`select ${sql.literal(columns)} from mail order by id`
)

const role = `mails_${randomUUID().slice(0, 8)}`

layer(TestDatabase.layer, { excludeTestServices: true })("a shop's mails (rule safety.partitions)", (it) => {
  it.effect(
    "are the same before and after they are partitioned, and servers of the earlier release continue",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        yield* asBefore
        yield* sql`create role ${sql(role)}`
        yield* Effect.addFinalizer(() =>
          Effect.orDie(Effect.andThen(sql`drop owned by ${sql(role)}`, sql`drop role ${sql(role)}`))
        )
        yield* sql`grant select, insert, update, delete on mail to ${sql(role)}`
        yield* asTheReleaseBefore("waits")
        yield* asTheReleaseBefore("of-an-order", "order-confirmation")
        yield* asTheReleaseBefore("sent")
        yield* sql`update mail set sent_at = now(), attempts = 1, created_at = now() - interval '91 days' where id = 'sent'`
        yield* asTheReleaseBefore("failed")
        yield* sql`update mail set failed_at = now(), failure = 'no', job_task = 't', job_payload = '{"orderId": "x"}' where id = 'failed'`
        const before = yield* rows

        yield* sql.withTransaction(mailsByTime)
        assert.deepStrictEqual(yield* rows, before)
        const [may] = yield* sql`
        select count(*)::int as n from unnest('{select, insert, update, delete}'::text[]) what
        where has_table_privilege(${role}, 'mail', what)`
        assert.deepStrictEqual(may, { n: 4 })

        for (const [id, settled] of [
          ["waits", false],
          ["sent", true],
          ["failed", true],
          ["new", false],
          ["new", false]
        ] as const) {
          const kept = yield* asTheReleaseBefore(id)
          assert.deepStrictEqual(
            kept.map((one) => [one.id, one.settled]),
            [[id, settled]]
          )
        }
        yield* sql`update mail set sent_at = now(), attempts = attempts + 1, failure = null, failed_at = null,
        asked_again_at = null where id = 'new'`
        // the statement with which the earlier release deletes old mails
        yield* sql`delete from mail where created_at < now() - interval '90 days' and kind <> all('{order-confirmation}'::text[])`
        assert.deepStrictEqual(
          (yield* rows).map(({ id }) => id),
          ["failed", "new", "of-an-order", "waits"]
        )
        const places = yield* sql`select distinct tableoid::regclass::text as place from mail`
        assert.deepStrictEqual(places, [{ place: "mail_before" }])
      }).pipe(Effect.scoped)
  )
})
