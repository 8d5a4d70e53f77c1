import { describe, expect, it } from "vitest"
import type { ChildOffer, Offer, OfferList } from "../offer/offer.ts"
import { listOf, offerOf } from "../../../model-tests/data/offers.ts"
import { freshlySelected, offerById, selectedOf, withSelected } from "./selection.ts"

/**
 * Returns an offer with the id `id` and the first `count` of two children; the offer with the id `selected` is
 * selected.
 */
const family = (id: string, count: number, selected: string): Offer => {
  const { children, ...offer } = offerOf(id, 100_001)
  const mark = (each: ChildOffer): ChildOffer => ({ ...each, selected: each.id === selected })
  return { ...mark(offer), children: children.slice(0, count).map(mark) }
}

const list: OfferList = {
  ...listOf([], true),
  items: [family("a", 2, "a1"), family("b", 0, "none"), family("c", 1, "c")]
}

const marks = ({ items }: OfferList) =>
  items.flatMap((each) => [each, ...each.children]).flatMap(({ id, selected }) => (selected ? [id] : []))
const ids = ({ items }: OfferList) => items.flatMap((each) => [each.id, ...each.children.map(({ id }) => id)])

describe("the selection of a list (rule offer.selection)", () => {
  it("contains every top-level offer and no child after a calculation", () => {
    const fresh = freshlySelected(list)
    expect(marks(fresh)).toEqual(["a", "b", "c"])
    expect(ids(fresh)).toEqual(["a", "a1", "a2", "b", "c", "c1"])
    expect(fresh).toMatchObject({ hasDefaultOffers: true, validUntil: list.validUntil })
    expect(fresh.items[0]).toMatchObject({ totalPrice: 1800, hash: "hash-a" })
  })

  it("moves to the chosen offer from the one selected before at the same dealer, and from no other", () => {
    const fresh = freshlySelected(list)
    const first = withSelected(fresh, "a2")
    expect(marks(first)).toEqual(["a2", "b", "c"])
    expect(marks(withSelected(first, "a1"))).toEqual(["a1", "b", "c"])
    expect(marks(withSelected(first, "a"))).toEqual(["a", "b", "c"])
    expect(marks(withSelected(first, "c1"))).toEqual(["a2", "b", "c1"])
    expect(ids(first)).toEqual(ids(list))
    expect(first).toMatchObject({ hasDefaultOffers: true })
  })

  it("is unchanged for an offer that is not in the list", () => {
    expect(withSelected(list, "x")).toEqual(list)
  })

  it("shows a dealer's selected child, otherwise the dealer's best offer", () => {
    expect(list.items.map((each) => selectedOf(each).id)).toEqual(["a1", "b", "c"])
  })
})

describe("an offer of a list", () => {
  it("is found at the top level and among the children", () => {
    expect(ids(list).map((id) => offerById(list, id)?.id)).toEqual(ids(list))
    expect(offerById(list, "a2")).toBe(list.items[0]?.children[1])
  })

  it("is not found if it or the list does not exist", () => {
    expect(offerById(list, "x")).toBeUndefined()
    expect(offerById(null, "a")).toBeUndefined()
  })
})
