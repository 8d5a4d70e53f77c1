import { assign, setup } from "xstate"
import type { CountryId } from "../domain/place/country.ts"
import { spanProblem } from "../domain/statistics/period.ts"
import type { MoneyFigures, StatisticWish } from "../domain/statistics/period-statistic.ts"
import { port } from "./effect-port.ts"

/** A row for a period or, if orders are grouped, for one group of its orders. */
export interface StatisticRow extends MoneyFigures {
  readonly period: string
  readonly countryId: CountryId | null
  readonly zipCode: string | null
  readonly ratePay: boolean | null
  readonly productId: number | null
}

export interface Statistic {
  readonly rows: ReadonlyArray<StatisticRow>
  /** One sum per currency. */
  readonly totals: ReadonlyArray<MoneyFigures>
}

/** Result of a query; if no response arrives, the port fails. */
export type StatisticAnswer =
  | { readonly kind: "found"; readonly statistic: Statistic }
  /** 404: there are no orders (rule wire.nothing-found). */
  | { readonly kind: "nothing" }
  /** Too many rows for a page; a file can contain them. */
  | { readonly kind: "tooMany" }
  | { readonly kind: "signedOut" }

export type PeriodStatisticEvent =
  | { readonly type: "wish.change"; readonly wish: StatisticWish }
  | { readonly type: "statistic.retry" }

interface Context {
  readonly wish: StatisticWish
  /**
   * The last response and its query; during another request it stays visible, marked as belonging to the former query.
   */
  readonly shown: { readonly wish: StatisticWish; readonly statistic: Statistic } | null
}

const statisticIn = (answer: StatisticAnswer): Statistic => {
  if (answer.kind !== "found") throw new Error("There is no statistic in this answer")
  return answer.statistic
}

/**
 * The statistic of a period, requested again with every change; a response is never shown under another query. A period
 * that the server would refuse is not requested.
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
  initial: "deciding",
  on: {
    "wish.change": {
      target: ".deciding",
      actions: { type: "keepWish", params: ({ event }) => event.wish }
    }
  },
  states: {
    deciding: { always: [{ guard: "isSound", target: "loading" }, { target: "blocked" }] },
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
    /** The dates do not form a valid period; the field shows the reason. */
    blocked: { entry: "dropStatistic" },
    tooMany: { entry: "dropStatistic" },
    /** The session has ended. */
    expired: { entry: "dropStatistic" },
    failed: { entry: "dropStatistic", on: { "statistic.retry": "loading" } }
  }
})
