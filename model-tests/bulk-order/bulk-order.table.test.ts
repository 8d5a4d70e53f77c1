import { describe, expect, it } from "vitest"
import { type BulkOrderInput, bulkOrderMachine } from "../../src/machines/bulk-order.machine.ts"
import { bulkOf, munich, nearby } from "../data/bulk.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { answer, type Action, differences, pathOf, rowsOf, send } from "../harness/table.ts"

type Order = Stage<typeof bulkOrderMachine>

const blank: BulkOrderInput = {
  countryId: 1,
  productGroupId: 3,
  points: [],
  calculation: null,
  hasFailed: false
}
const begin = (input: Partial<BulkOrderInput> = {}) =>
  stage(bulkOrderMachine, { ...blank, ...input }, ["persist", "showAddress"])
const wait =
  (milliseconds: number): Action<Order> =>
  (page) =>
    page.wait(milliseconds)
const zip = (index: number, text: string) => send("point.zip", { index, zip: text })
const amount = (index: number, text: string) => send("point.amount", { index, text })

const untouched = [answer("recallPoints", [])]
const toCalculating = [answer("recallPoints", [munich, nearby])]
const calculated = (dealers: number) =>
  answer("calculate", { kind: "calculated", validFor: 1_800_000, calculation: bulkOf(dealers) })

/** Resulting state of each action, whatever the state before, for an order with two valid delivery points. */
const everywhere = {
  "types another place": "settling",
  "types a place as it stands": "settling",
  "types another amount": "settling",
  "adds a point": "calculating",
  "presses the button": "calculating",
  "goes back to another address": "calculating",
  "another tab has other points": "calculating"
}
const without = (problem: string) => ({
  ...everywhere,
  "adds a point": problem,
  "presses the button": problem
})
const unchanged = (leads: typeof everywhere, state: string) => ({
  ...leads,
  "types a place as it stands": state
})

