import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import * as fs from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { TestDatabase } from "../testing.ts"
import { openLog, turnLog } from "./log-file.ts"

const modeOf = (file: string) => fs.statSync(file).mode & 0o777

test("a long log is emptied in place, and its former content is deleted after a month", () => {
  const folder = fs.mkdtempSync(join(tmpdir(), "log-"))
  const file = join(folder, "pg.log")
  fs.writeFileSync(file, "short", { mode: 0o644 })
  const log = openLog(file)
  turnLog(file)
  expect(fs.readdirSync(folder)).toEqual(["pg.log"])
  fs.writeSync(log, "x".repeat(1_000_000))
  turnLog(file)
  fs.writeSync(log, "goes on")
  expect(fs.readFileSync(file, "utf8")).toBe("goes on")
  expect(fs.readFileSync(`${file}.1`, "utf8")).toMatch(/^shortx+$/u)
  expect([modeOf(file), modeOf(`${file}.1`)]).toEqual([0o600, 0o600])
  turnLog(file, Date.now() + 29 * 86_400_000)
  expect(fs.existsSync(`${file}.1`)).toBe(true)
  turnLog(file, Date.now() + 31 * 86_400_000)
  expect(fs.readdirSync(folder)).toEqual(["pg.log"])
  fs.closeSync(log)
  fs.rmSync(folder, { recursive: true })
})

// an external PostgreSQL logs to a place that its operator has chosen
if (process.env["TEST_DATABASE_URL"] === undefined)
  layer(TestDatabase.layer, { excludeTestServices: true })("the log of the embedded PostgreSQL", (it) => {
    it.effect("cannot be read by other users, and reports a failure without the text of its statement", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        yield* sql`create table kept (email text primary key)`
        const twice = sql`insert into kept values (${"erika@secret.example"}), (${"erika@secret.example"})`
        yield* Effect.flip(twice)
        yield* Effect.flip(sql`select 1 / 0 as "erika@secret.example"`)
        const [row] = yield* sql<{
          readonly folder: string
        }>`select current_setting('data_directory') as folder`
        const file = join(row?.folder ?? "", "../pg.log")
        const text = fs.readFileSync(file, "utf8")
        assert.include(text, 'duplicate key value violates unique constraint "kept_pkey"')
        assert.include(text, "division by zero")
        assert.notInclude(text, "secret.example")
        assert.strictEqual(modeOf(file), 0o600)
      })
    )
  })
