import { expect, it } from "vitest"
import { renderedIn, textOf } from "../kit/rendered.test-support.tsx"
import { BestOffers } from "./BestOffers.tsx"
import type { BestOffer } from "./best-offer.ts"

const offerOf = (
  dealerId: number,
  unitPrice: number,
  certificationIds: ReadonlyArray<number>
): BestOffer => ({
  dealerId,
  name: `Brennstoffe ${dealerId}`,
  certificationIds,
  unitPrice,
  totalPrice: unitPrice * 6,
  currency: "EUR",
  timeStamp: "2026-11-30T08:00:00Z"
})

const shown = async (...offers: ReadonlyArray<BestOffer>) =>
  textOf(await renderedIn("de", <BestOffers offers={offers} />, ["shop", "documents"]))

it("the quality of today's lowest price is named, and the price of each other quality (rule offer.like-with-like)", async () => {
  const text = await shown(offerOf(1, 290, [4]), offerOf(2, 300, [1]), offerOf(3, 310, []))
  expect(text).toContain("Heute ab 290,00 € je Tonne, ENplus A2 Die günstigsten Angebote für 6.000 kg")
  expect(text).toContain("Brennstoffe 2 300,00 € je Tonne, ENplus A1")
  expect(text).toContain("Brennstoffe 3 310,00 € je Tonne, ohne Zertifikat 1.860,00 €")
})

it("goods of the lowest price without a certificate are marked as such", async () => {
  expect(await shown(offerOf(1, 290, []))).toContain("Heute ab 290,00 € je Tonne, ohne Zertifikat Die günst")
})
