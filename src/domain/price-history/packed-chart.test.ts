import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { packChart, unpackChart } from "./packed-chart.ts"

const day = fc.integer({ min: -5000, max: 40_000 })
const value = fc.oneof(fc.integer({ min: 1, max: 200_000 }), fc.double({ min: 0.01, max: 3, noNaN: true }))
const line = fc.record({ name: fc.string(), values: fc.array(fc.record({ day, value })) })
const chart = fc.record({
  line,
  compared: fc.option(line),
  band: fc.array(fc.record({ day, low: value, high: value }))
})

describe("a chart stored in a document", () => {
  it("is unchanged when read again", () => {
    fc.assert(
      fc.property(chart, (data) => {
        assert.deepStrictEqual(unpackChart(structuredClone(packChart(data))), data)
      })
    )
  })

  it("stores days as differences, without a name for each value", () => {
    const values = [
      { day: 20_418, value: 37_716 },
      { day: 20_420, value: 37_951 }
    ]
    assert.deepStrictEqual(packChart({ line: { name: "Bayern", values }, compared: null, band: [] }), {
      line: { name: "Bayern", values: [20_418, 37_716, 2, 37_951] },
      compared: null,
      band: []
    })
  })
})
