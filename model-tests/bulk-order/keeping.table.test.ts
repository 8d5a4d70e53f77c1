import { describe, expect, it } from "vitest"
import type { DeliveryPoint } from "../../src/domain/bulk/points-codec.ts"
import { type BulkOrderInput, bulkOrderMachine } from "../../src/machines/bulk-order.machine.ts"
import { bulkOf, munich, nearby } from "../data/bulk.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { type Action, pathOf, send } from "../harness/table.ts"

type Order = Stage<typeof bulkOrderMachine>

const asked: BulkOrderInput = {
  countryId: 1,
  productGroupId: 3,
  points: [munich, nearby],
  calculation: bulkOf(1),
  hasFailed: false
}
const begin = (input: Partial<BulkOrderInput> = {}) =>
  stage(bulkOrderMachine, { ...asked, ...input }, ["persist", "showAddress"])
const where = (page: Order) => pathOf(page.snapshot().value)
const numbered = (points: ReadonlyArray<DeliveryPoint>) =>
  points.map((point, place) => ({ index: place + 1, ...point }))

interface Wish {
  readonly action: Action<Order>
  /** The delivery points that are stored, and those in the URL; `undefined` if nothing is stored or shown. */
  readonly stored?: ReadonlyArray<DeliveryPoint>
  readonly shown?: ReadonlyArray<DeliveryPoint>
}

const third = [munich, nearby, { zipCode: "80333", amount: 6000 }]
const wishes: Readonly<Record<string, Wish>> = {
  "one more point": { action: send("point.add"), stored: third, shown: third },
  "the button": { action: send("calculation.start"), stored: [munich, nearby], shown: [munich, nearby] },
  "another address": {
    action: send("address.changed", { points: [nearby, munich] }),
    stored: [nearby, munich]
  },
  "other points of another tab, which has stored them": {
    action: send("points.changed", { points: [nearby, munich] }),
    shown: [nearby, munich]
  },
  "the same points of another tab": { action: send("points.changed", { points: [munich, nearby] }) },
  "the same address": { action: send("address.changed", { points: [munich, nearby] }) },
  "the first key of a place": { action: send("point.zip", { index: 1, zip: "1" }) },
  "the first key of an amount": { action: send("point.amount", { index: 1, text: "1" }) },
  "one of only two points taken away": { action: send("point.remove", { index: 1 }) },
  "the end of the offers": { action: (page) => page.wait(1_800_000) }
}

describe("the stored points of a bulk order and its URL (rules calculator.keep and calculator.address)", () => {
  it.each(Object.entries(wishes))("after %s", async (_, { action, stored, shown }) => {
    const page = begin()
    await action(page)
    expect(page.effects("persist")).toEqual(
      stored === undefined ? [] : [{ countryId: 1, productGroupId: 3, points: numbered(stored) }]
    )
    expect(page.effects("showAddress")).toEqual(shown === undefined ? [] : [numbered(shown)])
  })

  it("are shown but not stored again if they come from the storage", async () => {
    const page = begin({ points: [], calculation: null })
    await page.answer("recallPoints", [munich, nearby])
    expect(page.effects("persist")).toEqual([])
    expect(page.effects("showAddress")).toEqual([numbered([munich, nearby])])
  })

  it("are each written once for a double click on the button", () => {
    const page = begin()
    page.send({ type: "calculation.start" })
    page.send({ type: "calculation.start" })
    expect([page.effects("persist").length, page.effects("showAddress").length]).toEqual([1, 1])
  })
})

describe("the points of a newly opened form (rule bulk.points)", () => {
  const blank = numbered([
    { zipCode: "", amount: 6000 },
    { zipCode: "", amount: 6000 }
  ])
  const empty = { points: [], calculation: null }

  it("are two empty ones if none are stored or the storage is unavailable", async () => {
    for (const answer of [
      (page: Order) => page.answer("recallPoints", []),
      (page: Order) => page.fail("recallPoints")
    ]) {
      const page = begin(empty)
      await answer(page)
      expect([where(page), page.snapshot().context.points]).toEqual(["editing", blank])
      expect(page.effects("showAddress")).toEqual([])
    }
  })

  it("are the typed ones, even if the storage answers later", async () => {
    const page = begin(empty)
    page.send({ type: "point.zip", index: 1, zip: "80331" })
    expect(page.isStopped("recallPoints")).toBe(true)
    await page.answer("recallPoints", [nearby, nearby])
    expect(page.snapshot().context.points[0]).toEqual({ index: 1, ...munich })
  })

  it("are not requested from the storage if the URL contains them", () => {
    expect(begin({ calculation: null }).asked("recallPoints")).toEqual([])
  })
})

