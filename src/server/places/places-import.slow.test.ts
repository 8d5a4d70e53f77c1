import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { afterAll } from "vitest"
import { regionsOf } from "../../domain/place/region.ts"
import { projectRoot } from "../project-root.ts"
import { Database } from "../db/database.ts"
import { insertMany } from "../db/insert-many.ts"
import { loadReferenceData } from "../db/reference-data.ts"
import { TestDatabase } from "../db/testing.ts"

const folder = mkdtempSync(join(tmpdir(), "heizmarkt-places-"))
afterAll(() => rmSync(folder, { recursive: true }))
const fileOf = (name: string, lines: ReadonlyArray<string>) => {
  const path = join(folder, name)
  writeFileSync(path, lines.join("\n"))
  return path
}
const line = (...columns: ReadonlyArray<string>) =>
  [...columns, ...Array.from({ length: 12 - columns.length }, () => "")].join("\t")

/**
 * Runs the command in the same way as `npm run places:import`; `onLine` receives each line of output while the command
 * runs.
 */
const importing = (url: string, path: string, onLine: (text: string) => void = () => {}) => {
  const child = spawn(process.execPath, ["scripts/places-import.ts", path], {
    cwd: projectRoot,
    env: { PATH: process.env["PATH"], DATABASE_URL: url },
    stdio: ["ignore", "pipe", "pipe"]
  })
  const printed: Array<string> = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (text) => {
      printed.push(text)
      onLine(text)
    })
  const ended = once(child, "close").then(() => ({ code: child.exitCode, signal: child.signalCode, printed }))
  return { child, ended }
}

const importFile = Effect.fnUntraced(function* (path: string) {
  const { url } = yield* Database
  return yield* Effect.promise(() => importing(url, path).ended)
})

const places = Effect.flatMap(
  SqlClient,
  (sql) => sql<{ readonly at: string }>`
    select country_id || ' ' || zip_code || ' ' || name || ' ' || region_code
      || coalesce(' ' || latitude || ' ' || longitude, '') as at
    from place
    order by country_id, zip_code, name`
).pipe(Effect.map((rows) => rows.map((row) => row.at)))

const old = Effect.gen(function* () {
  yield* loadReferenceData
  yield* insertMany("place", [
    { country_id: 1, zip_code: "01067", name: "Dresden", region_code: "SN" },
    { country_id: 2, zip_code: "1010", name: "Wien", region_code: "W" },
    { country_id: 3, zip_code: "9490", name: "Vaduz", region_code: "LI" },
    { country_id: 3, zip_code: "3000", name: "Bern", region_code: "BE" }
  ])
})
const oldPlaces = ["1 01067 Dresden SN", "2 1010 Wien W", "3 3000 Bern BE", "3 9490 Vaduz LI"]
const filled = Layer.effectDiscard(Effect.orDie(old)).pipe(Layer.provideMerge(TestDatabase.layer))

layer(filled)("an import of places", (it) => {
  it.effect("that cannot start reports the reason in one line and changes nothing", () =>
    Effect.gen(function* () {
      const lines: Array<string> = []
      for (const path of [
        join(folder, "missing.txt"),
        folder,
        fileOf("archive.zip", ["PK\u0003\u0004rest"]),
        fileOf("table.csv", ["DE;01067;Dresden", "AT;1010;Wien"]),
        fileOf("us.txt", [line("US", "90210", "Beverly Hills", "California", "CA")])
      ]) {
        const { code, printed } = yield* importFile(path)
        assert.strictEqual(code, 1)
        assert.strictEqual(printed.length, 1)
        lines.push(printed[0]?.replace(folder, "") ?? "")
      }
      assert.deepStrictEqual(lines, [
        "/missing.txt does not exist.",
        " is a folder: name the file in it.",
        "/archive.zip is a zip archive: unpack it and name the .txt file in it.",
        "/table.csv is not in the GeoNames postal-code format: none of its lines can be used (line 1: 1 columns instead of 12).",
        "/us.txt holds no places of Germany, Austria, Switzerland or Liechtenstein."
      ])
      assert.deepStrictEqual(yield* places, oldPlaces)
    })
  )

  it.effect("without a database reports this in one line", () =>
    Effect.gen(function* () {
      const path = fileOf("one.txt", [line("AT", "4020", "Linz", "Oberösterreich", "04")])
      const { code, printed } = yield* Effect.promise(
        () => importing("postgres://a@127.0.0.1:1/b", path).ended
      )
      assert.strictEqual(code, 1)
      assert.strictEqual(
        printed.at(-1),
        "PostgreSQL at 127.0.0.1:1 refuses connections: start it, or correct DATABASE_URL."
      )
    })
  )

  it.effect("replaces the places of its countries and names every bad line by its number", () =>
    Effect.gen(function* () {
      const path = fileOf("mixed.txt", [
        "\uFEFFbroken",
        line("AT", "4020", "Linz", "Oberösterreich", "04"),
        line("AT", "402", "Linz", "Oberösterreich", "04"),
        line("AT", "4020", "Linz", "Oberösterreich", "04"),
        line("CH", "9000", "St. Gallen", "Kanton St. Gallen", "SG", "", "", "", "", "47.4239", "9.3748"),
        line("AT", "5020", "Salzburg", "Nirgendwo", "77"),
        line("FR", "75001", "Paris", "Île-de-France", "11")
      ])
      const { code, printed } = yield* importFile(path)
      assert.strictEqual(code, 0)
      assert.deepStrictEqual(
        printed.filter((text) => /^(?:Line|Imported)/u.test(text)),
        [
          "Line 1 skipped: 1 columns instead of 12",
          'Line 3 skipped: "402" is no postal code of AT',
          'Line 6 skipped: "77" is no state or canton of AT',
          "Imported 2 places from 7 lines, 3 bad lines skipped, 1 lines of other countries left out"
        ]
      )
      // the German places stay because the file contained none, and Liechtenstein is separate from Switzerland
      assert.deepStrictEqual(yield* places, [
        "1 01067 Dresden SN",
        "2 4020 Linz OOE",
        "3 9000 St. Gallen SG 47.4239 9.3748",
        "3 9490 Vaduz LI"
      ])
    })
  )
})

layer(filled)("an import that is killed", (it) => {
  it.effect("while it writes does not change the old places", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { url } = yield* Database
      const codes = Array.from({ length: 8000 }, (_, index) => String(1000 + index))
      const stateOf = (index: number) => String(index < 6000 ? 1 : regionsOf(2).length).padStart(2, "0")
      const path = fileOf(
        "large.txt",
        codes.map((code, index) => line("AT", code, `Ort ${code}`, "", stateOf(index)))
      )
      // writing the last batch waits for a row lock that this test holds, so the process is killed in the middle of
      // writing
      const { child, ended } = yield* sql.withTransaction(
        Effect.gen(function* () {
          yield* sql`select from region where country_id = 2 and code = 'W' for update`
          const { promise: written, resolve } = Promise.withResolvers<void>()
          const run = importing(url, path, (text) => text === "Writing: 75 %" && resolve())
          yield* Effect.promise(() => Promise.race([written, run.ended]))
          run.child.kill("SIGKILL")
          yield* Effect.promise(() => run.ended)
          return run
        })
      )
      assert.strictEqual((yield* Effect.promise(() => ended)).signal, "SIGKILL")
      assert.isTrue(child.killed)
      // once the table can be locked, the session of the killed process has ended
      yield* sql.withTransaction(sql`lock table place in access exclusive mode`)
      assert.deepStrictEqual(yield* places, oldPlaces)
    })
  )
})
