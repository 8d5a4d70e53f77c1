import { describe, expect, it } from "vitest"
import { productGroups } from "../product/product-group.ts"
import {
  goodsName,
  groupOfProduct,
  offeredName,
  productName,
  productsOf,
  superProductOf
} from "./products.ts"

describe("products of a group", () => {
  it("are the ordinary one, then the better one if there is one", () => {
    expect(productsOf(3).map(({ id, isUpselling }) => [id, isUpselling])).toEqual([
      [20, false],
      [21, true]
    ])
    expect(superProductOf(1)?.name).toBe("Heizöl Premium")
    expect(superProductOf(4)).toBeUndefined()
    expect(groupOfProduct(21)?.id).toBe(3)
    expect(groupOfProduct(22)).toBeUndefined()
  })

  it("are a single one in all groups but two, with the group's name and no description", () => {
    for (const { id, productId, name } of productGroups) {
      const [plain, ...better] = productsOf(id)
      expect(plain).toEqual({ id: productId, name, shortName: name, infoText: "", isUpselling: false })
      expect(better.map((product) => product.id)).toEqual(id === 1 ? [3] : id === 3 ? [21] : [])
      expect(groupOfProduct(productId)?.id).toBe(id)
    }
    expect(groupOfProduct(3)?.id).toBe(1)
  })

  it("have a description of what makes the better one better", () => {
    expect(superProductOf(1)).toMatchObject({ id: 3, shortName: "Premium", isUpselling: true })
    expect(superProductOf(1)?.infoText).toMatch(/lagerfähig/u)
    expect(superProductOf(3)).toMatchObject({ name: "Premium-Holzpellets", shortName: "Premium" })
    expect(superProductOf(3)?.infoText).toMatch(/höchstens 0,5 % Feinanteil/u)
  })

  it("have on a receipt the name of the delivered goods", () => {
    expect(goodsName(3, { productId: 20, palletBags: null })).toBe("Holzpellets lose")
    expect(goodsName(3, { productId: 21, palletBags: null })).toBe("Premium-Holzpellets")
    expect(goodsName(4, { productId: 23, palletBags: { size: 15, count: 66 } })).toBe(
      "Holzpellets Sackware, je Palette 66 × 15 kg"
    )
    expect(goodsName(4, { productId: 4711, palletBags: null }), "an old order").toBe("Holzpellets Sackware")
    expect(goodsName(1, { productId: 1, palletBags: null }), "of two kinds").toBe("Heizöl Standard")
    expect(goodsName(1, { productId: 3, palletBags: null })).toBe("Heizöl Premium")
    expect(offeredName(2, 2), "of one kind").toBe("Diesel")
    expect(productName(1, 3)).toBe("Heizöl Premium")
    expect(productName(1, 20), "of another group").toBe("Heizöl")
  })
})
