import { expect, it } from "vitest"
import { instantOfLocal, localMoment } from "./local-moment.ts"

const berlin = "Europe/Berlin"

it.each([
  ["2026-11-28T14:05", "2026-11-28T13:05:00.000Z"],
  ["2026-07-01T00:00", "2026-06-30T22:00:00.000Z"],
  ["2028-02-29T23:59", "2028-02-29T22:59:00.000Z"],
  // around the start of daylight saving time: the first minute after and the last minute before
  ["2026-03-29T03:00", "2026-03-29T01:00:00.000Z"],
  ["2026-03-29T01:59", "2026-03-29T00:59:00.000Z"],
  // this time occurs twice: the first one is returned
  ["2026-10-25T02:30", "2026-10-25T00:30:00.000Z"]
])("a time zone shows %s at %s", (local, instant) => {
  expect(instantOfLocal(berlin, local)).toBe(instant)
  expect(localMoment(berlin, instant)).toBe(local)
})

it.each(["2026-03-29T02:30", "2026-02-30T12:00", "2026-11-28T24:00", "2026-11-28", "?", ""])(
  "the local time %s does not exist",
  (local) => expect(instantOfLocal(berlin, local)).toBeUndefined()
)
