import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { TestDatabase } from "../db/testing.ts"
import { cleanUp } from "./clean-up.ts"

layer(TestDatabase.layer, { excludeTestServices: true })("the clean-up", (it) => {
  it.effect("forgets what has served its time and keeps the rest", () =>
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
        insert into registration_cache (owner_hash, contents, changed_at)
        values ('\\x01', '{}', now() - interval '25 hours'), ('\\x02', '{}', now() - interval '23 hours')`
      yield* sql`
        insert into pending_registration (token_hash, email, contents, created_at, expires_at)
        values ('\\x01', 'old@example.de', '{}', now() - interval '25 hours', now() - interval '1 hour'),
          ('\\x02', 'new@example.de', '{}', now(), now() + interval '1 hour')`
      yield* sql`
        insert into mail_token (token_hash, purpose, subject, created_at, expires_at)
        values ('\\x01', 'email', 'old-change', now(), now() - interval '31 days'),
          ('\\x02', 'email', 'new-change', now(), now() - interval '29 days')`
      yield* cleanUp
      const left = yield* sql`
        select bucket as what from rate_count union all select key from idempotency_key
        union all select message from script_error
        union all select encode(owner_hash, 'hex') from registration_cache
        union all select email from pending_registration union all select subject from mail_token`
      assert.deepStrictEqual(
        left.map(({ what }) => what),
        ["new", "new-key-1", "new", "02", "new@example.de", "new-change"]
      )
    })
  )
})
