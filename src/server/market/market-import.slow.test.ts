import { assert, layer } from "@effect/vitest"
import { Effect, Layer, Schedule } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll } from "vitest"
import { Database } from "../db/database.ts"
import { TestDatabase } from "../db/testing.ts"
import { projectRoot } from "../project-root.ts"
import { runCommand } from "../testing/commands.test-support.ts"

const folder = mkdtempSync(join(tmpdir(), "heizmarkt-market-"))
afterAll(() => rmSync(folder, { recursive: true }))
const fileOf = (name: string, lines: ReadonlyArray<string>) => {
  const path = join(folder, name)
  writeFileSync(path, lines.join("\n"))
  return path
}
const importFile = (...words: ReadonlyArray<string>) => runCommand("market-import.ts", ...words)

/** Returns all stored quotations as "factor day value", e.g. "1 2024-11-25 70". */
const stored = Effect.flatMap(
  SqlClient,
  (sql) => sql<{ readonly text: string }>`
    select factor_id || ' ' || day || ' ' || value::float8 as text from market_price order by day, factor_id`
).pipe(Effect.map((rows) => rows.map(({ text }) => text)))

const old = ["1 2024-11-25 70", "3 2024-11-26 1.05"]
const filled = Layer.effectDiscard(
  Effect.orDie(
    Effect.flatMap(
      SqlClient,
      (sql) => sql`insert into market_price (factor_id, day, value)
        values (1, '2024-11-25', 70), (3, '2024-11-26', 1.05)`
    )
  )
).pipe(Layer.provideMerge(TestDatabase.layer))

layer(filled, { excludeTestServices: true })("an import of quotations", (it) => {
  it.effect("with bad lines names each by its number, and stores none of the others", () =>
    Effect.gen(function* () {
      const path = fileOf("bad.csv", [
        "date,factor,value",
        "2024-11-26,crude-oil,71.25",
        "2026-02-30,crude-oil,71.25",
        "2024-11-27,gold,2000",
        "9024-11-27,3,1.06",
        "2024-11-27,3,1.06"
      ])
      const { code, out, err } = yield* importFile(path)
      assert.strictEqual(code, 1)
      assert.deepStrictEqual(out, [])
      assert.deepStrictEqual(err.slice(0, 3), [
        'Line 3: "2026-02-30" is no date like 2026-11-27',
        'Line 4: "gold" is no factor',
        'Line 5: "9024-11-27" is a day to come'
      ])
      assert.match(err[3] ?? "", /^3 bad lines: nothing was stored\. Usage: npm run market:import FILE/u)
      assert.deepStrictEqual(yield* stored, old)
    })
  )

  it.effect("without a usable file says why and stores nothing", () =>
    Effect.gen(function* () {
      const empty = yield* importFile(fileOf("empty.csv", ["date,factor,value", ""]))
      assert.strictEqual(empty.code, 1)
      assert.match(empty.err[0] ?? "", /^No line: nothing was stored\./u)
      const missing = yield* importFile(join(folder, "missing.csv"))
      assert.strictEqual(missing.code, 1)
      assert.match(missing.err[0] ?? "", /missing\.csv cannot be read: ENOENT/u)
      const none = yield* importFile()
      assert.strictEqual(none.code, 2)
      assert.match(none.err[0] ?? "", /^Usage: npm run market:import FILE/u)
      assert.deepStrictEqual(yield* stored, old)
    })
  )

  it.effect("stores a good file, and replaces what was stored for the same day", () =>
    Effect.gen(function* () {
      const path = fileOf("good.csv", [
        "date;factor;value",
        "2024-11-25;crude-oil;71,25",
        "2024-11-26;4;0,8123"
      ])
      const { code, out } = yield* importFile(path)
      assert.strictEqual(code, 0)
      assert.strictEqual(out.at(-1), "Stored 2 quotations.")
      assert.deepStrictEqual(yield* stored, [
        "1 2024-11-25 71.25",
        "3 2024-11-26 1.05",
        "4 2024-11-26 0.8123"
      ])
    })
  )

  it.effect("that is killed while it writes stores the whole file or nothing of it", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { url } = yield* Database
      const before = yield* stored
      const path = fileOf("long.csv", [
        "2024-11-20,1,60",
        "2024-11-25,1,61",
        "2024-11-26,3,1.01",
        "2024-11-27,3,1.02"
      ])
      // storing a row of the file waits for this test's lock, so that the process is killed in the middle of writing
      yield* sql.withTransaction(
        Effect.gen(function* () {
          yield* sql`select from market_price where factor_id = 3 and day = '2024-11-26' for update`
          const child = spawn(process.execPath, ["scripts/market-import.ts", path], {
            cwd: projectRoot,
            env: { PATH: process.env["PATH"], DATABASE_URL: url },
            stdio: "ignore"
          })
          const ended = once(child, "close")
          const waiting = Effect.gen(function* () {
            const [row] = yield* sql<{ readonly count: number }>`
              select count(*)::int as count from pg_locks
              where not granted and pid in (
                select pid from pg_locks where relation = 'market_price'::regclass and pid <> pg_backend_pid())`
            if ((row?.count ?? 0) === 0) yield* Effect.fail("not yet")
          })
          yield* Effect.retry(waiting, Schedule.spaced("50 millis"))
          child.kill("SIGKILL")
          yield* Effect.promise(() => ended)
        })
      )
      // once the table can be locked, the session of the killed process has ended
      yield* sql.withTransaction(sql`lock table market_price in access exclusive mode`)
      const whole = [
        "1 2024-11-20 60",
        "1 2024-11-25 61",
        "3 2024-11-26 1.01",
        "4 2024-11-26 0.8123",
        "3 2024-11-27 1.02"
      ]
      assert.deepInclude([before, whole], yield* stored)
    })
  )
})
