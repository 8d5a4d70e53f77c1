import { expect, it } from "vitest"
import type { LifeEvent } from "./order-life.ts"
import { lifeProblems } from "./life-problems.ts"
import { pellets, wishes } from "./order-life.test-support.ts"

const { schedule, deliver, refuse, cancelByDealer, cancelByCustomer, invoice } = wishes

const rows: ReadonlyArray<readonly [string, LifeEvent, ReadonlyArray<string>]> = [
  ["a day within the window", schedule, []],
  ["its last day", { ...schedule, day: "2026-12-10" }, []],
  ["a day after it", { ...schedule, day: "2026-12-11" }, ["reason outsideWindow"]],
  ["a day after it, with a reason", { ...schedule, day: "2026-12-11", reason: "Schnee" }, []],
  ["a day before it", { ...schedule, today: "2026-11-20", day: "2026-11-30" }, ["reason outsideWindow"]],
  ["yesterday", { ...schedule, day: "2026-12-02", reason: "Eilt" }, ["day inThePast"]],
  ["no day", { ...schedule, day: "2026-02-30" }, ["day noDay"]],
  ["a delivery of all", deliver, []],
  ["of a tenth less", { ...deliver, amount: 5400 }, []],
  ["of a tenth more", { ...deliver, amount: 6600 }, []],
  ["of too much", { ...deliver, amount: 6601, reason: "War voll" }, ["amount amountBeyondTolerance"]],
  ["of too little", { ...deliver, amount: 5399 }, ["reason amountBeyondTolerance"]],
  ["of too little, with a reason", { ...deliver, amount: 5399, reason: "Lager voll" }, []],
  ["of nothing", { ...deliver, amount: 0, reason: "Lager voll" }, ["amount amountTooLow"]],
  ["of tomorrow", { ...deliver, day: "2026-12-04" }, ["day inTheFuture"]],
  ["on no day", { ...deliver, day: "gestern" }, ["day noDay"]],
  ["a refusal without a reason", { ...refuse, reason: " " }, ["reason required"]],
  ["a refusal", refuse, []],
  ["a dealer's cancellation without a reason", { ...cancelByDealer, reason: "" }, ["reason required"]],
  ["a buyer's", cancelByCustomer, []],
  ["a bill without a number", { ...invoice, invoiceNumber: "" }, ["invoiceNumber required"]],
  ["a bill", invoice, []],
  ["a confirmation", wishes.confirm, []],
  ["a withdrawal", wishes.withdraw, []],
  ["a payment", wishes.settle, []]
]

it.each(rows)("%s", (_, event, expected) => {
  expect(lifeProblems(pellets, event).map(({ field, code }) => `${field} ${code}`)).toEqual(expected)
})
