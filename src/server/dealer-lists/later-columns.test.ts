import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { TestDatabase } from "../db/testing.ts"
import { exportDealers } from "./export-dealers.ts"
import { edit, exampleFolder, filesOf, folderOf, importFolder } from "./lists.test-support.ts"

const none = { added: 0, changed: 0, gone: 0 }

/** Removes the last column of a file, which files of earlier versions lack. */
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
})