describe("points of another tab", () => {
  const other = [nearby, nearby]

  it.each<readonly [string, ReadonlyArray<DeliveryPoint>, boolean]>([
    ["that are untouched", [{ zipCode: "", amount: null }], true],
    ["with a missing place", [munich, { zipCode: "", amount: 6000 }], false],
    ["with a missing amount", [munich, { zipCode: "80333", amount: null }], false]
  ])("in rows %s", (_, points, isTaken) => {
    const page = begin({ points, calculation: null })
    expect(where(page)).toBe("editing")
    const before = page.snapshot().context.points
    page.send({ type: "points.changed", points: other })
    expect(page.snapshot().context.points).toEqual(isTaken ? numbered(other) : before)
    expect(where(page)).toBe(isTaken ? "calculating" : "editing")
  })
})

describe("a result, always shown with its own input (rule machine.late-answer)", () => {
  it.each<readonly [string, Action<Order>]>([
    ["types another place", send("point.zip", { index: 1, zip: "10115" })],
    ["types another amount", send("point.amount", { index: 1, text: "7000" })],
    ["adds a point", send("point.add")],
    ["presses the button", send("calculation.start")],
    ["goes to another address", send("address.changed", { points: [nearby, munich] })],
    ["changes the points in another tab", send("points.changed", { points: [nearby, munich] })],
    ["waits until it has expired", (page) => page.wait(1_800_000)]
  ])("is discarded when the user %s", async (_, action) => {
    const page = begin()
    await action(page)
    expect(page.snapshot().context.calculation).toBeNull()
  })

  it("is discarded when a point is removed, and calculated at once for the remaining ones", () => {
    const page = begin({ points: [munich, nearby, munich] })
    page.send({ type: "point.remove", index: 3 })
    expect([where(page), page.snapshot().context.calculation]).toEqual(["calculating", null])
    expect(page.asked("calculate")).toMatchObject([{ points: numbered([munich, nearby]) }])
  })

  it("stays if the same value is typed again, or typed into a removed row", () => {
    const page = begin()
    page.send({ type: "point.zip", index: 1, zip: "80 331" })
    page.send({ type: "point.amount", index: 1, text: "6.000" })
    page.send({ type: "point.amount", index: 9, text: "7000" })
    page.send({ type: "point.zip", index: 9, zip: "10115" })
    expect([where(page), page.snapshot().context.calculation]).toEqual(["calculated.offers", bulkOf(1)])
  })

  it('has the tag "busy" only while an answer is pending', async () => {
    const page = begin()
    expect([...page.snapshot().tags]).toEqual([])
    page.send({ type: "calculation.start" })
    expect([...page.snapshot().tags]).toEqual(["busy"])
    await page.fail("calculate")
    expect([where(page), [...page.snapshot().tags]]).toEqual(["failed", []])
  })
})

describe("a bulk order refused by the server", () => {
  it("shows the problems after the refusal, but not before it or during the next attempt", async () => {
    const problems = [{ field: "stations.1.zipCode", code: "invalid", params: {} }]
    const page = begin({ calculation: null })
    expect(page.snapshot().context.refusals).toEqual([])
    await page.answer("calculate", { kind: "refused", problems })
    expect(page.snapshot().context).toMatchObject({ refusals: problems, calculation: null })
    page.send({ type: "calculation.start" })
    expect([where(page), page.snapshot().context.refusals]).toEqual(["calculating", []])
  })
})

describe("the validity of a result (rule offer.lifetime: 30 minutes, then it is calculated again)", () => {
  it.each([
    [1_800_000, 1_800_000],
    [60_000, 60_000],
    // a wrong clock must not cause endless requests
    [-1, 10_000]
  ])("of %i ms is limited to %i ms", async (validFor, life) => {
    const page = begin({ calculation: null })
    await page.answer("calculate", { kind: "calculated", calculation: bulkOf(1), validFor })
    page.wait(life - 1)
    expect(where(page)).toBe("calculated.offers")
    page.wait(1)
    expect([where(page), page.snapshot().context.calculation]).toEqual(["calculating", null])
  })
})
