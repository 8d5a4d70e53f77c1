import type { ReactElement } from "react"
import { expect, it } from "vitest"
import type { CountryId, CurrencyCode } from "../../domain/place/country.ts"
import type { MoneyFigures, StatisticWish } from "../../domain/statistics/period-statistic.ts"
import type { Statistic } from "../../machines/period-statistic.machine.ts"
import { renderedIn, textOf } from "../kit/rendered.test-support.tsx"
import { SalesTable } from "./SalesTable.tsx"
import { StatisticPicture } from "./StatisticPicture.tsx"
import { StatisticTable } from "./StatisticTable.tsx"

const wish: StatisticWish = {
  from: "2026-01-01",
  to: "2026-02-28",
  granularity: "Month",
  groupBy: "None"
}

const figuresOf = (currency: CurrencyCode, orders: number, revenue: number): MoneyFigures => ({
  orders,
  cancellations: 0,
  settled: 0,
  amount: 1000 * orders,
  unit: "kg",
  revenue,
  averagePrice: 300,
  currency
})

const euros = figuresOf("EUR", 3, 900.01)
const francs = figuresOf("CHF", 2, 600.02)

const rowOf = (figures: MoneyFigures, countryId: CountryId | null = null, zipCode: string | null = null) => ({
  ...figures,
  period: "2026-01",
  countryId,
  zipCode,
  ratePay: null,
  productId: null
})

const both: Statistic = { rows: [rowOf(euros), rowOf(francs)], totals: [euros, francs] }

/** Returns the text of each matching element, with plain spaces. */
const texts = (html: string, selector: string) => {
  const found = html.match(new RegExp(selector, "gu")) ?? []
  return found.map((part) =>
    part
      .replaceAll(/<[^>]*>/gu, " ")
      .replaceAll(/[\s\u{a0}]+/gu, " ")
      .trim()
  )
}
const rowsOf = (html: string) => texts(html, "<tr.*?</tr>")

const rendered = (element: ReactElement) => renderedIn("de", element, ["shop", "desk", "support"])

it("each currency has its own chart, named after its countries", async () => {
  const picture = (statistic: Statistic) =>
    rendered(<StatisticPicture statistic={statistic} wish={wish} picture="revenue" hrefOf={() => "/"} />)
  const html = await picture(both)
  expect(texts(html, "<h3.*?</h3>")).toEqual(["Deutschland und Österreich EUR", "Schweiz CHF"])
  expect(html.match(/aria-label="Umsatz je Monat[^"]*"/gu)).toEqual([
    'aria-label="Umsatz je Monat, Deutschland und Österreich"',
    'aria-label="Umsatz je Monat, Schweiz"'
  ])
  expect(textOf(html)).toMatch(/900,01 €.*600,02 CHF/u)
  expect(textOf(html)).not.toContain("1.500")
  const one = await picture({ rows: [rowOf(francs)], totals: [francs] })
  expect(one).not.toContain("<h3")
  expect(one.match(/aria-label="Umsatz je Monat[^"]*"/gu)).toEqual(['aria-label="Umsatz je Monat"'])
})

it("rows of a statistic name their currency, and each currency has a sum", async () => {
  const table = (statistic: Statistic, change: Partial<StatisticWish> = {}) =>
    rendered(<StatisticTable statistic={statistic} wish={{ ...wish, ...change }} products={[]} />).then(
      rowsOf
    )
  expect(await table(both)).toEqual([
    "Zeitraum Bestellungen davon storniert davon bezahlt Menge Umsatz brutto Ø-Preis",
    "Januar 2026 EUR 3 0 0 3.000 kg 900,01 € 300,00 € je t",
    "Januar 2026 CHF 2 0 0 2.000 kg 600,02 CHF 300,00 CHF je t",
    "Summe EUR 3 0 0 3.000 kg 900,01 € 300,00 € je t",
    "Summe CHF 2 0 0 2.000 kg 600,02 CHF 300,00 CHF je t"
  ])
  const areas = { rows: [rowOf(euros, 2, "80"), rowOf(francs, 3, "80")], totals: both.totals }
  expect((await table(areas, { groupBy: "ZipArea" })).slice(1, 3)).toEqual([
    "Januar 2026 80 Österreich 3 0 0 3.000 kg 900,01 € 300,00 € je t",
    "Januar 2026 80 Schweiz 2 0 0 2.000 kg 600,02 CHF 300,00 CHF je t"
  ])
  expect(await table({ rows: [rowOf(francs, 3)], totals: [francs] }, { countryId: 3 })).toEqual([
    "Zeitraum Bestellungen davon storniert davon bezahlt Menge Umsatz brutto Ø-Preis",
    "Januar 2026 2 0 0 2.000 kg 600,02 CHF 300,00 CHF je t",
    "Summe 2 0 0 2.000 kg 600,02 CHF 300,00 CHF je t"
  ])
})

it("a dealer's sales are summed by currency, and so are all sales", async () => {
  const product = { productId: 20, product: "Pellets" }
  const rows = [
    { ...product, ...euros },
    { ...product, ...francs },
    { productId: 21, product: "Briketts", ...francs }
  ]
  const html = await rendered(
    <SalesTable
      dealers={[
        { dealerId: 1, dealer: "Grenz AG", rows, totals: [euros, francs] },
        { dealerId: 2, dealer: "Muster", rows: [{ ...product, ...euros }], totals: [euros] }
      ]}
      totals={[euros, francs]}
    />
  )
  expect(texts(html, '<th [^>]*scope="row(?:group)?".*?</th>')).toEqual([
    "Grenz AG Nr. 1",
    "Pellets EUR",
    "Pellets CHF",
    "Briketts CHF",
    "Summe des Händlers CHF",
    "Muster Nr. 2",
    "Pellets",
    "Summe aller Händler EUR",
    "Summe aller Händler CHF"
  ])
})