describe("the bulk order's transition table (rule bulk.points)", () => {
  it("holds in every state for every action", async () => {
    const rows = await rowsOf<Order>(
      () => begin(),
      (page) => pathOf(page.snapshot().value),
      {
        "types another place": zip(1, "10115"),
        "types a place as it stands": zip(1, "80331"),
        "types into a row that is gone": zip(9, "10115"),
        "types another amount": amount(2, "7000"),
        "adds a point": send("point.add"),
        "takes one of two away": send("point.remove", { index: 1 }),
        "presses the button": send("calculation.start"),
        "tries again": send("calculation.retry"),
        "goes back to another address": send("address.changed", { points: [nearby, munich] }),
        "another tab has other points": send("points.changed", { points: [nearby, munich] }),
        "another tab has none": send("points.changed", { points: [] }),
        "goes back to an address without points": send("address.changed", { points: [] }),
        "waits 1499 ms": wait(1499),
        "waits 1500 ms": wait(1500),
        "waits 30 min less 1 ms": wait(1_799_999),
        "waits 30 min": wait(1_800_000)
      },
      {
        recalling: {
          way: [],
          leads: { ...without("editing"), "presses the button": "blocked.points" }
        },
        editing: {
          way: untouched,
          leads: { ...without("editing"), "presses the button": "blocked.points" }
        },
        settling: {
          way: [...toCalculating, amount(1, "5000")],
          leads: {
            ...everywhere,
            "another tab has other points": "settling",
            "waits 1500 ms": "calculating",
            "waits 30 min less 1 ms": "calculating",
            "waits 30 min": "calculating"
          }
        },
        "blocked.points": {
          way: [...toCalculating, amount(1, "999"), wait(1500)],
          leads: unchanged(without("blocked.points"), "blocked.points")
        },
        "blocked.refused": {
          way: [
            ...toCalculating,
            answer("calculate", { kind: "refused", problems: [{ field: "zipCode", code: "invalid" }] })
          ],
          leads: unchanged(everywhere, "blocked.refused")
        },
        calculating: { way: toCalculating, leads: unchanged(everywhere, "calculating") },
        "calculated.offers": {
          way: [...toCalculating, calculated(2)],
          leads: { ...unchanged(everywhere, "calculated.offers"), "waits 30 min": "calculating" }
        },
        "calculated.empty": {
          way: [...toCalculating, calculated(0)],
          leads: { ...unchanged(everywhere, "calculated.empty"), "waits 30 min": "calculating" }
        },
        failed: {
          way: [...toCalculating, (page) => page.fail("calculate")],
          leads: { ...unchanged(everywhere, "failed"), "tries again": "calculating" }
        }
      }
    )
    expect(differences(rows)).toEqual([])
    expect(rows.length).toBe(9 * 16 * 2)
  })

  it("starts with the result that the page was rendered with, its failure, or the points of the URL", () => {
    const points = [munich, nearby]
    const stateOf = (input: Partial<BulkOrderInput>) => pathOf(begin(input).snapshot().value)
    expect(stateOf({ points, calculation: bulkOf(1) })).toBe("calculated.offers")
    expect(stateOf({ points, calculation: bulkOf(0) })).toBe("calculated.empty")
    expect(stateOf({ points, hasFailed: true })).toBe("failed")
    expect(stateOf({ points })).toBe("calculating")
    expect(stateOf({ points: [munich, { zipCode: "", amount: null }] })).toBe("editing")
    expect(stateOf({ points: [{ ...munich, amount: 999 }, nearby] })).toBe("blocked.points")
    expect(begin({ points, calculation: bulkOf(1) }).asked("calculate")).toEqual([])
  })

  it("requests all points together, each with its inputs", async () => {
    const page = begin()
    expect(page.asked("recallPoints")).toEqual([{ countryId: 1, productGroupId: 3 }])
    await page.answer("recallPoints", [munich, nearby])
    expect(page.asked("calculate")).toEqual([
      {
        countryId: 1,
        productGroupId: 3,
        qualities: [],
        points: [
          { index: 1, ...munich },
          { index: 2, ...nearby }
        ]
      }
    ])
    expect(page.effects("showAddress")).toEqual([
      [
        { index: 1, ...munich },
        { index: 2, ...nearby }
      ]
    ])
  })

  it("never shows a late answer with newer points", async () => {
    const page = begin({ points: [munich, nearby] })
    page.send({ type: "point.add" })
    expect(page.isStopped("calculate", 0)).toBe(true)
    await page.answer("calculate", { kind: "calculated", validFor: 1_800_000, calculation: bulkOf(2) }, 0)
    expect(pathOf(page.snapshot().value)).toBe("calculating")
    await page.answer("calculate", { kind: "calculated", validFor: 1_800_000, calculation: bulkOf(1) })
    expect(page.snapshot().context.calculation?.items).toHaveLength(1)
    page.send({ type: "point.amount", index: 1, text: "5.000" })
    expect(page.snapshot().context.calculation).toBeNull()
  })

  it("sends one request for a double click", () => {
    const page = begin({ points: [munich, nearby] })
    page.send({ type: "calculation.start" })
    page.send({ type: "calculation.start" })
    expect(page.asked("calculate")).toHaveLength(1)
    expect(page.isStopped("calculate")).toBe(false)
  })

  it("stores and shows clicks at once, and typed input after 1500 ms", () => {
    const page = begin({ points: [munich, nearby], calculation: bulkOf(1) })
    page.send({ type: "point.zip", index: 2, zip: "8 0 3-35" })
    page.send({ type: "point.amount", index: 2, text: "5.000" })
    page.wait(1499)
    expect(page.effects("persist")).toEqual([])
    page.wait(1)
    const points = [
      { index: 1, ...munich },
      { index: 2, zipCode: "80335", amount: 5000 }
    ]
    expect(page.effects("persist")).toEqual([{ countryId: 1, productGroupId: 3, points }])
    expect(page.effects("showAddress")).toEqual([points])
    page.send({ type: "point.add" })
    expect(page.effects("persist")).toHaveLength(2)
    page.send({ type: "point.remove", index: 1 })
    const left = [points[1], { index: 3, zipCode: "80335", amount: 6000 }]
    expect(page.effects("persist").at(-1)).toEqual({ countryId: 1, productGroupId: 3, points: left })
    expect(page.effects("showAddress").at(-1)).toEqual(left)
  })

  it("takes over the points of a URL and stores them, without writing the URL again", () => {
    const page = begin({ points: [munich, nearby], calculation: bulkOf(1) })
    page.send({ type: "address.changed", points: [munich, nearby] })
    expect(page.snapshot().matches("calculated")).toBe(true)
    page.send({ type: "address.changed", points: [nearby] })
    expect(page.snapshot().context.points).toEqual([
      { index: 1, ...nearby },
      { index: 2, zipCode: "80333", amount: 6000 }
    ])
    expect(page.effects("persist")).toHaveLength(1)
    expect(page.effects("showAddress")).toEqual([])
  })

  it("has at least two points and at most five", () => {
    const page = begin({ points: [munich, nearby] })
    for (let more = 0; more < 6; more++) page.send({ type: "point.add" })
    expect(page.snapshot().context.points.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5])
    expect(page.asked("calculate")).toHaveLength(4)
    for (const index of [2, 4, 5, 1, 3]) page.send({ type: "point.remove", index })
    expect(page.snapshot().context.points.map(({ index }) => index)).toEqual([1, 3])
  })

  it("shows the server's refusal until something changes", async () => {
    const problems = [{ field: "stations.1.zipCode", code: "invalid" }]
    const page = begin({ points: [munich, nearby] })
    await page.answer("calculate", { kind: "refused", problems })
    expect(page.snapshot().context.refusals).toEqual(problems)
    page.send({ type: "point.amount", index: 1, text: "5000" })
    expect(page.snapshot().context.refusals).toEqual([])
  })
})
