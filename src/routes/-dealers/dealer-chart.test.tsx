import { expect, it } from "vitest"
import { createI18n } from "../../locales/i18n.ts"
import { loadAnyTexts } from "../../locales/all-catalogs.ts"
import { dayOf, isoOfDay } from "../../domain/price/local-day.ts"
import { createClient } from "../../services/client/client.ts"
import { renderedIn, textOf } from "../../ui/kit/rendered.test-support.tsx"
import { loadDealerChart } from "./dealer-chart.ts"
import { DealerChartPart } from "./DealerChartPart.tsx"

const today = dayOf(2026, 11, 20)
const dayBefore = (days: number) => isoOfDay(today - days)

/** Returns a price for each of these days, given as numbers of days before today, the oldest first. */
const pricesOf = (days: ReadonlyArray<number>, price: number) =>
  days.map((before) => ({ date: dayBefore(before), unitPrice: price + before / 100 }))

const market = (days: ReadonlyArray<number>, price: number) =>
  days.map((before) => ({ DateTime: `${dayBefore(before)}T00:00:00`, Price: price, Demand: 0 }))

const fortnight = Array.from({ length: 14 }, (_, index) => 13 - index)

/** Loads the chart of a dealer in Bavaria in a shop with these price histories. */
const chartOf = async (
  priceDays: ReadonlyArray<{ readonly date: string; readonly unitPrice: number }>,
  histories: { readonly state: ReadonlyArray<object>; readonly country: ReadonlyArray<object> } | "down"
) => {
  const client = createClient({
    csrfToken: () => undefined,
    fetch: (address) =>
      histories === "down"
        ? Promise.reject(new Error("down"))
        : Promise.resolve(Response.json(address.includes("stateId=") ? histories.state : histories.country))
  })
  const i18n = createI18n("de", await loadAnyTexts("de", ["shop", "documents"]))
  return loadDealerChart({ client, countryId: 1, i18n, name: "Lärchenkern", stateName: "Bayern", priceDays })
}

it("a dealer's chart compares its prices with those of its state, day by day", async () => {
  const chart = await chartOf(pricesOf(fortnight, 400), {
    state: market(fortnight, 380),
    country: market(fortnight, 1)
  })
  expect(chart?.unit).toEqual({ kind: "money", currency: "EUR", per: "tonne" })
  expect(chart?.data.line.values).toHaveLength(14)
  expect(chart?.data.line.values.at(-1)).toEqual({ day: today, value: 40_000 })
  expect(chart?.data.compared?.name).toBe("Günstigste Angebote, Bayern")
  expect(chart?.data.compared?.values.map(({ value }) => value)).toEqual(fortnight.map(() => 38_000))
  if (chart === null) throw new Error("no chart")
  const html = await renderedIn("de", <DealerChartPart chart={chart} name="Lärchenkern" />, [
    "shop",
    "documents"
  ])
  expect(html).toContain('aria-label="Preis von Lärchenkern und Markt, ein Jahr"')
  expect(textOf(html).replaceAll("\u00a0", " ")).toMatch(
    /Lärchenkern 400,00 €.*Günstigste Angebote, Bayern 380,00 €/u
  )
})

it("a state without prices is compared with its country (rule price.no-regional)", async () => {
  const chart = await chartOf(pricesOf(fortnight, 400), { state: [], country: market(fortnight, 390) })
  expect(chart?.data.compared?.name).toBe("Günstigste Angebote, Deutschland")
  expect(chart?.data.compared?.values.at(-1)?.value).toBe(39_000)
})

it("a chart shows at most a year", async () => {
  const days = [900, 366, ...fortnight.map((day) => day * 20)]
  const chart = await chartOf(pricesOf(days, 400), { state: market(days, 380), country: [] })
  expect(chart?.data.line.values[0]?.day).toBe(today - 260)
  expect(chart?.data.compared?.values[0]?.day).toBe(today - 260)
})

it("there is no chart with fewer than fourteen days, nor without an answer", async () => {
  const histories = { state: market(fortnight, 380), country: [] }
  expect(await chartOf(pricesOf(fortnight.slice(1), 400), histories)).toBeNull()
  expect(await chartOf(pricesOf(fortnight, 400), "down")).toBeNull()
})
