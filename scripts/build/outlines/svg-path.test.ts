import { describe, expect, it } from "vitest"
import { svgPath } from "./svg-path.ts"

describe("a path", () => {
  it("consists of relative steps between integers", () => {
    const triangle = [
      [10.2, 20.4],
      [15, 18],
      [9.6, 30],
      [10.2, 20.4]
    ]
    expect(svgPath([triangle, triangle])).toBe("M10 20l5-2-5 12zM10 20l5-2-5 12z")
  })

  it("keeps only one of several equal points", () => {
    expect(
      svgPath([
        [
          [0, 0],
          [0.3, 0.3],
          [4, 0],
          [4.2, 0],
          [4, 4],
          [0, 0]
        ]
      ])
    ).toBe("M0 0l4 0 0 4z")
  })

  it("omits rings without an area", () => {
    expect(
      svgPath([
        [
          [0, 0],
          [3, 0],
          [0.4, 0],
          [0, 0]
        ]
      ])
    ).toBe("")
  })
})
