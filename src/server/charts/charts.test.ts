import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"

/** Replaces the daily prices of a product in an area of Germany. */
const put = Effect.fnUntraced(function* (
  area: string,
  productId: number,
  prices: Readonly<Record<string, number>>
) {
  const sql = yield* SqlClient
  yield* sql`
    delete from price_day where country_id = 1 and product_id = ${productId} and area_code = ${area}`
  for (const [day, price] of Object.entries(prices))
    yield* sql`insert into price_day values (1, ${area}, ${productId}, ${day}::date, ${price}, 50)`
})

const ask = Effect.fnUntraced(function* (path: string, headers: Readonly<Record<string, string>> = {}) {
  return yield* (yield* visitor).get(path, { headers })
})
/** Splits a text into lines. The text has no byte order mark: text decoding has removed it. */
const linesOf = (text: string) => text.trimEnd().split("\r\n")
const path = "/api/site/1/charts/pellets/data.csv"

layer(SampleApi, realTime)("the data of a chart", (it) => {
  it.effect("contain the days of its range, and a column for the compared line", () =>
    Effect.gen(function* () {
      yield* put("", 20, { "2025-01-15": 30_000, "2025-12-01": 40_000, "2026-01-14": 40_650 })
      yield* put("BY", 20, { "2026-01-13": 39_900 })
      // the product is a pallet of 975 kg, but prices in the file are per tonne
      yield* put("", 23, { "2026-01-14": 46_800 })
      const alone = yield* ask(`${path}?zeitraum=1`)
      assert.deepStrictEqual(linesOf(alone.text), [
        "Tag (2025-12-01 bis 2026-01-14, Beispieldaten);Holzpellets lose, Deutschland (Euro je Tonne);Drei Jahre davor, tiefster Wert (Euro je Tonne);Drei Jahre davor, höchster Wert (Euro je Tonne)",
        "2025-12-01;400,00;;",
        "2026-01-14;406,50;300,00;300,00"
      ])
      const state = yield* ask(`${path}?zeitraum=6&vergleich=bayern`)
      assert.deepStrictEqual(linesOf(state.text), [
        "Tag (2025-01-15 bis 2026-01-14, Beispieldaten);Holzpellets lose, Deutschland (Euro je Tonne);Holzpellets lose, Bayern (Euro je Tonne)",
        "2025-01-15;300,00;",
        "2025-12-01;400,00;",
        "2026-01-14;406,50;399,00"
      ])
      const sacks = linesOf((yield* ask(`${path}?zeitraum=1&vergleich=23`)).text)
      assert.include(sacks[0], "Holzpellets Sackware, Deutschland (Euro je Tonne)")
      assert.strictEqual(sacks.at(-1), "2026-01-14;406,50;480,00")
      assert.strictEqual(
        state.headers.get("content-disposition"),
        'attachment; filename="heizmarkt-pellets-de-2025-01-15-2026-01-14-bayern.csv"'
      )
    })
  )

  it.effect("contain the prices of a state if the address has one, also those of the compared fuel", () =>
    Effect.gen(function* () {
      yield* put("", 20, { "2026-01-14": 40_650 })
      yield* put("BY", 20, { "2026-01-14": 39_900 })
      yield* put("", 23, { "2026-01-14": 46_800 })
      yield* put("BY", 23, { "2026-01-14": 45_825 })
      const sacks = yield* ask(`${path}?zeitraum=1&vergleich=23&region=bayern`)
      assert.deepStrictEqual(linesOf(sacks.text), [
        "Tag (2026-01-14 bis 2026-01-14, Beispieldaten);Holzpellets lose, Bayern (Euro je Tonne);Holzpellets Sackware, Bayern (Euro je Tonne)",
        "2026-01-14;399,00;470,00"
      ])
      assert.include(
        sacks.headers.get("content-disposition"),
        "heizmarkt-pellets-de-bayern-2026-01-14-2026-01-14-23.csv"
      )
      const country = yield* ask(`${path}?zeitraum=1&vergleich=landesweit&region=bayern`)
      assert.strictEqual(linesOf(country.text).at(-1), "2026-01-14;399,00;406,50")
      // an unknown federal state, and any federal state for market quotations, give the prices of the whole country
      const nowhere = yield* ask(`${path}?zeitraum=1&region=atlantis`)
      assert.include(linesOf(nowhere.text)[0], "Holzpellets lose, Deutschland")
      const oil = yield* ask("/api/site/1/charts/rohoel/data.csv?region=bayern")
      assert.include(oil.headers.get("content-disposition"), "heizmarkt-rohoel-de-20")
    })
  )

  it.effect("contain the prices of a county or of postal codes if the address has one", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* sql`
        update place set county_code = '14612', county_name = 'Dresden' where country_id = 1 and zip_code like '01%'`
      yield* put("", 20, { "2026-01-14": 40_650 })
      yield* put("c-14612", 20, { "2026-01-13": 39_000, "2026-01-14": 39_100 })
      yield* put("c-14612", 23, { "2026-01-14": 45_825 })
      yield* put("z-803", 20, { "2026-01-14": 41_200 })
      const county = yield* ask(`${path}?zeitraum=1&vergleich=23&countyCode=14612`)
      assert.deepStrictEqual(linesOf(county.text), [
        "Tag (2026-01-13 bis 2026-01-14, Beispieldaten);Holzpellets lose, Dresden (Euro je Tonne);Holzpellets Sackware, Dresden (Euro je Tonne)",
        "2026-01-13;390,00;",
        "2026-01-14;391,00;470,00"
      ])
      assert.include(
        county.headers.get("content-disposition"),
        "heizmarkt-pellets-de-dresden-2026-01-13-2026-01-14-23.csv"
      )
      const codes = yield* ask(`${path}?zeitraum=1&vergleich=landesweit&zipCode=80331`)
      assert.deepStrictEqual(linesOf(codes.text), [
        "Tag (2026-01-14 bis 2026-01-14, Beispieldaten);Holzpellets lose, 803xx (Euro je Tonne);Holzpellets lose, Deutschland (Euro je Tonne)",
        "2026-01-14;412,00;406,50"
      ])
      const nowhere = yield* ask(`${path}?zeitraum=1&countyCode=99999`)
      assert.include(linesOf(nowhere.text)[0], "Holzpellets lose, Deutschland")
    })
  )

  it.effect("contain every day, also if the picture leaves some out", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* put("", 20, {})
      yield* sql`insert into price_day select 1, '', 20, '2025-01-14'::date + n, 40000, 50 from generate_series(1, 365) n`
      assert.lengthOf(linesOf((yield* ask(path)).text), 366)
    })
  )

  it.effect("are cached for two minutes, and not sent again while unchanged", () =>
    Effect.gen(function* () {
      const first = yield* ask(path)
      assert.strictEqual(first.headers.get("content-type"), "text/csv; charset=utf-8")
      assert.strictEqual(first.headers.get("cache-control"), "public, max-age=120")
      const etag = first.headers.get("etag") ?? ""
      const again = yield* ask(path, { "if-none-match": etag })
      assert.deepStrictEqual([again.status, again.text], [304, ""])
      // the `if-none-match` header that a proxy sends after it has compressed the response
      assert.strictEqual((yield* ask(path, { "if-none-match": `"other", W/${etag}` })).status, 304)
      yield* put("", 20, { "2026-01-14": 40_651 })
      assert.strictEqual((yield* ask(path, { "if-none-match": etag })).status, 200)
    })
  )

  it.effect("are in francs in Switzerland and in dollars for crude oil; unknown charts are 404", () =>
    Effect.gen(function* () {
      assert.include((yield* ask("/api/site/3/charts/pellets/data.csv")).text, "(Franken je Tonne)")
      const oil = yield* ask("/api/site/1/charts/rohoel/data.csv?vergleich=bayern")
      assert.include(linesOf(oil.text)[0], "Rohöl (Brent) (US-Dollar je Barrel)")
      assert.strictEqual((yield* ask("/api/site/1/charts/kohle/data.csv")).status, 404)
      assert.strictEqual((yield* ask("/api/site/4/charts/pellets/data.csv")).status, 404)
    })
  )
})

