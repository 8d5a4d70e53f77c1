import type { SnapshotFrom } from "xstate"
import type { StatisticWish } from "../../domain/statistics/period-statistic.ts"
import type { periodStatisticMachine, Statistic } from "../../machines/period-statistic.machine.ts"

export interface StatisticView {
  readonly state: "loading" | "full" | "empty" | "blocked" | "tooMany" | "expired" | "failed"
  /** The last figures and what they are of: while others are coming, the former ones. */
  readonly shown: { readonly wish: StatisticWish; readonly statistic: Statistic } | null
}

/** Everything the page shows of a statistic, and nothing it decides. */
export const statisticView = ({
  value,
  context
}: SnapshotFrom<typeof periodStatisticMachine>): StatisticView => ({
  // a wish is weighed in passing
  state: value === "weighing" ? "loading" : value,
  shown: context.shown
})
