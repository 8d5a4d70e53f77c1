import { afterAll, describe, expect, it } from "vitest"
import { periodStatisticMachine } from "../src/machines/period-statistic.machine.ts"
import { statistic, wish } from "./data/statistics.ts"
import { done, explore, fails } from "./harness/walk.ts"

const turned = { ...wish, from: wish.to, to: wish.from }

describe("every way through periodStatistic", () => {
  const { broken, untaken, unrefused, summary } = explore(periodStatisticMachine, {
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
  })

  it("keeps its promises", () => {
    expect(
      broken({
        "figures stand where they were found, or wait for others": ({ value, context }) =>
          context.shown === null || value === "full" || value === "loading",
        "nothing is full without figures": ({ value, context }) => value !== "full" || context.shown !== null,
        "no answer breaks it": ({ status }) => status !== "error"
      })
    ).toEqual([])
  })

  it("leaves no transition and no refusal untaken", () => {
    expect(untaken()).toEqual([])
    expect(unrefused()).toEqual([])
  })

  afterAll(() => console.log(summary()))
})
