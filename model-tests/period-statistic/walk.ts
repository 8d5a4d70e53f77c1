import { periodStatisticMachine } from "../../src/machines/period-statistic.machine.ts"
import { statistic, wish } from "../data/statistics.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails } from "../harness/explore.ts"

const turned = { ...wish, from: wish.to, to: wish.from }

export const periodStatisticWalk = walkOf(periodStatisticMachine, {
  ways: {
    everywhere: {
      inputs: [{ wish }, { wish: turned }],
      events: [
        { type: "wish.change", wish },
        { type: "wish.change", wish: turned },
        { type: "statistic.retry" },
        done("fetchStatistic", { kind: "found", statistic }),
        done("fetchStatistic", { kind: "nothing" }),
        done("fetchStatistic", { kind: "tooMany" }),
        done("fetchStatistic", { kind: "signedOut" }),
        fails("fetchStatistic")
      ],
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
