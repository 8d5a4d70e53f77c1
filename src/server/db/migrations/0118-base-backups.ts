import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Records when base backups of a PostgreSQL that is not embedded were finished. Its tools add a row after each one
 * (heizmarkt-backup.service), so that any server process can report the age of the last one, also after a failover
 * (decision 134).
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`create table base_backup (finished_at timestamptz primary key default clock_timestamp())`
})
