import { assert, layer } from "@effect/vitest"
import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { standing } from "../testing/api.test-support.ts"
import { TestDatabase } from "../db/testing.ts"
import { cleanUp } from "./clean-up.ts"

layer(TestDatabase.layer, { excludeTestServices: true })("the clean-up", (it) => {
  it.effect("deletes expired data and keeps the rest", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* sql`insert into rate_count values ('old', now() - interval '3 days', 1), ('new', now(), 1)`
      yield* sql`
        insert into idempotency_key (owner_hash, key, body_hash, status, body, created_at)
        values ('\\x01', 'old-key-1', '\\x01', 201, '{}', now() - interval '31 days'),
          ('\\x01', 'new-key-1', '\\x01', 201, '{}', now() - interval '29 days')`
      yield* sql`
        insert into script_error (message, stack, href, user_agent, occurred_at)
        values ('old', '', '', '', now() - interval '31 days'), ('new', '', '', '', now())`
      yield* sql`
        insert into machine_log (machines, reported_at)
        values ('["old"]', now() - interval '31 days'), ('["new"]', now() - interval '29 days')`
      yield* sql`
        insert into registration_cache (owner_hash, contents, changed_at)
        values ('\\x01', '{}', now() - interval '25 hours'), ('\\x02', '{}', now() - interval '23 hours')`
      yield* sql`
        insert into proved_mailbox (owner_hash, mailbox, proved_at)
        values ('\\x01', 'old-proof@example.de', now() - interval '31 days'),
          ('\\x01', 'new-proof@example.de', now() - interval '29 days')`
      yield* sql`
        insert into pending_registration (token_hash, email, contents, created_at, expires_at)
        values ('\\x01', 'old@example.de', '{}', now() - interval '25 hours', now() - interval '1 hour'),
          ('\\x02', 'new@example.de', '{}', now(), now() + interval '1 hour')`
      yield* sql`
        insert into mail_token (token_hash, purpose, subject, created_at, expires_at)
        values ('\\x01', 'email', 'old-change', now(), now() - interval '31 days'),
          ('\\x02', 'email', 'new-change', now(), now() - interval '29 days')`
      yield* sql`
        insert into dealer (id, country_id, name, slug, street, zip_code, city, phone, email, rating, rating_count,
          payment_ids, default_payment_id)
        values (100000, 1, 'D', 'd', 's', '80331', 'München', '0', 'd@example.de', 90, 1, '{40}', 40)`
      yield* sql`
        insert into order_draft (id, owner_hash, country_id, product_group_id, machine_version, calculation,
          dealer_id, offer, offer_calculated_at, contents, created_at, changed_at)
        select id, '\\x01', 1, 3, 1, '{}', 100000, '{}', now(), '{}', now() - interval '60 days', changed
        from (values ('old-draft', now() - interval '31 days'), ('new-draft', now() - interval '29 days'))
          d (id, changed)`
      yield* sql`insert into account (id, email, roles) overriding system value values (100000, 'd@example.de', '{}')`
      yield* sql`
        insert into known_device (device_hash, account_id, known_at)
        values ('\\x01', 100000, now() - interval '181 days'), ('\\x02', 100000, now() - interval '179 days')`
      yield* sql`
        insert into empty_zip_count (day, country_id, product_group_id, region_code, zip_code, empty)
        values (current_date - 402, 1, 3, 'NI', '26465', 1), (current_date - 398, 1, 3, 'NI', '26474', 1)`
      yield* sql`
        insert into dealer_call values (100000, current_date - 402, 1), (100000, current_date - 398, 2)`
      yield* sql`
        insert into offer_call values (1, '80331', current_date - 402, 3, 1), (1, '80333', current_date - 398, 3, 2)`
      yield* cleanUp
      const left = yield* sql`
        select bucket as what from rate_count union all select key from idempotency_key
        union all select message from script_error union all select machines ->> 0 from machine_log
        union all select encode(owner_hash, 'hex') from registration_cache
        union all select mailbox from proved_mailbox
        union all select email from pending_registration union all select subject from mail_token
        union all select id from order_draft
        union all select 'calls ' || calls from dealer_call union all select 'calls at ' || zip_code from offer_call
        union all select 'device ' || encode(device_hash, 'hex') from known_device
        union all select zip_code from empty_zip_count`
      assert.deepStrictEqual(
        left.map(({ what }) => what),
        [
          "new",
          "new-key-1",
          "new",
          "new",
          "02",
          "new-proof@example.de",
          "new@example.de",
          "new-change",
          "new-draft",
          "calls 2",
          "calls at 80333",
          "device 02",
          "26474"
        ]
      )
    })
  )

  it.effect(
    "keeps the audit log for 400 days, mails for 90, sign-ins for 30 after their end and receipts forever",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        // the test's days are long ago by the database's clock as well, since the database does not allow younger rows
        // of the audit log to be deleted
        const begun = Date.now() - 450 * 86_400_000
        const after = (days: number) => new Date(begun + days * 86_400_000)
        const at = (now: Date) =>
          Effect.provideService(
            cleanUp,
            Clock.Clock,
            standing(() => now.getTime())
          )
        const iso = after(0).toISOString()
        yield* sql`insert into audit_event (at, event, detail) values (${iso}::timestamptz, 'signedIn', '{}')`
        yield* sql`
        insert into mail (id, kind, recipient, subject, body_text, body_html, created_at)
        values ('m', 'k', 'a@example.de', 's', 't', 'h', ${iso}::timestamptz),
          ('order', 'order-confirmation', 'a@example.de', 's', 't', 'h', ${iso}::timestamptz)`
        const [account] = yield* sql<{ readonly id: number }>`
        insert into account (email, roles) values ('a@example.de', '{Role_Customer}') returning id`
        // one sign-in was ended early, the other one expired
        yield* sql`
        insert into session_family (id, account_id, begun_at, active_at, idle_seconds, ends_at, ended_at)
        select name, ${account?.id ?? 0}, ${iso}::timestamptz, ${iso}::timestamptz, 60, ${after(30).toISOString()}::timestamptz, ended
        from (values ('out', ${iso}::timestamptz), ('over', null)) f (name, ended)`
        const left = Effect.map(
          sql<{ readonly what: string }>`
          select event as what from audit_event union all select id from mail
          union all select id from session_family order by what`,
          (rows) => rows.map(({ what }) => what)
        )
        for (const [day, what] of [
          [30, ["m", "order", "out", "over", "signedIn"]],
          [31, ["m", "order", "over", "signedIn"]],
          [60, ["m", "order", "over", "signedIn"]],
          [61, ["m", "order", "signedIn"]],
          [90, ["m", "order", "signedIn"]],
          [91, ["order", "signedIn"]],
          [400, ["order", "signedIn"]],
          [401, ["order"]]
        ] as const) {
          yield* at(after(day))
          assert.deepStrictEqual(yield* left, [...what], `day ${day}`)
        }
      })
  )
})
