import { describe, expect, it } from "vitest"
import { waitingStations } from "./open-order.ts"
import { openOrderOf, threeStationsOf } from "./open-order.test-support.ts"
import { orderActs } from "./order-acts.ts"
import { isPlainAct, type SellerWish, wishProblems } from "./seller-wish.ts"

const today = "2026-12-05"
const wrong = (wish: SellerWish, order = openOrderOf()) =>
  wishProblems(order, wish, today).map(({ field, code }) => `${field} ${code}`)

const delivery = { act: "deliver", day: today, amount: 6000, isMixed: false, reason: "" } as const

describe("the problems of a seller's act (rule life.states)", () => {
  it.each<[SellerWish, ReadonlyArray<string>]>([
    [{ act: "confirm" }, []],
    [{ act: "refuse", reason: " " }, ["reason required"]],
    [{ act: "refuse", reason: "Ausverkauft" }, []],
    [{ act: "cancel", reason: "" }, ["reason required"]],
    // a reason is optional if the buyer requests the action
    [{ act: "cancelForBuyer", reason: "" }, []],
    [{ act: "withdrawForBuyer", reason: "" }, []],
    [{ act: "announceDebit" }, []],
    [{ act: "settle" }, []],
    [{ act: "debitReturned", reason: " " }, ["reason required"]],
    [{ act: "debitReturned", reason: "Keine Deckung" }, []],
    // if no number is given, the bill gets the next number of the series
    [{ act: "invoice", invoiceNumber: "" }, []],
    [{ act: "invoice", invoiceNumber: " " }, ["invoiceNumber required"]],
    [{ act: "invoice", invoiceNumber: "R 1!" }, ["invoiceNumber numberUnfit"]],
    [{ act: "invoice", invoiceNumber: "R-1" }, []],
    [{ act: "schedule", day: "", reason: "" }, ["day noDay"]],
    [{ act: "schedule", day: "2026-12-04", reason: "" }, ["day inThePast"]],
    [{ act: "schedule", day: "2026-12-11", reason: "" }, []],
    [{ act: "schedule", day: "2026-12-12", reason: "" }, ["reason outsideWindow"]],
    [{ act: "schedule", day: "2026-12-12", reason: "Am Telefon vereinbart" }, []],
    [{ act: "schedule", day: "2127-12-08", reason: "Am Telefon vereinbart" }, ["day tooFar"]],
    [delivery, []],
    [{ ...delivery, day: "2026-12-06" }, ["day inTheFuture"]],
    [{ ...delivery, amount: null }, ["amount required"]],
    [{ ...delivery, amount: 0 }, ["amount amountTooLow"]],
    [{ ...delivery, amount: 5399 }, ["reason amountBeyondTolerance"]],
    [{ ...delivery, amount: 5399, reason: "Der Bunker war voll" }, []],
    [{ ...delivery, amount: 6601, reason: "So viel war im Wagen" }, ["amount amountBeyondTolerance"]]
  ])("%j: %j", (wish, problems) => {
    expect(wrong(wish)).toEqual(problems)
  })

  it.each<[number | undefined, number, ReadonlyArray<string>]>([
    [undefined, 3000, ["station noStation", "amount amountTooLow"]],
    [1, 3000, []],
    [1, 3301, ["amount amountBeyondTolerance"]],
    [2, 2000, ["station deliveredBefore"]],
    [4, 1000, ["station noStation"]],
    [3, 0, ["reason amountBeyondTolerance"]]
  ])("with several stations, %j gets %j: %j", (station, amount, problems) => {
    const wish = { ...delivery, amount, ...(station !== undefined && { station }) }
    const found = wrong(wish, threeStationsOf())
    expect(station === undefined ? found[0] : found).toEqual(station === undefined ? problems[0] : problems)
  })

  it("report a missing amount alone, beside other problems", () => {
    expect(wrong({ ...delivery, amount: null, day: "2026-12-06" })).toEqual([
      "day inTheFuture",
      "amount required"
    ])
    expect(wrong({ ...delivery, amount: null, station: 1 }, threeStationsOf())).toEqual(["amount required"])
  })

  it("allow an empty last station, unless all others were empty", () => {
    const wish = { ...delivery, amount: 0, station: 3, reason: "Niemand da" }
    const after = (...amounts: ReadonlyArray<number>) => {
      const order = threeStationsOf()
      const stations = order.stations.map((each, place) => ({
        ...each,
        deliveredAmount: amounts[place] ?? null
      }))
      return wrong(wish, { ...order, stations })
    }
    expect(after(0, 0)).toEqual(["amount amountTooLow"])
    expect(after(0, 1950)).toEqual([])
    expect(after(0)).toEqual([])
  })

  it.each<[SellerWish, boolean]>([
    [{ act: "confirm" }, true],
    [{ act: "refuse", reason: "Ausverkauft" }, true],
    [{ act: "cancel", reason: "Kein Fahrer" }, true],
    [{ act: "schedule", day: today, reason: "" }, true],
    [delivery, true],
    [{ act: "cancelForBuyer", reason: "" }, true],
    [{ act: "withdrawForBuyer", reason: "" }, true],
    [{ act: "invoice", invoiceNumber: "R-1" }, false],
    [{ act: "announceDebit" }, false],
    [{ act: "settle" }, false],
    [{ act: "debitReturned", reason: "Keine Deckung" }, false]
  ])("include a missing reason of staff who act for others: %j: %s", (wish, isOwed) => {
    const order = openOrderOf({ seat: "house" })
    expect(wrong(wish, order)).toEqual(isOwed ? ["behalfReason required"] : [])
    expect(wrong({ ...wish, behalfReason: "Am Telefon" }, order)).toEqual([])
  })

  it("a single press is enough only for a dealer and an act without input", () => {
    const plain = (seat: "dealer" | "house") => orderActs.filter((act) => isPlainAct({ seat }, act))
    expect(plain("dealer")).toEqual(["confirm", "announceDebit", "settle"])
    expect(plain("house")).toEqual([])
  })

  it("the waiting stations are known", () => {
    expect(waitingStations(threeStationsOf()).map(({ station }) => station)).toEqual([1, 3])
    expect(waitingStations(openOrderOf())).toEqual([])
  })
})
