import { expect, it } from "vitest"
import { calculationOf, offerOf } from "../../../../model-tests/data/offers.ts"
import { renderedIn, textOf } from "../../kit/rendered.test-support.tsx"
import { ConfirmPage } from "./ConfirmPage.tsx"
import type { ConfirmView } from "./confirm.view.ts"

const offer = offerOf("a", 100_000)

const pageOf = async (change: ConfirmView["change"], deadline: number) => {
  const calculation = calculationOf({ parameters: [{ id: deadline }] })
  const nothing = () => {}
  return textOf(
    await renderedIn(
      "de",
      <ConfirmPage
        view={{ calculation, offer, change, state: "ready" }}
        setAside={[]}
        company="Heizmarkt GmbH"
        phone="+49 89 1"
        listHref="#"
        isLive
        onStart={nothing}
        onAcceptPrice={nothing}
      />,
      ["shop", "order"]
    )
  )
}

it("a notice asks to check the conditions if another option replaces a withdrawn one at the same price", async () => {
  const page = await pageOf("recalculated", 109)
  expect(page).toContain("Das Angebot wurde gerade neu berechnet")
  expect(page).toContain("Bitte prüfen Sie Preis, Lieferzeitraum und Bedingungen der Lieferung")
  expect(page).toContain("Lieferfrist Spätestens in 10 Werktagen")
})

it("both prices are shown if the price has changed, and no notice otherwise", async () => {
  const dearer = await pageOf({ ...offer, totalPrice: 1700 }, 108)
  expect(dearer).toContain("Der Preis hat sich geändert")
  expect(dearer).toContain("bisher 1.700,00 €, jetzt 1.800,00 €")
  const unchanged = await pageOf(null, 108)
  expect(unchanged).not.toContain("neu berechnet")
  expect(unchanged).not.toContain("geändert")
})
