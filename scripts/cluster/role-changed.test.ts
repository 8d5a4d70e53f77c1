import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { root } from "../../tools/run-tool.ts"

/** The script of `on_role_change`, as Patroni reads it: lines folded into one, then split into words as by a shell. */
const script = (): string => {
  const file = readFileSync(join(root, "deploy/cluster/patroni.yml"), "utf8")
  const folded = /^ {4}on_role_change: >-\n((?: {6}.+\n)+)/mu
    .exec(file)?.[1]
    ?.trim()
    .replaceAll(/\n +/gu, " ")
  const body = /^sh -c "(.+)" role-changed$/u.exec(folded ?? "")?.[1]
  if (body === undefined) throw new Error("patroni.yml has no script for a changed role")
  return body
    .replaceAll('\\"', '"')
    .replaceAll("${POSTGRES_RUN}", "/run/p")
    .replaceAll("${POSTGRES_PORT}", "5432")
}

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
  const { status } = spawnSync("sh", ["-c", script(), "role-changed", "on_role_change", role, "heizmarkt"], {
    env: { PATH: `${folder}:/usr/bin:/bin` }
  })
  expect(status).toBe(0)
  return existsSync(calls) ? readFileSync(calls, "utf8").trim().split("\n") : []
}

const begins =
  "-c synchronous_commit=local -X -q -o /dev/null -v ON_ERROR_STOP=1 -h /run/p -p 5432 -d postgres -c select pg_switch_wal() -c select pg_logical_emit_message(true, 'promoted', repeat('x', 16384))"

it.each(["master", "primary"])(
  "a new primary, by Patroni's word %s, begins a segment of WAL as soon as it may write (decision 143)",
  (role) => {
    expect(changedTo(role, 2)).toEqual([begins, begins, begins])
  }
)

it("a new standby begins no segment of WAL (decision 143)", () => {
  expect(changedTo("replica", 0)).toEqual([])
})
