import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { offerOf } from "../../../model-tests/data/offers.ts"
import type { OfferList } from "../../domain/offer/offer.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import { productGroups, usualGroup } from "../../domain/product/product-group.ts"
import { packedData, sentGroup } from "./packed-data.ts"
import { isTree, pack, unpack } from "./packed-rows.ts"

const { children: _, ...other } = offerOf("b", 200_000)
const items = Array.from({ length: 24 }, (_each, index) => ({
  ...offerOf(`offer ${index}`, 100_000 + index),
  children: index % 3 === 0 ? [] : [other, { ...other, hash: `hash ${index}` }]
}))
const list: OfferList = {
  items,
  hasDefaultOffers: false,
  calculatedAt: "2026-11-23T08:00:00.000Z",
  validUntil: "2026-11-23T08:30:00.000Z"
}

const travelled = (rows: OfferList | ReturnType<typeof configurationOf>) =>
  packedData.fromSerializable(packedData.toSerializable(rows))

describe("packed rows of a page", () => {
  it("are restored unchanged, whatever they contain", () => {
    const row = fc.record({
      id: fc.integer(),
      name: fc.string(),
      none: fc.constant(null),
      parts: fc.jsonValue()
    })
    fc.assert(
      fc.property(fc.array(row), fc.jsonValue(), (rows, rest) => {
        const value: unknown = JSON.parse(JSON.stringify({ rows, rest }))
        if (!isTree(value)) throw new Error("JSON says something else")
        expect(unpack(pack(value))).toEqual(value)
      })
    )
  })

  it("say positions once, and keep the rows of several lists in one table", () => {
    const fee = (amount: number) => ({ key: "BlowingIn", amount })
    const rows = [
      { dealer: "a", town: "x", fees: [fee(1)] },
      { dealer: "a", town: "x", fees: [fee(1)] },
      { dealer: "a", town: "x", fees: [] },
      { dealer: "b", town: "y", fees: [fee(1), fee(2)] },
      { dealer: "b", town: "y", fees: [fee(1)] },
      { dealer: "b", town: "y", fees: [fee(1)] }
    ]
    expect(unpack(pack(rows))).toEqual(rows)
    const text = JSON.stringify(pack(rows))
    expect(text.match(/0,0,0,1,1,1/gu)).toHaveLength(1)
    expect(text.match(/BlowingIn/gu)).toHaveLength(1)
  })

  it("encode offers with their alternatives, and all settings, in less than half the size", () => {
    expect(travelled(list)).toEqual(list)
    expect(travelled({ ...list, items: [] })).toEqual({ ...list, items: [] })
    for (const countryId of [1, 2, 3] as const)
      expect(travelled(configurationOf(countryId, 3))).toEqual(configurationOf(countryId, 3))
    expect(packedData.toSerializable(list).length * 2).toBeLessThan(JSON.stringify(list).length)
  })
})

it("product groups travel as their ids, and nothing like a group does", () => {
  for (const group of productGroups) {
    expect(sentGroup.test(group)).toBe(true)
    expect(sentGroup.fromSerializable(sentGroup.toSerializable(group))).toBe(group)
  }
  expect(sentGroup.test({ ...usualGroup })).toBe(false)
  expect(sentGroup.test(undefined)).toBe(false)
})
