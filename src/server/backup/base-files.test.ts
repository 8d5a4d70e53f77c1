import { expect, it } from "vitest"
import { isLeftOut } from "./base-files.ts"

it("a base backup excludes files that belong to the running server", () => {
  for (const path of [
    "postmaster.pid",
    "postmaster.opts",
    "backup_label",
    "pg_wal/000000010000000000000001",
    "pg_wal/archive_status/000000010000000000000001.done",
    "pg_replslot/slot/state",
    "base/5/pg_internal.init",
    "base/pgsql_tmp/pgsql_tmp17.0",
    "global/pg_internal.init.4711"
  ])
    expect([path, isLeftOut(path)]).toEqual([path, true])
  for (const path of [
    "PG_VERSION",
    "global/pg_control",
    "base/5/1259",
    "pg_xact/0000",
    "postgresql.auto.conf"
  ])
    expect([path, isLeftOut(path)]).toEqual([path, false])
})
