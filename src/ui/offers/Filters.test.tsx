import { expect, it } from "vitest"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import type { PriceDifferences } from "../../machines/price-differences.machine.ts"
import { renderedIn, textOf } from "../kit/rendered.test-support.tsx"
import { Filters } from "./Filters.tsx"

const data = configurationOf(1, 3)
const [first, second, third] = data.productCertificationList

const qualitiesWith = async (chosen: ReadonlyArray<number>, productVariant: PriceDifferences[string]) => {
  const html = await renderedIn(
    "de",
    <Filters
      data={data}
      calculation={completeCalculation(
        { zipCode: "01067", amount: 6000, productCertifications: chosen },
        data
      )}
      differences={{ productVariant }}
      givenWay={[]}
      hints={undefined}
      wishes={{ onChoice: () => {}, onSettings: () => {} }}
      onAwake={() => {}}
    />
  )
  return textOf(html.slice(html.indexOf("Qualität")))
}

it("each certificate shows the price difference of choosing it, and a chosen one that of removing it", async () => {
  if (first === undefined || second === undefined || third === undefined) throw new Error("too few")
  const text = await qualitiesWith(
    [first.id],
    [
      { foreignId: first.id, totalPriceDelta: 12.5, available: true, totalPrice: 2012.5, sameDealer: true },
      { foreignId: second.id, totalPriceDelta: -3, available: true, totalPrice: 1997, sameDealer: false },
      { foreignId: third.id, totalPriceDelta: 0, available: false, totalPrice: 0, sameDealer: false }
    ]
  )
  expect(text).toContain(`${first.name} abgewählt: +12,50 €`)
  expect(text, "another dealer's").toContain(`${second.name} günstigstes Angebot dann 1.997,00 €`)
  expect(text).toContain(`${third.name} derzeit bei keinem Händler`)
})

it("a chosen certificate shows no difference if removing it changes nothing", async () => {
  if (first === undefined) throw new Error("too few")
  const text = await qualitiesWith(
    [first.id],
    [{ foreignId: first.id, totalPriceDelta: 0, available: true, totalPrice: 2000, sameDealer: true }]
  )
  expect(text).not.toContain("abgewählt")
  expect(text).not.toContain("ohne Aufpreis")
})
