import { expect, it } from "vitest"
import { usualBudget, wishOf } from "./arguments.ts"

const targets = ["order", "session", "csv"]

it.each([
  [[], { names: targets, minutes: usualBudget }],
  [["session"], { names: ["session"], minutes: usualBudget }],
  [["csv", "order", "csv"], { names: ["csv", "order"], minutes: usualBudget }],
  [["--budget", "5"], { names: targets, minutes: 5 }],
  [["csv", "--budget", "120", "order"], { names: ["csv", "order"], minutes: 120 }]
])("reads %j", (args, wish) => {
  expect(wishOf(args, targets)).toEqual({ kind: "run", ...wish })
})

it.each([
  [["basket"], "No mutants of basket: choose from order, session, csv."],
  [["csv", "a", "b"], "No mutants of a, b: choose from order, session, csv."],
  [["--all"], "No option --all: there is --budget MINUTES, once."],
  [["--budget", "5", "--budget", "6"], "No option --budget: there is --budget MINUTES, once."],
  [["--budget"], "--budget takes whole minutes, at least 1: --budget 60"],
  [["--budget", "order"], "--budget takes whole minutes, at least 1: --budget 60"],
  [["--budget", "0"], "--budget takes whole minutes, at least 1: --budget 60"],
  [["--budget", "1.5"], "--budget takes whole minutes, at least 1: --budget 60"]
])("refuses %j in one line", (args, line) => {
  expect(wishOf(args, targets)).toEqual({ kind: "refused", line })
})
