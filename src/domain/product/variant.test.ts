import { expect, it } from "vitest"
import { variantOf } from "./variant.ts"

it("a variant is chosen by the seed modulo the number of variants", () => {
  expect([0, 1, 2, 3, 4_294_967_295].map((seed) => variantOf(seed, ["a", "b", "c"]))).toEqual([
    "a",
    "b",
    "c",
    "a",
    "a"
  ])
})

it("the default seed chooses none", () => {
  expect(variantOf("default", ["a", "b"])).toBe("default")
})

it("any seed picks one of the variants", () => {
  for (const seed of [0, 5, 4_294_967_295]) expect(["a", "b"]).toContain(variantOf(seed, ["a", "b"]))
})
