import { expect, it } from "vitest"
import { keptValues } from "../browser/storage.ts"
import { keepLand, keptLand, landIn, landOf } from "./land.ts"

it.each([
  [{}, undefined],
  [{ land: "" }, undefined],
  [{ land: "alle" }, "alle"],
  [{ land: "2" }, 2],
  [{ land: 2 }, undefined],
  [{ land: "3" }, 3],
  [{ land: "4" }, undefined],
  [{ land: ["1"] }, undefined]
])("the search parameters %j select the country %j", (search, said) => {
  expect(landIn(search)).toBe(said)
})

it("means all countries if none is selected", () => {
  expect([undefined, "alle" as const, 2 as const].map(landOf)).toEqual([null, null, 2])
})

it("returns the country stored last, and ignores values that the shop has not written", () => {
  const values = keptValues(() => undefined)
  expect(keptLand(values)).toBeUndefined()
  for (const land of [2, "alle", 3] as const) {
    keepLand(land, values)
    expect(keptLand(values)).toBe(land)
  }
  values.set("desk.land", "9")
  expect(keptLand(values)).toBeUndefined()
})
