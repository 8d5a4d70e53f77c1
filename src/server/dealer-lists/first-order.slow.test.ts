import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import { nextSteps } from "../boot/next-steps.ts"
import { TestDatabase } from "../db/testing.ts"
import { apiOver, realTime, TestApi } from "../testing/api.test-support.ts"
import { munich, runCommand as run } from "../testing/commands.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"
import { edit, exampleFolder, filesOf, folderOf } from "./lists.test-support.ts"

interface Offers {
  readonly Items: ReadonlyArray<{ readonly TotalPrice: number; readonly DealerName?: string }>
}

const wish = { ...completeCalculation({ zipCode: "80331", amount: 6000 }, configurationOf(1, 3)) }

const offers = Effect.gen(function* () {
  const { body, status, text } = yield* (yield* visitor).post("/api/kalkulation/berechnen", wish)
  assert.strictEqual(status, 200, text)
  return (body as Offers).Items
})

layer(apiOver(TestDatabase.layer), realTime)("an empty shop", (it) => {
  it.effect("gets its first offer by three commands, while the shop runs", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      setTime(Date.now())
      const folder = yield* folderOf(exampleFolder)
      assert.lengthOf(yield* nextSteps, 4)
      assert.deepStrictEqual(yield* offers, [])
      assert.strictEqual((yield* run("site-check.ts", "docs/site.json")).code, 0)

      const places = join(folder, "DE.txt")
      writeFileSync(places, munich)
      assert.strictEqual((yield* run("places-import.ts", places)).code, 0)

      const { code, out } = yield* run("admin-create.ts", "chefin@shop.example")
      assert.strictEqual(code, 0)
      assert.match(
        out.join("\n"),
        /https:\/\/de\.shop\.example\/neues-kennwort-setzen\/[A-Za-z0-9_-]{40,}\n/u
      )
      const again = yield* run("admin-create.ts", "kein-postfach")
      assert.strictEqual(again.code, 1)
      assert.match(again.err.join("\n"), /^"kein-postfach" is no e-mail address\./u)

      // an invalid list changes nothing
      edit(folder, "preise.csv", (text) => text.replace("289,50", "billig"))
      const refused = yield* run("dealers-import.ts", folder)
      assert.strictEqual(refused.code, 1)
      assert.include(
        refused.err.join("\n"),
        'preise.csv, line 4, column preis: "billig" cannot be used; write'
      )
      assert.deepStrictEqual(yield* offers, [])
      edit(folder, "preise.csv", (text) => text.replace("billig", "289,50"))

      const imported = yield* run("dealers-import.ts", folder)
      assert.strictEqual(imported.code, 0, imported.err.join("\n"))
      assert.match(imported.out.join("\n"), /^Imported 34 lines\. dealers: 3 new, 0 changed, 0 removed;/u)
      const done = performance.now()
      let found = yield* offers
      while (found.length === 0 && performance.now() - done < 2000) {
        yield* Effect.promise(() => new Promise((go) => setTimeout(go, 50)))
        found = yield* offers
      }
      // 6 t at 289.50 € per tonne, plus a blow-in fee of 34.50 €
      assert.deepStrictEqual(
        found.map(({ TotalPrice }) => TotalPrice),
        [1771.5]
      )
      assert.deepStrictEqual((yield* run("dealers-import.ts", folder)).out, [
        "Read 34 lines: nothing has changed."
      ])
      const exported = yield* folderOf()
      assert.strictEqual((yield* run("dealers-export.ts", exported)).code, 0)
      assert.lengthOf(Object.keys(filesOf(exported)), 6)
    })
  )
})
