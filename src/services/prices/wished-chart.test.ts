import { expect, it } from "vitest"
import type { ChartWish } from "../../domain/price-history/chart-wish.ts"
import { createClient } from "../client/client.ts"
import { type KnownSeries, wishedChart } from "./wished-chart.ts"

/** Simulates a server that returns a price of today, and records the requests. */
const shop = () => {
  const asked: Array<string> = []
  const client = createClient({
    csrfToken: () => undefined,
    fetch: (address) => {
      asked.push(address)
      return Promise.resolve(
        Response.json([{ DateTime: "2026-11-27T00:00:00Z", Price: 468, Change: 0, Demand: 50 }])
      )
    }
  })
  return { client, asked }
}
const pellets = { countryId: 1, series: { kind: "product", productId: 20 }, name: "Deutschland" } as const
const namesOf = async (comparison: ChartWish["comparison"], known: KnownSeries = new Map()) => {
  const { client, asked } = shop()
  const { line, compared } = await wishedChart(client, pellets, { rangeType: 3, comparison }, known)
  return { names: [line.name, compared?.name], values: compared?.values, asked }
}

it("names lines by their region, or by their fuel if another fuel is compared", async () => {
  expect((await namesOf(null)).names).toEqual(["Deutschland", undefined])
  expect((await namesOf({ kind: "state", slug: "bayern" })).names).toEqual(["Deutschland", "Bayern"])
  const sacks = await namesOf({ kind: "product", productId: 23 })
  expect(sacks.names).toEqual(["Holzpellets lose", "Holzpellets Sackware"])
  // the price per tonne of a pallet of 975 kg
  expect(sacks.values?.map(({ value }) => value)).toEqual([48_000])
})

it("requests a series once", async () => {
  const known: KnownSeries = new Map()
  expect((await namesOf(null, known)).asked).toHaveLength(1)
  expect((await namesOf({ kind: "state", slug: "bayern" }, known)).asked).toEqual([
    "/api/site/1/prices/history?productId=20&rangeType=6&stateId=2"
  ])
  expect((await namesOf(null, known)).asked).toEqual([])
})
