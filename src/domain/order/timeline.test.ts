import { describe, expect, it } from "vitest"
import { endsApart, orderStations } from "./timeline.ts"

const at = "2026-01-15T08:00:00.000Z"

describe("the timeline of an order (rule life.states)", () => {
  it("contains what happened, then what is still to come", () => {
    const timeline = [
      { state: "placed", at },
      { state: "confirmed", at }
    ] as const
    expect(orderStations({ status: "confirmed", timeline }).map((one) => [one.state, one.at])).toEqual([
      ["placed", at],
      ["confirmed", at],
      ["scheduled", undefined],
      ["delivered", undefined],
      ["invoiced", undefined],
      ["settled", undefined]
    ])
  })

  it("ends where the order ended early", () => {
    const timeline = [
      { state: "placed", at },
      { state: "refused", at }
    ] as const
    expect(orderStations({ status: "refused", timeline })).toEqual(timeline)
    expect(timeline.map(({ state }) => endsApart(state))).toEqual([false, true])
  })
})
