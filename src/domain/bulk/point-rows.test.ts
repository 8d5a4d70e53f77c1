import { expect, it } from "vitest"
import {
  canAddPoint,
  canRemovePoint,
  isSamePoints,
  isUnfinished,
  pointRows,
  withAddedPoint,
  withoutPoint,
  withPoint
} from "./point-rows.ts"

const munich = { zipCode: "80331", amount: 7000 }
const dresden = { zipCode: "01067", amount: 3000 }

it("starts with at least two and at most five rows", () => {
  expect(pointRows(3, [])).toEqual([
    { index: 1, zipCode: "", amount: 6000 },
    { index: 2, zipCode: "", amount: 6000 }
  ])
  expect(pointRows(4, [munich])).toEqual([
    { index: 1, ...munich },
    { index: 2, zipCode: "80331", amount: 1 }
  ])
  expect(pointRows(3, [munich, dresden, munich])).toHaveLength(3)
  expect(pointRows(3, Array(7).fill(munich)).map(({ index }) => index)).toEqual([1, 2, 3, 4, 5])
})

it("adds a row at the end with a new index", () => {
  const rows = withoutPoint(pointRows(3, [munich, dresden, munich]), 2)
  expect(rows.map(({ index }) => index)).toEqual([1, 3])
  const more = withAddedPoint(3, withPoint(rows, 3, { zipCode: "01069" }))
  expect(more.at(-1)).toEqual({ index: 4, zipCode: "01069", amount: 6000 })
  expect(withAddedPoint(3, [])).toEqual([{ index: 1, zipCode: "", amount: 6000 }])
})

it("limits the number of rows", () => {
  const rows = pointRows(3, Array(5).fill(munich))
  expect(canAddPoint(rows)).toBe(false)
  expect(canAddPoint(withoutPoint(rows, 5))).toBe(true)
  expect(canRemovePoint(rows, 5)).toBe(true)
  expect(canRemovePoint(rows, 6)).toBe(false)
  expect(canRemovePoint(pointRows(3, [munich, munich]), 1)).toBe(false)
})

it("changes only the given row", () => {
  const rows = pointRows(3, [munich, dresden, munich])
  expect(withPoint(rows, 2, { amount: null })).toEqual([rows[0], { ...rows[1], amount: null }, rows[2]])
  expect(withPoint(rows, 2, { zipCode: "01069" })[1]).toEqual({ index: 2, zipCode: "01069", amount: 3000 })
  expect(withPoint(rows, 4, { amount: 1 })).toEqual(rows)
})

it("reports unfinished rows, and compares points in their order", () => {
  const rows = pointRows(3, [munich, dresden])
  expect(isUnfinished(rows)).toBe(false)
  expect(isUnfinished(withPoint(rows, 2, { zipCode: "" }))).toBe(true)
  expect(isUnfinished(withPoint(rows, 1, { amount: null }))).toBe(true)
  expect(isUnfinished(withPoint(rows, 1, { amount: 0 }))).toBe(false)
  expect(isSamePoints(rows, [munich, dresden])).toBe(true)
  expect(isSamePoints(rows, [dresden, munich])).toBe(false)
  expect(isSamePoints(rows, [munich, { ...dresden, amount: 1 }])).toBe(false)
  expect(isSamePoints(rows, [munich, { ...dresden, zipCode: "01069" }])).toBe(false)
  expect(isSamePoints(rows, [munich])).toBe(false)
  expect(isSamePoints([munich], rows)).toBe(false)
})
