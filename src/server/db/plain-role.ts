import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { advisoryLocks } from "./advisory-locks.ts"

/** Whether the role may read and write every table and sequence of the shop and its jobs. */
const isGranted = Effect.fnUntraced(function* (role: string) {
  const sql = yield* SqlClient
  const [known] = yield* sql`select 1 from pg_roles where rolname = ${role}`
  if (known === undefined) return false
  const lacking = yield* sql`
    select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'graphile_worker') and (
      c.relkind in ('r', 'p') and not c.relispartition and not has_table_privilege(${role}, c.oid, 'delete')
      or c.relkind = 'S' and not has_sequence_privilege(${role}, c.oid, 'update')
      or c.relrowsecurity and not exists (select 1 from pg_policy where polrelid = c.oid and polname = ${role}))
    limit 1`
  return lacking.length === 0
})

/**
 * Adds policies to the tables of the job queue. These tables have row security without a policy, so without this only
 * their owner could access the rows.
 */
const openRows = Effect.fnUntraced(function* (role: string) {
  const sql = yield* SqlClient
  const tables = yield* sql<{ readonly schema: string; readonly table: string }>`
    select n.nspname as schema, c.relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'graphile_worker') and c.relrowsecurity
      and not exists (select 1 from pg_policy where polrelid = c.oid and polname = ${role})`
  for (const { schema, table } of tables)
    yield* sql`create policy ${sql(role)} on ${sql(schema)}.${sql(table)} to ${sql(role)} using (true) with check (true)`
})

/**
 * Lets a role read and write the rows of all tables, and nothing else: the role cannot create, change or drop tables,
 * read files of the database server, or run programs there (rule safety.plain-role). Creates the role if it does not
 * exist. Runs as the owner of the tables after each migration; does nothing if all permissions are already granted.
 */
export const grantPlainRole = Effect.fnUntraced(function* (role: string) {
  if (yield* isGranted(role)) return
  const sql = yield* SqlClient
  yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`select pg_advisory_xact_lock(${advisoryLocks.plainRole})`
      const [known] = yield* sql`select 1 from pg_roles where rolname = ${role}`
      if (known === undefined) yield* sql`create role ${sql(role)} login`
      for (const schema of ["public", "graphile_worker"]) {
        yield* sql`grant usage on schema ${sql(schema)} to ${sql(role)}`
        yield* sql`grant select, insert, update, delete on all tables in schema ${sql(schema)} to ${sql(role)}`
        yield* sql`grant usage, select, update on all sequences in schema ${sql(schema)} to ${sql(role)}`
      }
      yield* openRows(role)
    })
  )
})
