import { expect, it } from "vitest"
import { momentOf } from "./moment.ts"

it("a timestamp is accepted only with a time zone", () => {
  for (const text of ["2026-11-29T13:45:10Z", "2026-11-29T14:45:10+01:00", "2026-11-29T13:45:10.123Z"])
    expect(momentOf(text)).toBe(text)
  for (const text of [
    "2026-11-29",
    "2026-11-29T13:45:10",
    "2026-13-29T13:45:10Z",
    "gestern",
    "2026-11-29T13:45:10Z'"
  ])
    expect(momentOf(text)).toBeUndefined()
})
