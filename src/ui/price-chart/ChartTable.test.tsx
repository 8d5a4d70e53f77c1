import { expect, test } from "vitest"
import { renderedIn, textOf } from "../kit/rendered.test-support.tsx"
import { ChartTable } from "./ChartTable.tsx"

test("a chart's table, which may be wider than a phone, can be focused and scrolled by keyboard", async () => {
  const values = [
    { day: 20_000, value: 40_000 },
    { day: 20_001, value: 41_050 }
  ]
  const html = await renderedIn(
    "de",
    <ChartTable
      name="Preis für Holzpellets lose, Bayern"
      data={{
        line: { name: "Holzpellets lose", values },
        compared: { name: "Holzpellets Sackware", values: values.slice(1) },
        band: []
      }}
      unit={{ kind: "money", currency: "EUR", per: "tonne" }}
      hasFile
    />,
    ["shop", "prices"]
  )
  expect(html).toMatch(
    /<section class="[^"]*" aria-label="Preis für Holzpellets lose, Bayern" tabindex="0"><table/iu
  )
  expect(textOf(html)).toContain("5. Oktober 2024 410,50 € 410,50 €")
  // a day on which the comparison has no price
  expect(textOf(html)).toContain("4. Oktober 2024 400,00 € –")
})
