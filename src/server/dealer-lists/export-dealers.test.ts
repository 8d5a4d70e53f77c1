import { join } from "node:path"
import { writeFileSync } from "node:fs"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { TestDatabase } from "../db/testing.ts"
import { SampleDatabase } from "../testing/testing-database.ts"
import { exportDealers } from "./export-dealers.ts"
import { exampleFolder, filesOf, folderOf, importFolder } from "./lists.test-support.ts"

const exportTo = (folder: string) => exportDealers(folder, () => {})

/** Returns the prices of all dealers, identified by the numbers that the files use. */
const stored = Effect.gen(function* () {
  const sql = yield* SqlClient
  return yield* sql`
    select d.id as dealer, a.external_number as area, b.name, a.zip_prefixes, p.product_id, p.certification_id,
      p.from_amount, p.valid_from::text, p.unit_price
    from price_row p join delivery_area a on a.id = p.area_id join branch b on b.id = a.branch_id
      join dealer d on d.id = a.dealer_id
    order by 1, 2, p.product_id, p.certification_id, p.from_amount, p.valid_from`
})

layer(SampleDatabase)("an export of the sample", (it) => {
  it.effect("changes nothing when imported again, and has the same bytes from another database", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const folder = yield* folderOf()
      const { dealers, leftOut } = yield* exportTo(folder)
      const [counted] = yield* sql<{ readonly count: number }>`select count(*) as count from dealer`
      assert.strictEqual(dealers, counted?.count)
      assert.strictEqual(leftOut, 0)
      const { dealers: changed, areas, fees, prices, lists } = yield* importFolder(folder)
      const none = { added: 0, changed: 0, gone: 0 }
      assert.deepStrictEqual(
        { changed, areas, fees, prices, lists },
        {
          changed: none,
          areas: none,
          fees: none,
          prices: none,
          lists: 0
        }
      )
      const before = yield* stored
      assert.isNotEmpty(before)
      const elsewhere = Effect.gen(function* () {
        const second = yield* folderOf()
        yield* importFolder(folder)
        yield* exportTo(second)
        assert.deepStrictEqual(yield* stored, before)
        return filesOf(second)
      })
      assert.deepStrictEqual(
        yield* Effect.provide(Effect.scoped(elsewhere), TestDatabase.layer),
        filesOf(folder)
      )
    })
  )
})

layer(TestDatabase.layer)("an export", (it) => {
  it.effect("of the example is imported with every character, also formulas and line breaks", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* importFolder(exampleFolder)
      const text = '=HYPERLINK("http://a";"b")\nzwei; Zeilen\r\n+1'
      yield* sql`update dealer set description = ${text}, imprint = '+49 89', register = '01'`
      const folder = yield* folderOf()
      yield* exportTo(folder)
      assert.include(filesOf(folder)["haendler.csv"], `"'=HYPERLINK(""http://a"";""b"")`)
      assert.strictEqual((yield* importFolder(folder)).dealers.changed, 0)
      const again = yield* folderOf()
      yield* exportTo(again)
      assert.deepStrictEqual(filesOf(again), filesOf(folder))
    })
  )

  it.effect("names the folder that cannot be written to", () =>
    Effect.gen(function* () {
      const folder = yield* folderOf()
      const file = join(folder, "a-file")
      writeFileSync(file, "")
      const refused = yield* Effect.flip(exportTo(file))
      assert.deepInclude(refused, { _tag: "UnwritableFolder", path: file })
    })
  )
})
