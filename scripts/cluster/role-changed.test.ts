import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { roleChanged } from "./role-changed.test-support.ts"

let folder: string
let calls: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "heizmarkt-role-"))
  calls = join(folder, "calls")
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs the script for a role, with a `psql` that records its arguments and fails the first times. */
const changedTo = (role: string, failures: number): ReadonlyArray<string> => {
  const lines = ["#!/bin/sh", `echo "$PGOPTIONS" "$@" >> ${calls}`, `[ $(wc -l < ${calls}) -gt ${failures} ]`]
  writeFileSync(join(folder, "psql"), `${lines.join("\n")}\n`, { mode: 0o755 })
  const { status } = spawnSync("sh", roleChanged(role, "/run/p", 5432), {
    env: { PATH: `${folder}:/usr/bin:/bin` }
  })
  expect(status).toBe(0)
  return existsSync(calls) ? readFileSync(calls, "utf8").trim().split("\n") : []
}

const begins = [
  "-c synchronous_commit=local -X -q -o /dev/null -v ON_ERROR_STOP=1 -h /run/p -p 5432 -d postgres",
  "-c do 'declare ended text := pg_walfile_name(pg_switch_wal());",
  "begin for try in 1 .. 100 loop perform pg_stat_clear_snapshot();",
  "exit when (select last_archived_wal from pg_stat_archiver) >= ended;",
  "perform pg_sleep(0.1); end loop; end'",
  "-c select pg_logical_emit_message(true, 'promoted', repeat('x', 16384))"
].join(" ")

it.each(["master", "primary"])(
  "a new primary, by Patroni's word %s, begins a segment of WAL as soon as it may write (decision 143)",
  (role) => {
    expect(changedTo(role, 2)).toEqual([begins, begins, begins])
  }
)

it("a new standby begins no segment of WAL (decision 143)", () => {
  expect(changedTo("replica", 0)).toEqual([])
})
