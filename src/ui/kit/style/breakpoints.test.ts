import { globSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { describe, expect, it } from "vitest"
import { breakpoints, viewportAliases } from "./breakpoints.ts"

const sources = resolve(import.meta.dirname, "../../..")
const widths = Object.values(breakpoints)
const smallest = breakpoints.sm

/**
 * Widths at which style sheets change a layout: `min-width` values as they are, and `max-width` values rounded up to
 * the next whole pixel.
 */
const used = globSync("**/*.css", { cwd: sources }).flatMap((file) =>
  [
    ...readFileSync(join(sources, file), "utf8").matchAll(
      /@(?:media|container)[^{]*?\b(min|max)-width: *([0-9.]+)px/gu
    )
  ].map(([, side, width]) => ({
    file,
    width: side === "min" ? Number(width) : Math.ceil(Number(width) + 0.01)
  }))
)

describe("the two sets of breakpoints (rule page.breakpoints)", () => {
  it("style sheets change layouts only at the first set, or below its smallest width", () => {
    expect(used.length).toBeGreaterThan(50)
    const others = used.filter(({ width }) => width >= smallest && !widths.some((each) => each === width))
    expect(others).toEqual([])
  })

  it("the second set is for scripts only, and no style sheet uses its widths", () => {
    expect(breakpoints).toEqual({ sm: 576, md: 768, lg: 992, xl: 1260, xxl: 1536 })
    expect(viewportAliases).toEqual({ lg: 1200, xl: 1500, xxl: 1536 })
    const onlyAliases = used.filter(
      ({ width }) => width === viewportAliases.lg || width === viewportAliases.xl
    )
    expect(onlyAliases).toEqual([])
  })
})