layer(SampleApi, realTime)("the pictures of a chart", (it) => {
  it.effect("are available to the press, with the words of the page", () =>
    Effect.gen(function* () {
      const { client } = yield* signedInWith("presse@bilder.example", "Role_Press", morning)
      const svg = yield* client.get("/api/site/3/charts/pellets/picture.svg?zeitraum=1&vergleich=zuerich")
      assert.strictEqual(svg.headers.get("content-type"), "image/svg+xml")
      assert.strictEqual(svg.headers.get("cache-control"), "private, max-age=120")
      for (const text of [
        "Preis für Holzpellets lose, Schweiz und Liechtenstein",
        "Zürich: ",
        "Franken je Tonne",
        "Beispieldaten, Quelle: Heizmarkt"
      ])
        assert.include(svg.text, text)
      const png = yield* client.get("/api/site/1/charts/heizoel/picture.png?breite=2400")
      assert.strictEqual(png.headers.get("content-type"), "image/png")
      assert.match(png.headers.get("content-disposition") ?? "", /heizmarkt-heizoel-de-[0-9-]+-2400\.png"$/u)
      const etag = png.headers.get("etag") ?? ""
      const again = yield* client.get("/api/site/1/charts/heizoel/picture.png?breite=2400", {
        headers: { "if-none-match": etag }
      })
      assert.strictEqual(again.status, 304)
      assert.strictEqual(
        (yield* client.get("/api/site/1/charts/heizoel/picture.png?breite=9000")).status,
        422
      )
    })
  )

  it.effect("are refused to other users", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* ask("/api/site/1/charts/pellets/picture.svg")).status, 401)
      const { client } = yield* signedInWith("kunde@bilder.example", "Role_Customer", morning)
      assert.strictEqual((yield* client.get("/api/site/1/charts/pellets/picture.png")).status, 403)
    })
  )
})

layer(SampleApi, realTime)("the preview of a price page", (it) => {
  it.effect("is a public picture of the named state, otherwise of the country", () =>
    Effect.gen(function* () {
      const preview = "/api/site/1/charts/pellets/preview.png"
      const country = yield* ask(preview)
      assert.strictEqual(country.headers.get("content-type"), "image/png")
      assert.strictEqual(country.headers.get("content-disposition"), "inline")
      const tagOf = (query: string) =>
        Effect.map(ask(`${preview}${query}`), ({ headers }) => headers.get("etag"))
      const bavaria = yield* tagOf("?region=bayern")
      assert.notStrictEqual(bavaria, country.headers.get("etag"))
      // a repeated request returns the same picture; for an unknown region, the country's picture is returned
      assert.strictEqual(yield* tagOf("?region=bayern"), bavaria)
      assert.strictEqual(yield* tagOf("?region=atlantis"), country.headers.get("etag"))
      assert.strictEqual((yield* ask("/api/site/1/charts/x/preview.png")).status, 404)
    })
  )
})
