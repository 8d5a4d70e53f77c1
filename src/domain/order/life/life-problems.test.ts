import { expect, it } from "vitest"
import type { LifeEvent } from "./order-life.ts"
import { callProblems, lifeProblems } from "./life-problems.ts"
import { pellets, threeHouses, toStation, wishes } from "./order-life.test-support.ts"

const { schedule, deliver, refuse, cancelByDealer, cancelByCustomer, invoice } = wishes

const rows: ReadonlyArray<readonly [string, LifeEvent, ReadonlyArray<string>]> = [
  ["a day within the window", schedule, []],
  ["its first day", { ...schedule, today: "2026-12-01", day: "2026-12-01" }, []],
  ["its last day", { ...schedule, day: "2026-12-10" }, []],
  ["a day after it", { ...schedule, day: "2026-12-11" }, ["reason outsideWindow"]],
  [
    "a day after it, with a blank for a reason",
    { ...schedule, day: "2026-12-11", reason: " " },
    ["reason outsideWindow"]
  ],
  ["a day after it, with a reason", { ...schedule, day: "2026-12-11", reason: "Schnee" }, []],
  ["a day before it", { ...schedule, today: "2026-11-20", day: "2026-11-30" }, ["reason outsideWindow"]],
  ["yesterday", { ...schedule, day: "2026-12-02", reason: "Eilt" }, ["day inThePast"]],
  ["no day", { ...schedule, day: "2026-02-30" }, ["day noDay"]],
  ["a delivery of all", deliver, []],
  ["of a tenth less", { ...deliver, amount: 5400 }, []],
  ["of a tenth more", { ...deliver, amount: 6600 }, []],
  ["of too much", { ...deliver, amount: 6601, reason: "War voll" }, ["amount amountBeyondTolerance"]],
  ["of too little", { ...deliver, amount: 5399 }, ["reason amountBeyondTolerance"]],
  [
    "of too little, with a blank for a reason",
    { ...deliver, amount: 5399, reason: " " },
    ["reason amountBeyondTolerance"]
  ],
  ["of too little, with a reason", { ...deliver, amount: 5399, reason: "Lager voll" }, []],
  ["of nothing", { ...deliver, amount: 0, reason: "Lager voll" }, ["amount amountTooLow"]],
  ["of tomorrow", { ...deliver, day: "2026-12-04" }, ["day inTheFuture"]],
  ["on no day", { ...deliver, day: "gestern" }, ["day noDay"]],
  ["a refusal without a reason", { ...refuse, reason: " " }, ["reason required"]],
  ["a refusal", refuse, []],
  ["a dealer's cancellation without a reason", { ...cancelByDealer, reason: "" }, ["reason required"]],
  ["a buyer's", cancelByCustomer, []],
  ["a bill without a number", { ...invoice, invoiceNumber: "" }, ["invoiceNumber required"]],
  ["a bill with a blank for a number", { ...invoice, invoiceNumber: " " }, ["invoiceNumber required"]],
  ["a bill", invoice, []],
  ["a confirmation", wishes.confirm, []],
  ["a withdrawal", wishes.withdraw, []],
  ["a payment", wishes.settle, []],
  [
    "a debit that came back, without a word why",
    { ...wishes.debitReturned, reason: "" },
    ["reason required"]
  ],
  [
    "a returned debit without a reason",
    { ...wishes.debitReturned, by: "customer", reason: "" },
    ["reason required"]
  ],
  ["a debit that came back", wishes.debitReturned, []],
  ["a debit announced anew", wishes.announceDebit, []],
  ["a part for a station that there is not", toStation(1, 6000), ["station noStation"]]
]

it.each(rows)("%s", (_, event, expected) => {
  expect(lifeProblems(pellets, event).map(({ field, code }) => `${field} ${code}`)).toEqual(expected)
})

it("the days between which no reason is needed are known", () => {
  expect(lifeProblems(pellets, { ...schedule, day: "2026-12-11" })).toEqual([
    { code: "outsideWindow", field: "reason", params: { from: "2026-12-01", to: "2026-12-10" } }
  ])
})

const came = (station: number, amount: number) => ({ station, day: "2026-12-03", amount, isMixed: false })

const ofStations: ReadonlyArray<
  readonly [string, LifeEvent, ReadonlyArray<ReturnType<typeof came>>, ReadonlyArray<string>]
> = [
  ["the first of three", toStation(1, 3000), [], []],
  ["a tenth more of it", toStation(1, 3300), [], []],
  ["too much of it, though not of the order", toStation(1, 3301), [], ["amount amountBeyondTolerance"]],
  ["too little of it", toStation(3, 899), [], ["reason amountBeyondTolerance"]],
  ["nothing, for a reason", { ...toStation(2, 0), reason: "Niemand da" }, [], []],
  ["nothing, without a reason", toStation(2, 0), [], ["reason amountBeyondTolerance"]],
  [
    "nothing at all at any",
    { ...toStation(3, 0), reason: "Niemand da" },
    [came(1, 0), came(2, 0)],
    ["amount amountTooLow"]
  ],
  [
    "nothing at the last one, where another one got its part",
    { ...toStation(3, 0), reason: "Niemand da" },
    [came(1, 0), came(2, 2000)],
    []
  ],
  ["a fourth", toStation(4, 1000), [], ["station noStation"]],
  ["one that has its part", toStation(2, 2000), [came(2, 2000)], ["station deliveredBefore"]],
  ["a part of tomorrow", { ...toStation(1, 3000), day: "2026-12-04" }, [], ["day inTheFuture"]],
  ["all of it after a part", deliver, [came(1, 3000)], ["station noStation"]]
]

it.each(ofStations)("for an order with several stations: %s", (_, event, stations, expected) => {
  const found = lifeProblems(threeHouses, event, { stations })
  expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(expected)
})

it("a delivery of an order with several stations must name one; in an old log it need not", () => {
  expect(callProblems(threeHouses, deliver)).toEqual([{ code: "noStation", field: "station" }])
  expect(callProblems(threeHouses, toStation(1, 3000))).toEqual([])
  expect(callProblems(pellets, deliver)).toEqual([])
  expect(callProblems(threeHouses, schedule)).toEqual([])
  expect(lifeProblems(threeHouses, deliver)).toEqual([])
})

it("a delivery cannot be scheduled more than a year ahead, but old logs that contain one remain readable", () => {
  const agreed = { ...schedule, today: "2026-12-03", reason: "Vereinbart" }
  expect(callProblems(pellets, { ...agreed, day: "2027-12-04" })).toEqual([])
  for (const day of ["2027-12-05", "2126-12-04", "9999-12-31"]) {
    expect(callProblems(pellets, { ...agreed, day })).toEqual([{ code: "tooFar", field: "day" }])
    expect(lifeProblems(pellets, { ...agreed, day })).toEqual([])
  }
})

it("a bill number must contain only permitted characters; in an old log it need not", () => {
  const numbered = (invoiceNumber: string) => ({ ...invoice, invoiceNumber })
  expect(callProblems(pellets, numbered(" R-2026/17 "))).toEqual([])
  expect(callProblems(pellets, numbered("R 1!"))).toEqual([{ code: "numberUnfit", field: "invoiceNumber" }])
  expect(callProblems(pellets, numbered(`  ${"1".repeat(40)} `)), "blanks around it are none of it").toEqual(
    []
  )
  expect(callProblems(pellets, numbered(" ")), "that it is missing is reported already").toEqual([])
  expect(lifeProblems(pellets, numbered("R 1!"))).toEqual([])
})
