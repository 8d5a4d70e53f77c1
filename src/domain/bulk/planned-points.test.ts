import { expect, it } from "vitest"
import { calculationOf } from "../../../model-tests/data/offers.ts"
import { byPoints } from "./by-points.ts"
import { plannedPoints, zipsOfStations } from "./planned-points.ts"

const munich = { zipCode: "80331", amount: 7000 }
const dresden = { zipCode: "01067", amount: 3000 }
const five = Array.from({ length: 5 }, () => munich)

it("an order is a bulk order with two to five points that are all filled in (rule bulk.points)", () => {
  expect(plannedPoints([munich, dresden])).toEqual([munich, dresden])
  expect(plannedPoints(five)).toEqual(five)
  expect(plannedPoints([munich])).toBeUndefined()
  expect(plannedPoints([...five, dresden])).toBeUndefined()
  expect(plannedPoints([munich, dresden, { zipCode: "80331", amount: null }])).toBeUndefined()
})

it("the price is requested for all points together, at the place of the first", () => {
  const single = { ...calculationOf(), zipCode: "10115", amount: 6000, stations: 1 }
  expect(byPoints(single)).toEqual(single)
  const points = [munich, dresden]
  expect(byPoints({ ...single, points })).toEqual({
    ...single,
    points,
    zipCode: "80331",
    amount: 10_000,
    stations: 2
  })
})

it("nothing is requested without points", () => {
  expect(byPoints({ ...calculationOf(), points: [] })).toMatchObject({ zipCode: "", amount: 0, stations: 0 })
})

it("the stations are at the points' places, or all at one place without points", () => {
  const order = { zipCode: "80331", stations: 3 }
  expect(zipsOfStations(order)).toEqual(["80331", "80331", "80331"])
  expect(zipsOfStations({ ...order, stations: 2, points: [munich, dresden] })).toEqual(["80331", "01067"])
})
