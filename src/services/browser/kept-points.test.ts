// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest"
import { keepPlaceAndAmount } from "./arrival-wishes.ts"
import { keepPoints, onPointsElsewhere, recallPoints } from "./kept-points.ts"
import { keptValues } from "./storage.ts"
import { forgetWishesCookie } from "./cookies.ts"

const pellets = { countryId: 1, productGroupId: 3 } as const
const points = [
  { zipCode: "01067", amount: 6000 },
  { zipCode: "01069", amount: 4000 }
]
const inMemory = () => keptValues(() => undefined)

beforeEach(() => forgetWishesCookie(pellets))

it("are restored for their own country and group only", () => {
  const values = inMemory()
  keepPoints(pellets, [...points, { zipCode: "", amount: 6000 }], values)
  expect(recallPoints(pellets, values)).toEqual(points)
  expect(recallPoints({ ...pellets, productGroupId: 4 }, values)).toEqual([])
  const austria = { ...pellets, countryId: 2 } as const
  const switzerland = { ...pellets, countryId: 3 } as const
  keepPoints(austria, [{ zipCode: "1010", amount: 3000 }], values)
  expect(recallPoints(austria, values)).toEqual([{ zipCode: "1010", amount: 3000 }])
  // Austrian and Swiss postal codes have the same format
  expect(recallPoints(switzerland, values)).toEqual([])
  expect(recallPoints(pellets, values)).toEqual(points)
})

it("default to the place of the last calculation", () => {
  const values = inMemory()
  keepPlaceAndAmount(pellets, { zipCode: "80331", amount: 9000 }, values)
  expect(recallPoints(pellets, values)).toEqual([{ zipCode: "80331", amount: 6000 }])
  keepPoints(pellets, points, values)
  expect(recallPoints(pellets, values)).toEqual(points)
})

it("are ignored if the stored value is corrupt, foreign or oversized", () => {
  const values = inMemory()
  for (const corrupt of ["{", "5", "null", '{"p":1}', '"x,y$z"', JSON.stringify("8$1,".repeat(100_000))]) {
    values.set("bulk:1:3", corrupt)
    expect(recallPoints(pellets, values)).toEqual([])
  }
})

it("are reported if another tab changes them, and only those of the page", () => {
  const heard: Array<unknown> = []
  const stop = onPointsElsewhere(pellets, (changed) => heard.push(changed))
  const changed = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }))
  keepPoints(pellets, points)
  changed("bulk:1:3", "…")
  changed("bulk:1:4", "…")
  changed("bulk:1:3", null)
  expect(heard).toEqual([points])
  stop()
  changed("bulk:1:3", "…")
  expect(heard).toHaveLength(1)
})
