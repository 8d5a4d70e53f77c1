import { expect, it } from "vitest"
import { keptMarkup } from "./kept-markup.ts"

it("renders an island once for the same props, and again after two minutes", () => {
  let renders = 0
  const markup = (key: string, now: number) => keptMarkup(key, () => `${key} ${++renders}`, now)
  expect(markup("de chart {}", 0)).toBe("de chart {} 1")
  expect(markup("de chart {}", 119_999)).toBe("de chart {} 1")
  expect(markup("ch chart {}", 119_999)).toBe("ch chart {} 2")
  expect(markup("de chart {}", 120_000)).toBe("de chart {} 3")
})
