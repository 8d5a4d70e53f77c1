import { assign, setup } from "xstate"
import type { CountryId } from "../domain/place/country.ts"
import { spanProblem } from "../domain/statistics/period.ts"
import type { MoneyFigures, StatisticWish } from "../domain/statistics/period-statistic.ts"
import { port } from "./effect-port.ts"

/** A period, and of which part of the orders where they are told apart. */
export interface StatisticRow extends MoneyFigures {
  readonly period: string
  readonly countryId: CountryId | null
  readonly zipCode: string | null
  readonly ratePay: boolean | null
  readonly productId: number | null
}

export interface Statistic {
  readonly rows: ReadonlyArray<StatisticRow>
  /** One sum for each currency. */
  readonly totals: ReadonlyArray<MoneyFigures>
}

/** How a question ended; no answer is an error of the port. */
export type StatisticAnswer =
  | { readonly kind: "found"; readonly statistic: Statistic }
  /** 404: there are no orders (rule wire.nothing-found). */
  | { readonly kind: "nothing" }
  /** More rows than a page takes; a file takes them. */
  | { readonly kind: "tooMany" }
  | { readonly kind: "signedOut" }

export type PeriodStatisticEvent =
  | { readonly type: "wish.change"; readonly wish: StatisticWish }
  | { readonly type: "statistic.retry" }

interface Context {
  readonly wish: StatisticWish
  /** The last answer and what it is of; while another one is coming it still stands, marked as the former one. */
  readonly shown: { readonly wish: StatisticWish; readonly statistic: Statistic } | null
}

const statisticIn = (answer: StatisticAnswer): Statistic => {
  if (answer.kind !== "found") throw new Error("There is no statistic in this answer")
  return answer.statistic
}

/**
 * The statistic of a period: asked for anew with every wish, and an answer to a former wish never stands under another
 * one. A span that the server would refuse is not asked for.
 */
export const periodStatisticMachine = setup({
  types: {
    input: {} as { readonly wish: StatisticWish },
    context: {} as Context,
    events: {} as PeriodStatisticEvent
  },
  actors: { fetchStatistic: port<StatisticAnswer, StatisticWish>("fetchStatistic") },
  actions: {
    keepWish: assign((_, wish: StatisticWish) => ({ wish })),
    keepStatistic: assign(({ context: { wish } }, statistic: Statistic) => ({ shown: { wish, statistic } })),
    dropStatistic: assign({ shown: null })
  },
  guards: {
    isSound: ({ context: { wish } }) => spanProblem(wish) === undefined,
    isFound: (_, answer: StatisticAnswer) => answer.kind === "found",
    isNothing: (_, answer: StatisticAnswer) => answer.kind === "nothing",
    isTooMany: (_, answer: StatisticAnswer) => answer.kind === "tooMany"
  },
  delays: { longestAnswer: 20_000 }
}).createMachine({
  id: "periodStatistic",
  context: ({ input: { wish } }) => ({ wish, shown: null }),
  initial: "weighing",
  on: {
    "wish.change": {
      target: ".weighing",
      actions: { type: "keepWish", params: ({ event }) => event.wish }
    }
  },
  states: {
    weighing: { always: [{ guard: "isSound", target: "loading" }, { target: "blocked" }] },
    loading: {
      invoke: {
        id: "fetchStatistic",
        src: "fetchStatistic",
        input: ({ context: { wish } }) => wish,
        onDone: [
          {
            guard: { type: "isFound", params: ({ event }) => event.output },
            target: "full",
            actions: { type: "keepStatistic", params: ({ event }) => statisticIn(event.output) }
          },
          { guard: { type: "isNothing", params: ({ event }) => event.output }, target: "empty" },
          { guard: { type: "isTooMany", params: ({ event }) => event.output }, target: "tooMany" },
          { target: "expired" }
        ],
        onError: "failed"
      },
      after: { longestAnswer: "failed" }
    },
    full: {},
    empty: { entry: "dropStatistic" },
    /** The dates are no span; the field says why. */
    blocked: { entry: "dropStatistic" },
    tooMany: { entry: "dropStatistic" },
    /** The session has ended. */
    expired: { entry: "dropStatistic" },
    failed: { entry: "dropStatistic", on: { "statistic.retry": "loading" } }
  }
})
