import { describe, expect, it } from "vitest"
import { offerOf } from "../../../model-tests/data/offers.ts"
import { productGroupBySlug } from "../product/product-group.ts"
import { likeWithLike } from "./like-with-like.ts"
import type { Offer } from "./offer.ts"

const groupOf = (slug: string) => {
  const group = productGroupBySlug(slug)
  if (group === undefined) throw new Error(`No group ${slug}`)
  return group
}
const loose = groupOf("holzpellets-lose")
const sacks = groupOf("holzpellets-sackware")
const a1 = 1
const a2 = 4

/** Returns a dealer's row; `more` lists the dealer's other offers, each with certificate and total. */
const row = (
  id: string,
  certificate: number,
  totalPrice: number,
  more: ReadonlyArray<readonly [certificate: number, total: number]> = []
): Offer => ({
  ...offerOf(id, 100_001),
  certificationIds: [certificate],
  totalPrice,
  children: more.map(([other, total], index) => ({
    ...offerOf(`${id}${index}`, 100_001),
    certificationIds: [other],
    totalPrice: total
  }))
})

const pallet = (id: string, count: number, totalPrice: number): Offer => ({
  ...row(id, a1, totalPrice),
  palletBags: { size: 15, count }
})

const told = ({ cheapest, others }: ReturnType<typeof likeWithLike>) =>
  [cheapest, ...others].map((each) => each && [each.quality, each.offer.id, each.rowId])

describe("offers are compared like with like (rule offer.like-with-like)", () => {
  it("name the quality of the cheapest offer and the cheapest offer of each other quality", () => {
    const compared = likeWithLike(loose, [row("a", a2, 1600), row("b", a1, 1700), row("c", a1, 1750)], 0)
    expect(told(compared)).toEqual([
      ["ENplus A2", "a", "a"],
      ["ENplus A1", "b", "b"]
    ])
  })

  it("include the cheapest A1 among the other goods of a dealer whose best offer is A2", () => {
    const compared = likeWithLike(loose, [row("a", a2, 1600, [[a1, 1650]]), row("b", a1, 1700)], 0)
    expect(told(compared)).toEqual([
      ["ENplus A2", "a", "a"],
      ["ENplus A1", "a0", "a"]
    ])
  })

  it("mark another offer as the cheapest if other options make it so", () => {
    const listOf = (surcharge: number) => [row("a", a2, 1600 + surcharge), row("b", a1, 1650)]
    expect(told(likeWithLike(loose, listOf(0), 0))[0]).toEqual(["ENplus A2", "a", "a"])
    expect(told(likeWithLike(loose, listOf(80), 0))[0]).toEqual(["ENplus A1", "b", "b"])
  })

  it("name no other quality if all offers have the same, and no cheapest of a single offer", () => {
    expect(told(likeWithLike(loose, [row("a", a1, 1600), row("b", a1, 1700)], 0))).toEqual([
      ["ENplus A1", "a", "a"]
    ])
    expect(told(likeWithLike(loose, [row("a", a2, 1600, [[a1, 1650]])], 0))).toEqual([undefined])
  })

  it("mark the first in the ranking of equally cheap offers, however the list is sorted", () => {
    const first: Offer = { ...row("b", a1, 1600), badges: ["Cheapest"] }
    expect(likeWithLike(loose, [row("a", a1, 1600), first], 1).cheapest?.rowId).toBe("b")
  })

  it("rank pallets of different weight by the price per kilogram, and keep the ranking otherwise", () => {
    const light = pallet("light", 48, 300)
    const heavy = pallet("heavy", 70, 390)
    const byPrice = likeWithLike(sacks, [light, heavy], 0)
    expect(byPrice.measure).toBe("kilogram")
    expect(byPrice.rows.map(({ id }) => id)).toEqual(["heavy", "light"])
    expect(byPrice.cheapest?.rowId).toBe("heavy")
    expect(likeWithLike(sacks, [light, heavy], 1).rows.map(({ id }) => id)).toEqual(["light", "heavy"])
  })

  it("rank pallets of the same weight by their price", () => {
    const compared = likeWithLike(sacks, [pallet("a", 66, 300), pallet("b", 66, 310)], 0)
    expect(compared.measure).toBe("total")
    expect(compared.rows.map(({ id }) => id)).toEqual(["a", "b"])
  })
})
