import { expect, it } from "vitest"
import { csvRow } from "../../domain/csv/csv.ts"
import type { CurrencyFigures } from "../../domain/statistics/figures.ts"
import { figureCells, figureHeads } from "./figure-cells.ts"
import { salesHead } from "./sales-list.ts"
import { statisticHead } from "./period-statistic-file.ts"

const pellets = {
  orders: 4,
  cancellations: 1,
  settled: 2,
  amount: 12_500,
  unit: "kg",
  revenueCents: 412_550,
  currency: "CHF"
} as const

/** Returns the cells as written to the file, by column header. */
const written = (figures: CurrencyFigures) => {
  const cells = csvRow(figureCells(figures)).trimEnd().split(";")
  return Object.fromEntries(figureHeads.map((head, index) => [head, cells[index]]))
}

it("the rows of both files end with the same figures under the same heads", () => {
  expect(salesHead.slice(-figureHeads.length)).toEqual(figureHeads)
  expect(statisticHead.slice(-figureHeads.length)).toEqual(figureHeads)
  expect(figureCells(pellets)).toHaveLength(figureHeads.length)
})

it("goods of one unit have an amount and a unit price, in the currency of the orders", () => {
  expect(written(pellets)).toEqual({
    Bestellungen: "4",
    "davon storniert": "1",
    "davon bezahlt": "2",
    Menge: "12500",
    Einheit: "kg",
    "Umsatz brutto": "4125,50",
    Durchschnittspreis: "330,04",
    Währung: "CHF"
  })
})

it("amount and unit price are empty if the goods have several units", () => {
  expect(written({ ...pellets, amount: null, unit: null, currency: "EUR" })).toMatchObject({
    Menge: "",
    Einheit: "",
    Durchschnittspreis: "",
    Währung: "EUR"
  })
})
