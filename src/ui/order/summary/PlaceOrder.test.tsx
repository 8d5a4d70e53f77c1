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
  it("contains only the words that the law requires, in all three countries (rule law.button)", async () => {
    for (const locale of localeCodes) {
      const [button = ""] = buttons(await shown("reviewing", locale))
      expect(textOf(button).trim()).toBe("zahlungspflichtig bestellen")
    }
  })

  it("is the only and first element under the summary", async () => {
    const html = await shown("reviewing")
    expect(buttons(html)).toHaveLength(1)
    // the goods and their price are directly above the button (rule law.summary)
    expect(textOf(html.slice(0, html.indexOf("<button"))).trim()).toBe(
      "Holzpellets lose, 6.000 kg 1.900,00 €"
    )
  })

  it("ignores a second click while the order is being placed", async () => {
    for (const state of ["placing", "preparing"] as const)
      expect(placing(await shown(state))[0]).toContain('aria-disabled="true"')
  })

  it("is disabled while it is unknown whether the order arrived; sending it again is offered", async () => {
    const html = await shown("unanswered")
    expect(placing(html)[0]).toContain('disabled=""')
    expect(buttons(html).map((button) => textOf(button).trim())).toContain("erneut senden")
  })

  it("is enabled once the buyer has confirmed having read about a recent equal order, in all three countries", async () => {
    for (const locale of localeCodes) {
      const html = await shown("doubled", locale)
      expect(placing(html)).toEqual([])
      expect(textOf(html)).toContain("In den letzten 14 Tagen")
      expect(buttons(html).map((button) => textOf(button).trim())).toEqual(["Gelesen, weiter zur Bestellung"])
    }
  })

  it("is missing until a new price was accepted; both prices are shown", async () => {
    const html = await shown("priceChanged")
    expect(placing(html)).toEqual([])
    expect(textOf(html)).toContain("bisher 1.800,00 €, jetzt 1.900,00 €")
  })

  it("is shown with both prices if a change in another window changed the price, and without them otherwise", async () => {
    expect(textOf(await shown("changed"))).toContain("bisher 1.800,00 €, jetzt 1.900,00 €")
    for (const hash of [seen.hash, "hash-of-another-list"]) {
      const html = textOf(await shown("changed", "de", { ...seen, hash }))
      expect(html).toContain("In einem anderen Fenster wurde die Bestellung geändert")
      expect(html).not.toContain("bisher")
    }
  })

  it("has an offer to sign in after the session was refused twice, without lost input (rule order.session-doubted)", async () => {
    const html = await shown("refused", "de", offer, doubted)
    expect(textOf(html)).toContain("Ihre Sitzung ließ sich nicht bestätigen")
    expect(textOf(html)).toContain("Ihre Angaben sind gespeichert, bestellt ist noch nichts.")
    expect(html).toContain('href="/anmeldung"')
    expect(textOf(html)).not.toContain("Prüfen Sie Ihre Angaben oben")
  })
})
