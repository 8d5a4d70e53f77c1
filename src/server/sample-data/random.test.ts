import { describe, expect, it } from "vitest"
import { randomOf } from "./random.ts"

const draw = (seed: number, label: string, count: number) => {
  const random = randomOf(seed, label)
  return Array.from({ length: count }, random.next)
}

describe("randomOf", () => {
  it("repeats itself for the same seed and label", () => {
    expect(draw(42, "dealers", 100)).toEqual(draw(42, "dealers", 100))
  })

  it("keeps its original sequence, so that a seed means the same data forever", () => {
    const random = randomOf(1, "dealers")
    expect([random.integer(0, 9999), random.integer(0, 9999), random.integer(0, 9999)]).toEqual([
      4941, 2930, 4221
    ])
  })

  it("differs by seed and by label from the first number on", () => {
    const firsts = ["a", "b", "dealer/1", "dealer/2"].flatMap((label) => [
      draw(1, label, 1)[0],
      draw(2, label, 1)[0]
    ])
    expect(new Set(firsts).size).toBe(8)
  })

  it("spreads evenly and reaches both ends of a range of whole numbers", () => {
    const random = randomOf(7, "spread")
    const counts = Array.from({ length: 10 }, () => 0)
    for (let index = 0; index < 100_000; index++) {
      const value = random.integer(0, 9)
      counts[value] = (counts[value] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })

  it("stays within the bounds it is given", () => {
    const random = randomOf(3, "bounds")
    for (let index = 0; index < 1000; index++) {
      const value = random.between(0.98, 1.08)
      expect(value).toBeGreaterThanOrEqual(0.98)
      expect(value).toBeLessThan(1.08)
    }
  })

  it("refuses to pick from an empty list", () => {
    expect(() => randomOf(1, "x").pick([])).toThrow("Nothing to pick from")
  })
})
