import { expect, it } from "vitest"
import { createActor } from "xstate"
import { calculationOf, offerOf } from "../../../../model-tests/data/offers.ts"
import { orderStartMachine } from "../../../machines/order-start.machine.ts"
import { renderedIn, textOf } from "../../kit/rendered.test-support.tsx"
import { ConfirmPage } from "./ConfirmPage.tsx"
import { confirmView, type SeenBefore } from "./confirm.view.ts"

const offer = offerOf("a", 100_000)

const pageOf = async (before: SeenBefore, deadline: number) => {
  const input = { calculation: calculationOf({ parameters: [{ id: deadline }] }), offer }
  const snapshot = createActor(orderStartMachine, { input }).getSnapshot()
  const nothing = () => {}
  return textOf(
    await renderedIn(
      "de",
      <ConfirmPage
        view={confirmView(snapshot, before)}
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

it("says that conditions have to be checked if another option replaces a withdrawn one at the same price", async () => {
  const same = { priceChanged: true, seenTotal: offer.totalPrice }
  const page = await pageOf(same, 109)
  expect(page).toContain("Das Angebot wurde gerade neu berechnet")
  expect(page).toContain("Bitte prüfen Sie Preis, Lieferzeitraum und Bedingungen der Lieferung")
  expect(page).toContain("Lieferfrist Spätestens in 10 Werktagen")
})

it("names both prices if the price has changed, and says nothing of a change if nothing has", async () => {
  const dearer = await pageOf({ priceChanged: true, seenTotal: 1700 }, 108)
  expect(dearer).toContain("Der Preis hat sich geändert")
  expect(dearer).toContain("bisher 1.700,00 €, jetzt 1.800,00 €")
  const unchanged = await pageOf({ priceChanged: false, seenTotal: offer.totalPrice }, 108)
  expect(unchanged).not.toContain("neu berechnet")
  expect(unchanged).not.toContain("geändert")
})
