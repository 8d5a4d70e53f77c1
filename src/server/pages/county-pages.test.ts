import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll } from "vitest"
import { priceDay } from "../price-day.ts"
import { realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { runCommand } from "../testing/commands.test-support.ts"
import { openPages } from "./pages.test-support.ts"

const folder = mkdtempSync(join(tmpdir(), "heizmarkt-counties-"))
afterAll(() => rmSync(folder, { recursive: true }))

const line = (zipCode: string, name: string, county: string, code: string, at: string) =>
  ["DE", zipCode, name, "Bayern", "BY", "Oberbayern", "091", county, code, ...at.split(" "), "4"].join("\t")

/** Places of Germany in the form of a list that contains counties. */
const list = [
  line("85221", "Dachau", "Landkreis Dachau", "09174", "48.26 11.43"),
  line("85229", "Markt Indersdorf", "Landkreis Dachau", "09174", "48.36 11.38"),
  line("80331", "München", "München, Stadt", "09162", "48.13 11.57")
].join("\n")

const county = "/pelletpreise/bayern/landkreis-dachau"
const textOf = (html: string) => html.replaceAll(/<[^>]*>/gu, " ").replaceAll(/\s+/gu, " ")

layer(SampleApi, realTime)("the page of a county", (it) => {
  it.effect(
    "is there after an import of places, with its price and its towns, and stands in the site map",
    () =>
      Effect.gen(function* () {
        const { atThatTime } = yield* TestApi
        const file = join(folder, "DE.txt")
        writeFileSync(file, list)
        assert.strictEqual((yield* runCommand("places-import.ts", file)).code, 0)
        yield* atThatTime(priceDay)
        const { get } = yield* openPages()
        const ask = (path: string) => get(path, { host: "de.localhost" })
        const address = `http://de.localhost:4200${county}`
        assert.include((yield* ask("/sitemap-orte.xml")).body, `<loc>${address}</loc>`)
        const { status, body } = yield* ask(county)
        assert.strictEqual(status, 200)
        assert.include(body, `<link rel="canonical" href="${address}"`)
        assert.match(textOf(body), /Pelletpreise Landkreis Dachau/u)
        // the county has its own row in the comparison, with a price
        const row = /<tr(?:(?!<\/tr>).)*Landkreis Dachau.*?<\/tr>/su.exec(body)?.[0] ?? ""
        assert.match(textOf(row), /Landkreis Dachau .*\d{3},\d\d €/u)
        for (const path of ["/pelletpreise/bayern/85221", "/pelletpreise/bayern/85229"])
          assert.include(body, `href="${path}"`)
        assert.notInclude(body, 'href="/pelletpreise/bayern/80331"')
        const trail = /"itemListElement":(\[.*?\])/su.exec(body)?.[1] ?? "[]"
        assert.deepStrictEqual(
          (JSON.parse(trail) as ReadonlyArray<{ readonly name: string }>).map(({ name }) => name),
          ["Pelletpreise", "Bayern", "Landkreis Dachau"]
        )
      })
  )

  it.effect("leads to its towns, whose pages name it, and is found by other spellings", () =>
    Effect.gen(function* () {
      const { get } = yield* openPages()
      const ask = (path: string) => get(path, { host: "de.localhost" })
      const town = yield* ask("/pelletpreise/bayern/85221")
      assert.strictEqual(town.status, 200)
      assert.include(town.body, `href="${county}"`)
      for (const [path, status, location] of [
        [`${county}/85221`, 301, "/pelletpreise/bayern/85221"],
        ["/pelletpreise/bayern/Landkreis%20Dachau", 301, county],
        ["/pelletpreise/hessen/landkreis-dachau", 302, county],
        [`${county}/99999`, 302, county]
      ] as const) {
        const page = yield* ask(path)
        assert.deepStrictEqual([page.status, page.headers["location"]], [status, location], path)
      }
    })
  )
})
