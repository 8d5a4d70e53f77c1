import { describe, expect, it } from "vitest"
import { goodsName, groupOfProduct, productsOf, superProductOf } from "./products.ts"

describe("products of a group", () => {
  it("are the ordinary one first, then the better one where there is one", () => {
    expect(productsOf(3).map(({ id, isUpselling }) => [id, isUpselling])).toEqual([
      [20, false],
      [21, true]
    ])
    expect(superProductOf(1)?.name).toBe("Heizöl Premium")
    expect(superProductOf(4)).toBeUndefined()
    expect(groupOfProduct(21)?.id).toBe(3)
    expect(groupOfProduct(22)).toBeUndefined()
  })

  it("are named on a receipt by what is delivered", () => {
    expect(goodsName(3, { productId: 20, palletBags: null })).toBe("Holzpellets lose")
    expect(goodsName(3, { productId: 21, palletBags: null })).toBe("Premium-Holzpellets")
    expect(goodsName(4, { productId: 23, palletBags: { size: 15, count: 66 } })).toBe(
      "Holzpellets Sackware, je Palette 66 × 15 kg"
    )
    expect(goodsName(4, { productId: 4711, palletBags: null }), "an old order").toBe("Holzpellets Sackware")
  })
})
