import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { drawnRows, rowHeights } from "./use-window.ts"

const inSight = { startIndex: 5000, endIndex: 5015, overscan: 6 }

it("only visible rows of ten thousand are rendered, and the focused one", () => {
  const around = Array.from({ length: 28 }, (_, index) => 4994 + index)
  expect(drawnRows({ ...inSight, count: 10_000 }, 3)).toEqual([3, ...around])
  expect(drawnRows({ ...inSight, count: 10_000 }, 9000)).toEqual([...around, 9000])
  expect(drawnRows({ ...inSight, count: 10_000 }, 5001)).toEqual(around)
})

it("an empty list renders no rows, and no focus beyond the end", () => {
  expect(drawnRows({ startIndex: 0, endIndex: 1, overscan: 6, count: 2 }, 12)).toEqual([0, 1])
})

describe("the heights of rows (rule desk.density)", () => {
  const css = readFileSync(join(import.meta.dirname, "Grid.module.css"), "utf8")
  /** Returns a height in px from the CSS rules that start with `begin`; 1 rem is 16 px. */
  const heightIn = (begin: string, name: string): number => {
    const rules = css.slice(css.indexOf(begin))
    const [, rem = ""] = new RegExp(`--${name}: ([\\d.]+)rem`, "u").exec(rules) ?? []
    return Number(rem) * 16
  }

  it.each([
    ["dense", ".grid {"],
    ["touched", "@media (pointer: coarse)"]
  ] as const)("are those of the rules where rows are %s", (shape, begin) => {
    expect(heightIn(begin, "row")).toBe(rowHeights[shape].plain)
    expect(heightIn(begin, "row-head")).toBe(rowHeights[shape].head)
  })

  it("fit 18 rows into a window of 900 px, and are not lower than a minimum target size", () => {
    const { head, plain } = rowHeights.dense
    expect((900 - heightIn(".grid {", "around") - head) / plain).toBeGreaterThanOrEqual(18)
    expect(plain - 4).toBeGreaterThanOrEqual(24)
    expect(rowHeights.touched.plain).toBeGreaterThanOrEqual(44)
  })
})
