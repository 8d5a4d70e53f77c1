import { describe, expect, it } from "vitest"
import { isChosenQuality, isSameGoods } from "./same-goods.ts"

const goods = (certificationIds: ReadonlyArray<number>, size?: number) => ({
  certificationIds,
  palletBags: size === undefined ? null : { size, count: 66 }
})

describe("the goods of an offer (rule order.same-goods)", () => {
  it("are equal with the same qualities in any order on the same pallets", () => {
    expect(isSameGoods(goods([61, 72]), goods([72, 61]))).toBe(true)
    expect(isSameGoods(goods([1], 15), goods([1], 15))).toBe(true)
    expect(isSameGoods(goods([1]), goods([4]))).toBe(false)
    expect(isSameGoods(goods([]), goods([1]))).toBe(false)
    expect(isSameGoods(goods([61]), goods([61, 72])), "declares more").toBe(false)
    expect(isSameGoods(goods([1], 15), goods([1], 10))).toBe(false)
  })

  it("match the choice only if every quality is equal, or if none was chosen", () => {
    expect(isChosenQuality(3, [1], goods([1]))).toBe(true)
    expect(isChosenQuality(3, [], goods([]))).toBe(true)
    expect(isChosenQuality(3, [], goods([1])), "without a certificate").toBe(false)
    expect(isChosenQuality(7, [61], goods([61, 72]))).toBe(false)
    expect(isChosenQuality(3, undefined, goods([1]))).toBe(true)
    expect(isChosenQuality(1, [], goods([])), "oil has no marks").toBe(true)
  })

  it("match any of several certificates in an old URL", () => {
    expect(isChosenQuality(3, [1, 2], goods([2]))).toBe(true)
  })
})
