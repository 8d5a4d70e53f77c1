import { expect, it } from "vitest"
import { renderedIn, textOf } from "../kit/rendered.test-support.tsx"
import { BecomeDealerPage } from "./BecomeDealerPage.tsx"

const told = async (terms: { readonly percent: number; readonly monthly: number } | undefined) =>
  textOf(
    await renderedIn("de", <BecomeDealerPage email="service@shop.example" terms={terms} form={null} />, [
      "shop",
      "customer"
    ])
  )

it("the price for dealers is shown if the operator has terms for all (rule dealer.terms)", async () => {
  expect(await told({ percent: 2.5, monthly: 0 })).toContain(
    "2,5 % vom Nettowert jeder gelieferten Bestellung, sonst nichts."
  )
  expect(await told({ percent: 1, monthly: 49 })).toMatch(
    /1\s% vom Nettowert jeder gelieferten Bestellung und 49,00\s€ im Monat\./u
  )
  const open = await told(undefined)
  expect(open).not.toContain("Nettowert")
  expect(open).toContain("Die Bedingungen vereinbaren wir schriftlich mit Ihnen")
})
