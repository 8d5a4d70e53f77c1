import { describe, expect, it } from "vitest"
import type { ChildOffer, Offer, OfferList } from "../offer/offer.ts"
import { freshlySelected, offerById, selectedOf, withSelected } from "./selection.ts"

const child = (id: string, selected = false): ChildOffer => ({
  id,
  hash: `hash of ${id}`,
  dealerId: 100_001,
  branchId: 1,
  name: "Nordwärme",
  logoUrl: null,
  profileLink: null,
  seller: {
    name: "Nordwärme GmbH",
    street: "Am Speicher 1",
    zipCode: "20457",
    city: "Hamburg",
    email: "post@nordwaerme.example",
    phone: "+49 40 1",
    enplusId: null
  },
  rating: 90,
  ratingCount: 3,
  isInteraid: false,
  productId: 20,
  palletBags: null,
  certificationIds: [1],
  currency: "EUR",
  unitPrice: 400,
  unitPriceUnit: { amount: 1000, unit: "kg" },
  basePrice: 0.4,
  basePriceUnit: "kg",
  goodsPrice: 2400,
  netTotal: 2242.99,
  vatRate: 7,
  vatAmount: 157.01,
  totalPrice: 2400,
  earlierVat: null,
  fees: [],
  savings: null,
  badges: [],
  deliveryPeriodDays: 10,
  startDeliveryPeriodDate: "2026-11-30",
  endDeliveryPeriodDate: "2026-12-07",
  appointmentPlusPrice: null,
  paymentIds: [40],
  defaultPaymentId: 40,
  isInteraidPayment: false,
  monthlyRateCount: 0,
  monthlyRate: null,
  effectiveAnnualRate: null,
  selected
})

const offer = (id: string, selected: boolean, children: ReadonlyArray<ChildOffer> = []): Offer => ({
  ...child(id, selected),
  children
})

const list: OfferList = {
  items: [
    offer("a", false, [child("a1", true), child("a2")]),
    offer("b", false),
    offer("c", true, [child("c1")])
  ],
  hasDefaultOffers: true,
  calculatedAt: "2026-11-23T09:00:00Z",
  validUntil: "2026-11-23T09:30:00Z"
}

const marks = ({ items }: OfferList) =>
  items.flatMap((each) => [each, ...each.children]).flatMap(({ id, selected }) => (selected ? [id] : []))
const ids = ({ items }: OfferList) => items.flatMap((each) => [each.id, ...each.children.map(({ id }) => id)])

describe("the selection of a list (rule offer.selection)", () => {
  it("is after a calculation every top-level offer and no child", () => {
    const fresh = freshlySelected(list)
    expect(marks(fresh)).toEqual(["a", "b", "c"])
    expect(ids(fresh)).toEqual(["a", "a1", "a2", "b", "c", "c1"])
    expect(fresh).toMatchObject({ hasDefaultOffers: true, validUntil: list.validUntil })
    expect(fresh.items[0]).toMatchObject({ totalPrice: 2400, hash: "hash of a" })
  })

  it("passes to the chosen offer from the one selected before it at its dealer, and from no other", () => {
    const fresh = freshlySelected(list)
    const first = withSelected(fresh, "a2")
    expect(marks(first)).toEqual(["a2", "b", "c"])
    expect(marks(withSelected(first, "a1"))).toEqual(["a1", "b", "c"])
    expect(marks(withSelected(first, "a"))).toEqual(["a", "b", "c"])
    expect(marks(withSelected(first, "c1"))).toEqual(["a2", "b", "c1"])
    expect(ids(first)).toEqual(ids(list))
    expect(first).toMatchObject({ hasDefaultOffers: true })
  })

  it("stays as it is for an offer that is not in the list", () => {
    expect(withSelected(list, "x")).toEqual(list)
  })

  it("shows the selected child of a dealer, else the dealer's best offer", () => {
    expect(list.items.map((each) => selectedOf(each).id)).toEqual(["a1", "b", "c"])
  })
})

describe("an offer of a list", () => {
  it("is found at the top and among the children", () => {
    expect(ids(list).map((id) => offerById(list, id)?.id)).toEqual(ids(list))
    expect(offerById(list, "a2")).toBe(list.items[0]?.children[1])
  })

  it("is none where there is no such offer, or no list", () => {
    expect(offerById(list, "x")).toBeUndefined()
    expect(offerById(null, "a")).toBeUndefined()
  })
})
