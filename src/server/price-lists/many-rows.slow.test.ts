import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { dealersOf, listOf, pathOf, publish, workerOf } from "./price-lists.test-support.ts"

const rows = 10_000
/** Maximum time in ms for upload, check and response with every difference. */
const longest = 3000

layer(SampleApi, realTime)("a list of ten thousand rows", (it) => {
  it.effect("is checked and answered with its differences within three seconds, and published", () =>
    Effect.gen(function* () {
      const [dealerId = 0] = yield* dealersOf()
      const dealer = yield* workerOf("viele@haendler.example", dealerId)
      const list = yield* listOf(dealer)
      const [area] = list.Areas
      const Rows = Array.from({ length: rows }, (_, step) => ({
        Area: area?.Number ?? "",
        Product: "holzpellets-lose",
        Certificate: "ENplus A1",
        FromAmount: String(step),
        UnitPrice: `${400 - Math.floor(step / 100)},50`
      }))
      const began = performance.now()
      const checked = yield* dealer.post(pathOf(0, "pruefen"), { Rows })
      const took = performance.now() - began
      assert.strictEqual(checked.status, 200, checked.text.slice(0, 300))
      const { Changes, Findings } = bodyOf<{
        readonly Changes: ReadonlyArray<{ readonly Kind: string }>
        readonly Findings: ReadonlyArray<object>
      }>(checked)
      assert.isEmpty(Findings)
      assert.isAtLeast(Changes.length, rows)
      const begun = performance.now()
      const { Current } = yield* publish(dealer, list, { Rows })
      const published = performance.now() - begun
      assert.lengthOf(Current.Rows, rows)
      console.log(
        `${rows} rows: checked in ${Math.round(took)} ms, published and read again in ${Math.round(published)} ms`
      )
      assert.isBelow(took, longest)
    })
  )
})
