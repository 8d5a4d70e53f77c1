import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { TestDatabase } from "../db/testing.ts"
import { exportDealers } from "./export-dealers.ts"
import { edit, exampleFolder, filesOf, folderOf, importFolder, refusalsOf } from "./lists.test-support.ts"

const none = { added: 0, changed: 0, gone: 0 }

/** Removes the last column of a file, because files of earlier versions lack this column. */
const withoutLast = (text: string): string => text.replaceAll(/;[^;]*\r\n/gmu, "\r\n")

layer(TestDatabase.layer)("columns that earlier files lack", (it) => {
  it.effect("have a branch's own hours: kept without the column, emptied with it (rule dealer.hours)", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const hours = Effect.map(
        sql<{ readonly days: number }>`
          select jsonb_array_length(opening_hours) as days from branch where name = 'Lager Augsburg'`,
        ([row]) => row?.days
      )
      const folder = yield* folderOf(exampleFolder)
      yield* importFolder(folder)
      assert.strictEqual(yield* hours, 5)
      edit(folder, "niederlassungen.csv", withoutLast)
      assert.notInclude(filesOf(folder)["niederlassungen.csv"], "oeffnungszeiten")
      assert.deepStrictEqual((yield* importFolder(folder)).branches, none)
      assert.strictEqual(yield* hours, 5)
      const written = yield* folderOf()
      yield* exportDealers(written, () => {})
      assert.include(filesOf(written)["niederlassungen.csv"], ";Mo-Fr 08:00-16:00\r\n")
      edit(written, "niederlassungen.csv", (text) => text.replace("Mo-Fr 08:00-16:00", ""))
      assert.deepStrictEqual((yield* importFolder(written)).branches, { ...none, changed: 1 })
      assert.strictEqual(yield* hours, 0)
    })
  )

  it.effect("have certificates besides ENplus: kept without the column (rule dealer.certificates)", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const stored = Effect.map(
        sql<{ readonly enplusId: string | null; readonly held: ReadonlyArray<string> }>`
          select enplus_id as "enplusId", array(
            select concat_ws(' ', c ->> 'kind', c ->> 'number', c ->> 'validUntil')
            from jsonb_array_elements(certificates) c) as held
          from dealer where external_number = 'K-1001'`,
        ([row]) => row
      )
      const folder = yield* folderOf(exampleFolder)
      yield* importFolder(folder)
      const others = ["dinplus 7A000 2028-06-30", "fsc FSC-C000000"]
      assert.deepStrictEqual(yield* stored, {
        enplusId: "DE 000",
        held: ["enplus DE 000 2027-12-31", ...others]
      })
      edit(folder, "haendler.csv", withoutLast)
      assert.notInclude(filesOf(folder)["haendler.csv"], "zertifikate")
      assert.deepStrictEqual((yield* importFolder(folder)).dealers, none)
      edit(folder, "haendler.csv", (text) => text.replace("DE 000 bis 31.12.2027", "DE 009"))
      assert.deepStrictEqual((yield* importFolder(folder)).dealers, { ...none, changed: 1 })
      assert.deepStrictEqual(yield* stored, { enplusId: "DE 009", held: ["enplus DE 009", ...others] })
      const wrong = yield* folderOf(exampleFolder)
      edit(wrong, "haendler.csv", (text) => text.replace("DINplus 7A000", "DIN 7A000"))
      assert.match(
        (yield* refusalsOf(wrong))[0] ?? "",
        /^haendler\.csv, line 2, column zertifikate: "DIN 7A000/u
      )
    })
  )
})
