import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { migrate } from "../db/migrate.ts"
import { moveData, requireEmptyTarget } from "./move-data.ts"
import { change, inside, progress, saidBy, target, withJobs } from "./move.test-support.ts"

const nextAccount = Effect.flatMap(
  SqlClient,
  (sql) => sql`
    insert into account (email, password_hash, roles) values ('b@x.example', null, '{}') returning id`
)

it.effect("a moved shop keeps all characters, jobs and counters; if a table differs, nothing moves", () =>
  Effect.gen(function* () {
    const from = yield* target
    const to = yield* target
    const fill = Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* sql`insert into installation (data_kind, installed_on) values ('real', '2026-11-29')`
      yield* sql`
          insert into account (email, password_hash, roles)
          values (${`ä"\\,()'@x.example`}, null, array['a,b', 'c"d'])`
      yield* sql`select id from graphile_worker.add_job('waiting', '{"a": [1, null]}')`
    })
    for (const url of [from, to]) {
      yield* inside(url, migrate)
      yield* withJobs(url)
    }
    yield* inside(from, fill)
    const move = () => moveData({ from, to, progress })
    yield* inside(to, change("alter table account rename column totp_secret to other"))
    assert.match(yield* saidBy(move), /totp_secret/u)
    assert.strictEqual(yield* saidBy(() => requireEmptyTarget(to)), "done")
    yield* inside(to, change("alter table account rename column other to totp_secret"))
    const rows = new Map((yield* Effect.promise(move)).map((each) => [each.table, each.rows]))
    assert.deepStrictEqual(
      ["public.account", "public.installation", "graphile_worker._private_jobs"].map((name) =>
        rows.get(name)
      ),
      [1, 1, 1]
    )
    const [next] = yield* inside(to, nextAccount)
    assert.deepStrictEqual(next, { id: 2 })
  })
)
