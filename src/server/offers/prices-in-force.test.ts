import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { productsOf } from "../../domain/options/products.ts"
import { TestDatabase } from "../db/testing.ts"
import { edit, exampleFolder, folderOf, importFolder } from "../dealer-lists/lists.test-support.ts"
import { loadPriceListRows } from "./price-list-rows.ts"

/** Returns the price steps of loose pellets in Germany, by area and certificate. */
const stepsOn = (day: string, isPast: boolean) =>
  Effect.map(
    loadPriceListRows({
      countryId: 1,
      productGroupId: 3,
      productIds: productsOf(3).map(({ id }) => id),
      day,
      isPast
    }),
    ({ steps }) => steps
  )

/** Imports a folder with the clock set to this day. */
const importOn = Effect.fnUntraced(function* (folder: string, day: string) {
  const sql = yield* SqlClient
  yield* importFolder(folder)
  yield* sql`
    update price_list set begins_at = ${day}::timestamptz, created_at = ${day}::timestamptz where created_at > now() - interval '1 hour'`
})

layer(TestDatabase.layer)("prices of a past day", (it) => {
  it.effect("are those of the files then, also if later files drop, change or replace them", () =>
    Effect.gen(function* () {
      const folder = yield* folderOf(exampleFolder)
      yield* importOn(folder, "2026-11-03T08:00:00Z")
      const then = yield* stepsOn("2026-11-09", true)
      assert.deepStrictEqual(then, yield* stepsOn("2026-11-09", false))
      assert.isNotEmpty(then)
      edit(folder, "preise.csv", (text) =>
        text
          // one price is dropped, one is changed for the same day, and one is replaced from a later day on
          .replace(/^K-1001;1;holzpellets-lose;ENplus A1;3000;.*\r\n/mu, "")
          .replace(";0;2026-11-02;318,00", ";0;2026-11-02;310,00")
          .replace("ENplus A1;6000;2026-11-02;295,00", "ENplus A1;6000;2026-11-10;280,00")
      )
      yield* importOn(folder, "2026-11-10T08:00:00Z")
      assert.notDeepEqual(yield* stepsOn("2026-11-09", false), then)
      assert.deepStrictEqual(yield* stepsOn("2026-11-09", true), then)
      const now = yield* stepsOn("2026-11-10", false)
      assert.notDeepEqual(now, then)
      assert.deepStrictEqual(yield* stepsOn("2026-11-10", true), now)
    })
  )
})
