import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { lookAfterPartitions } from "../db/partitions.ts"
import { TestDatabase } from "../db/testing.ts"
import { lawfulKinds } from "../ports/mailer.ts"
import { keepMails } from "./keep-mails.ts"

const keep = (id: string, kind: string) =>
  keepMails(
    [{ id, kind, recipient: "kim@example.org", subject: "s", text: "t", html: "h", job: undefined }],
    {
      withSecrets: false
    }
  )

/** Returns each mail with the name of its partition; dates are removed from the names of partitions by time. */
const places = Effect.gen(function* () {
  const sql = yield* SqlClient
  const rows = yield* sql<{ readonly place: string }>`
    select id || ' in ' || regexp_replace(tableoid::regclass::text, '\\d{8}$', '') as place from mail order by 1`
  return rows.map(({ place }) => place)
})

layer(TestDatabase.layer, { excludeTestServices: true })("mails by time (rule safety.partitions)", (it) => {
  it.effect("are stored with their order or by week, without compression", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      for (const kind of [...lawfulKinds, "passwordChanged"]) yield* keep(kind, kind)
      assert.deepStrictEqual(
        yield* places,
        [
          ...lawfulKinds.map((kind) => `${kind} in mail_with_order_`),
          "passwordChanged in mail_for_days_"
        ].toSorted()
      )
      const packed = yield* sql`
        select c.relname from pg_partition_tree('mail') t join pg_class c on c.oid = t.relid
          join pg_attribute a on a.attrelid = c.oid
        where a.attname in ('body_text', 'body_html') and a.attstorage <> 'e'`
      assert.deepStrictEqual(packed, [])
      yield* sql`delete from mail`
    })
  )

  it.effect("have partitions for the coming weeks and the coming year", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const ahead = yield* sql`
        select (select max(ends) from partitions_of('mail_for_days')) - date_trunc('week', now()) = interval '21 days' as weeks,
          (select max(ends) from partitions_of('mail_with_order')) = date_trunc('year', now()) + interval '2 years' as years`
      assert.deepStrictEqual(ahead, [{ weeks: true, years: true }])
    })
  )

  it.effect("are written once, whichever partition contains them (rule safety.mails-once)", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* sql`
        insert into mail (id, kind, recipient, subject, body_text, body_html, created_at, retention)
        values ('before', 'k', 'r', 's', 't', 'h', now(), 'before'),
          ('last-week', 'k', 'r', 's', 't', 'h', now() - interval '8 days', 'days'),
          ('next-month', 'k', 'r', 's', 't', 'h', now() + interval '1 month', 'days'),
          ('next-month', 'k', 'r', 's', 't', 'h', now(), 'order')`
      for (const id of ["before", "last-week", "next-month"])
        for (const kind of ["order-life", "passwordChanged"]) {
          const kept = yield* keep(id, kind)
          assert.deepStrictEqual(
            kept.map((one) => [one.id, one.settled]),
            [[id, false]]
          )
        }
      assert.deepStrictEqual(
        (yield* places).map((place) => place.split(" ")[0]),
        ["before", "last-week", "next-month"]
      )
      yield* sql`delete from mail`
    })
  )

  it.effect("are dropped by week 90 days after its last day, mails of orders never", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      for (const [from, to] of [
        [105, 98],
        [98, 91],
        [91, 84]
      ] as const)
        yield* sql`
          select make_partition('mail_for_days', 'created_at', current_date - ${from}::int, current_date - ${to}::int)`
      yield* sql`
        insert into mail (id, kind, recipient, subject, body_text, body_html, created_at, retention)
        select retention || ' ' || ago, 'k', 'r', 's', 't', 'h', now() - ago * interval '1 day', retention
        from unnest('{100, 93, 90}'::int[]) ago, unnest('{order, days}'::text[]) retention`
      yield* lookAfterPartitions
      const left = yield* sql<{ readonly id: string }>`select id from mail order by id`
      assert.deepStrictEqual(
        left.map(({ id }) => id),
        ["days 90", "order 100", "order 90", "order 93"]
      )
    })
  )
})
