import { periodStatisticMachine } from "../../src/machines/period-statistic.machine.ts"
import type { StatisticWish } from "../../src/domain/statistics/period-statistic.ts"
import { statistic } from "../data/statistics.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails } from "../harness/explore.ts"
import { eventsOf } from "../harness/moves.ts"

const rest = { groupBy: "None" } as const

/** The queries of the walk, by their names. */
export const statisticWishes = {
  "a quarter by weeks": { ...rest, from: "2026-01-01", to: "2026-03-31", granularity: "Week" },
  "a quarter by months": { ...rest, from: "2026-01-01", to: "2026-03-31", granularity: "Month" },
  "two months by weeks": { ...rest, from: "2026-01-01", to: "2026-02-28", granularity: "Week" },
  "three years by months": { ...rest, from: "2023-03-01", to: "2026-03-31", granularity: "Month" },
  "days that are turned around": { ...rest, from: "2026-01-01", to: "2025-12-31", granularity: "Week" },
  "more than ten years": { ...rest, from: "2016-01-01", to: "2026-02-28", granularity: "Month" }
} satisfies Readonly<Record<string, StatisticWish>>

const asks = (name: keyof typeof statisticWishes) => ({ type: "wish.change", wish: statisticWishes[name] })

export const periodStatisticMoves = {
  "asks for two months by weeks": asks("two months by weeks"),
  "asks for a quarter by weeks": asks("a quarter by weeks"),
  "asks for days that are turned around": asks("days that are turned around"),
  "asks for more than ten years": asks("more than ten years"),
  'follows "Nach Monaten zeigen"': asks("a quarter by months"),
  'follows "Die letzten drei Jahre"': asks("three years by months"),
  'follows "Ohne Einschränkung"': asks("a quarter by weeks"),
  "tries again": { type: "statistic.retry" },
  "there are orders": done("fetchStatistic", { kind: "found", statistic }),
  "there are none": done("fetchStatistic", { kind: "nothing" }),
  "there are too many rows": done("fetchStatistic", { kind: "tooMany" }),
  "the session has ended": done("fetchStatistic", { kind: "signedOut" }),
  "the account may not any more": done("fetchStatistic", { kind: "signedOut" }),
  "the server refuses": fails("fetchStatistic"),
  "the server fails": fails("fetchStatistic"),
  "the line breaks": fails("fetchStatistic")
}

export const periodStatisticWalk = walkOf(periodStatisticMachine, {
  ways: {
    everywhere: {
      inputs: [
        { wish: statisticWishes["a quarter by weeks"] },
        { wish: statisticWishes["days that are turned around"] }
      ],
      events: eventsOf(periodStatisticMoves),
      sees: ({ value, context }) => [value, context.wish.from, context.shown !== null]
    }
  },
  promises: {
    "figures stand where they were found, or wait for others": ({ value, context }) =>
      context.shown === null || value === "full" || value === "loading",
    "nothing is full without figures": ({ value, context }) => value !== "full" || context.shown !== null,
    "no answer breaks it": ({ status }) => status !== "error"
  }
})
