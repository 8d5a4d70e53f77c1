import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { fromDecimal } from "../../domain/price/money.ts"
import { comparablePrice } from "../../domain/price-history/comparable-price.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import { groupTable } from "../../domain/product/group-table.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"
import { openPages } from "./pages.test-support.ts"

const sacks = productGroup(groupTable.sacks.id)

layer(SampleApi, realTime)("the chart of a place's page", (it) => {
  it.effect("compares with another fuel in the area of its own line, or with the country", () =>
    Effect.gen(function* () {
      const { get } = yield* openPages()
      const guest = yield* visitor
      /** Returns the newest price in an area, in cents per tonne. */
      const newest = Effect.fnUntraced(function* (productId: number, area: string) {
        const { body } = yield* guest.get(
          `/api/site/1/prices/history?productId=${productId}&rangeType=1${area}`
        )
        const price = fromDecimal((body as ReadonlyArray<{ readonly Price: number }>).at(-1)?.Price ?? 0)
        return productId === sacks.productId ? comparablePrice(sacks, price) : price
      })
      const [bavaria, country] = [
        yield* newest(sacks.productId, "&stateId=2"),
        yield* newest(sacks.productId, "")
      ]
      assert.notStrictEqual(bavaria, country)
      /** Returns the newest value of the comparison line in the chart of a page. */
      const compared = Effect.fnUntraced(function* (path: string) {
        const { body } = yield* get(path)
        const drawn = /"compared":\{"name":"[^"]*","values":\[[^\]]*,(\d+)\]/u.exec(
          body.replaceAll("&quot;", '"')
        )
        return [Number(drawn?.[1]), body] as const
      })
      for (const path of ["/pelletpreise/bayern", "/pelletpreise/bayern/80331"]) {
        const [value, body] = yield* compared(`${path}?vergleich=23`)
        assert.strictEqual(value, bavaria, path)
        assert.include(body, "data.csv?vergleich=23&amp;region=bayern")
        const [ofCountry] = yield* compared(`${path}?vergleich=landesweit`)
        assert.strictEqual(ofCountry, yield* newest(20, ""))
      }
      // if a place has a year of prices of its own, its chart links to a separate file
      const sql = yield* SqlClient
      yield* sql`
        insert into price_day select 1, 'z-904', 20, day, 40000, 50
        from price_day where country_id = 1 and area_code = '' and product_id = 20
        on conflict do nothing`
      const chartOn = (path: string) =>
        Effect.map(get(path), ({ body }) => /data-island="price-chart[^>]*>/u.exec(body)?.[0] ?? "")
      const chart = yield* chartOn("/pelletpreise/bayern/90402")
      assert.include((yield* get("/pelletpreise/bayern/90402")).body, 'data.csv?zipCode=90400"')
      assert.include(chart, "904xx")
      // the pages of all these codes have the same chart, so that it is rendered only once
      assert.strictEqual(yield* chartOn("/pelletpreise/bayern/90403"), chart)
      const [value] = yield* compared("/pelletpreise?vergleich=23")
      assert.strictEqual(value, country)
      // the choice is kept when the address is corrected by a redirect
      const right = yield* get("/pelletpreise/hessen/80331?vergleich=landesweit")
      assert.strictEqual(right.headers["location"], "/pelletpreise/bayern/80331?vergleich=landesweit")
    })
  )
})
