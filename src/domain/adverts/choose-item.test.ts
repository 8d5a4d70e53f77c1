import { describe, expect, it } from "vitest"
import { chooseItem, isEverFilled } from "./choose-item.ts"
import type { SlotItem } from "./slot.ts"

const item = (id: number, weight: number, campaignTypeId: SlotItem["campaignTypeId"] = 1): SlotItem => ({
  id,
  slotId: 1,
  advertId: id,
  campaignTypeId,
  weight
})

/** Returns a pseudo-random generator (Mulberry32) that yields the same numbers for the same seed. */
const drawsOf = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

describe("the choice of an advert (rule advert.choice)", () => {
  it.each([1, 7, 2026])("follows the weights within one per cent in 100 000 draws, seed %i", (seed) => {
    const items = [item(1, 1), item(2, 2), item(3, 5), item(4, 0), item(5, 12), item(6, 100, 2)]
    const sum = 20
    const draw = drawsOf(seed)
    const counts = new Map<number, number>()
    for (let times = 0; times < 100_000; times++) {
      const id = chooseItem(items, draw())?.id ?? 0
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    for (const { id, weight, campaignTypeId } of items) {
      const share = campaignTypeId === 1 ? weight / sum : 0
      expect(Math.abs((counts.get(id) ?? 0) / 100_000 - share), `item ${id}`).toBeLessThan(0.01)
    }
    expect(counts.has(4)).toBe(false)
    expect(counts.has(6)).toBe(false)
  })

  it("is the first fallback item if no item has a weight", () => {
    expect(chooseItem([item(1, 0), item(2, 3, 2), item(3, 9, 2)], 0.99)?.id).toBe(2)
    expect(chooseItem([item(1, 0)], 0.5)).toBeUndefined()
    expect(chooseItem([], 0.5)).toBeUndefined()
    expect([[item(1, 0)], [item(1, 0), item(2, 1)], [item(1, 0, 2)], []].map(isEverFilled)).toEqual([
      false,
      true,
      true,
      false
    ])
  })

  it("covers both ends of the random range", () => {
    const items = [item(1, 1), item(2, 1)]
    expect(chooseItem(items, 0)?.id).toBe(1)
    expect(chooseItem(items, 0.499_999)?.id).toBe(1)
    expect(chooseItem(items, 0.5)?.id).toBe(2)
    expect(chooseItem(items, 1 - Number.EPSILON)?.id).toBe(2)
  })
})
