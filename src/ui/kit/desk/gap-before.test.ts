import { expect, it } from "vitest"
import { gapBefore } from "./gap-before.ts"

it("rows that are not rendered leave a gap, also between the focused row and the visible ones", () => {
  const rendered = [
    { start: 28, end: 56 },
    { start: 280, end: 308 },
    { start: 308, end: 376 },
    { start: 376, end: 404 }
  ]
  expect(rendered.map((_, at) => gapBefore(rendered, at))).toEqual([28, 224, undefined, undefined])
  expect(gapBefore([{ start: 0, end: 28 }], 0)).toBeUndefined()
})
