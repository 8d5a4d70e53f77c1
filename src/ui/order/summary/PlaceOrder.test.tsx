import { describe, expect, it } from "vitest"
import type { FieldProblem } from "../../../domain/address/address.ts"
import { offerOf } from "../../../../model-tests/data/offers.ts"
import { type LocaleCode, localeCodes } from "../../../domain/locale/locale.ts"
import type { PlaceState } from "../wizard/order.view.ts"
import { PlaceOrder } from "./PlaceOrder.tsx"
import { renderedIn, textOf } from "../../kit/rendered.test-support.tsx"

const nothing = () => {}
const wishes = {
  onGo: nothing,
  onBack: nothing,
  onType: nothing,
  onSave: nothing,
  onLeave: () => {},
  onReread: async () => {},
  onRetrySave: nothing,
  onKeepMine: nothing,
  onTakeTheirs: nothing,
  onRetryLoad: nothing,
  onPlace: nothing,
  onRetryPlace: nothing,
  onAcceptPrice: nothing,
  onAcceptChange: nothing,
  onAcceptDouble: nothing,
  onDeclareMoisture: nothing
}

const seen = offerOf("a", 100_000)
const offer = { ...seen, totalPrice: 1900, hash: "dearer" }

const shown = (
  state: PlaceState,
  locale: LocaleCode = "de",
  now = offer,
  problems: ReadonlyArray<FieldProblem> = []
) =>
  renderedIn(
    locale,
    <PlaceOrder
      state={state}
      seenOffer={seen}
      offer={now}
      goods="Holzpellets lose, 6.000 kg"
      problems={problems}
      wishes={wishes}
      listHref="/liste"
      signInHref="/anmeldung"
    />
  )

const doubted = [{ field: "session", code: "sessionDoubted" }] as const

const buttons = (html: string) => html.match(/<button.*?<\/button>/gsu) ?? []
const placing = (html: string) => buttons(html).filter((button) => button.includes("zahlungspflichtig"))

describe("the button that makes an order binding", () => {
  it("says nothing but the words of the law, in all three countries (rule law.button)", async () => {
    for (const locale of localeCodes) {
      const [button = ""] = buttons(await shown("reviewing", locale))
      expect(textOf(button).trim()).toBe("zahlungspflichtig bestellen")
    }
  })

  it("stands alone and first under the sheet", async () => {
    const html = await shown("reviewing")
    expect(buttons(html)).toHaveLength(1)
    // the goods and their price are directly above the button (rule law.summary)
    expect(textOf(html.slice(0, html.indexOf("<button"))).trim()).toBe(
      "Holzpellets lose, 6.000 kg 1.900,00 €"
    )
  })

  it("takes no second click while the order is on its way", async () => {
    for (const state of ["placing", "preparing"] as const)
      expect(placing(await shown(state))[0]).toContain('aria-disabled="true"')
  })

  it("cannot be pressed while it is not known whether the order arrived; sending again is offered", async () => {
    const html = await shown("unanswered")
    expect(placing(html)[0]).toContain('disabled=""')
    expect(buttons(html).map((button) => textOf(button).trim())).toContain("erneut senden")
  })

  it("waits until it was read that the same was ordered lately, in all three countries", async () => {
    for (const locale of localeCodes) {
      const html = await shown("doubled", locale)
      expect(placing(html)).toEqual([])
      expect(textOf(html)).toContain("In den letzten 14 Tagen")
      expect(buttons(html).map((button) => textOf(button).trim())).toEqual(["Gelesen, weiter zur Bestellung"])
    }
  })

  it("is not there before a new price was accepted, and both figures are", async () => {
    const html = await shown("priceChanged")
    expect(placing(html)).toEqual([])
    expect(textOf(html)).toContain("bisher 1.800,00 €, jetzt 1.900,00 €")
  })

  it("is shown with both figures where another window changed the price, and without any where it did not", async () => {
    expect(textOf(await shown("changed"))).toContain("bisher 1.800,00 €, jetzt 1.900,00 €")
    for (const hash of [seen.hash, "hash-of-another-list"]) {
      const html = textOf(await shown("changed", "de", { ...seen, hash }))
      expect(html).toContain("In einem anderen Fenster wurde die Bestellung geändert")
      expect(html).not.toContain("bisher")
    }
  })

  it("offers to sign in where the session was doubted twice, with nothing lost (rule order.session-doubted)", async () => {
    const html = await shown("refused", "de", offer, doubted)
    expect(textOf(html)).toContain("Ihre Sitzung ließ sich nicht bestätigen")
    expect(textOf(html)).toContain("Ihre Angaben sind gespeichert, bestellt ist noch nichts.")
    expect(html).toContain('href="/anmeldung"')
    expect(textOf(html)).not.toContain("Prüfen Sie Ihre Angaben oben")
  })
})
