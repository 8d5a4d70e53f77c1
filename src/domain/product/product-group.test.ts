import { describe, expect, it } from "vitest"
import { productGroupById, productGroupBySlug, productGroups } from "./product-group.ts"

describe("product groups", () => {
  it("are ten, with their products, units and defaults (rule product.groups)", () => {
    expect(
      productGroups.map((group) => [
        group.slug,
        group.id,
        group.productId,
        group.unit,
        group.priceUnitAmount,
        group.defaultAmount,
        group.isPallet
      ])
    ).toEqual([
      ["heizoel", 1, 1, "l", 100, 3000, false],
      ["diesel", 2, 2, "l", 100, 1000, false],
      ["holzpellets-lose", 3, 20, "kg", 1000, 6000, false],
      ["holzpellets-sackware", 4, 23, "Palette", 1, 1, true],
      ["adblue", 5, 5, "l", 100, 1000, false],
      ["holzpellets-bigbags", 6, 27, "Palette", 1, 1, true],
      ["kaminholz", 7, 29, "kg", 1000, 1000, false],
      ["holzbriketts", 8, 26, "Palette", 1, 1, true],
      ["hackschnitzel", 9, 25, "kg", 1000, 6000, false],
      ["industriepellets", 10, 28, "kg", 1000, 6000, false]
    ])
  })

  it("are compared by their default amounts, pellets on pallets by six of them (rule product.comparison)", () => {
    expect(productGroups.map(({ slug, comparisonAmount }) => [slug, comparisonAmount])).toEqual([
      ["heizoel", 3000],
      ["diesel", 1000],
      ["holzpellets-lose", 6000],
      ["holzpellets-sackware", 6],
      ["adblue", 1000],
      ["holzpellets-bigbags", 6],
      ["kaminholz", 1000],
      ["holzbriketts", 1],
      ["hackschnitzel", 6000],
      ["industriepellets", 6000]
    ])
  })

  it("are not guessed", () => {
    expect(productGroupBySlug("kohle")).toBeUndefined()
    expect(productGroupBySlug("__proto__")).toBeUndefined()
    expect([0, 1, 10, 11, 1.5, Number.NaN].map((id) => productGroupById(id)?.id)).toEqual([
      undefined,
      1,
      10,
      undefined,
      undefined,
      undefined
    ])
  })
})
