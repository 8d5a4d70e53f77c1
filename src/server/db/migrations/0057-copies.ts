import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * The server processes that run on this database, and their responses to queries about their caches (rule
 * desk.memories). Both tables are unlogged: after a crash of the database, the server processes register themselves
 * again.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create unlogged table server_copy (
      id uuid primary key,
      started_at timestamptz not null,
      -- since when it has answered no question; null while it answers
      missed_at timestamptz
    )`
  yield* sql`
    create unlogged table memory_answer (
      question_id uuid not null,
      copy_id uuid not null,
      answered_at timestamptz not null default now(),
      content jsonb not null,
      primary key (question_id, copy_id)
    )`
})
