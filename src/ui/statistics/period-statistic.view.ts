import type { SnapshotFrom } from "xstate"
import type { StatisticWish } from "../../domain/statistics/period-statistic.ts"
import type { periodStatisticMachine, Statistic } from "../../machines/period-statistic.machine.ts"

export interface StatisticView {
  readonly state: "loading" | "full" | "empty" | "blocked" | "tooMany" | "expired" | "failed"
  /** The last figures with their filter; while new figures are loading, the previous figures stay. */
  readonly shown: { readonly wish: StatisticWish; readonly statistic: Statistic } | null
}

/** Derives the view from the statistic machine's snapshot; makes no decisions. */
export const statisticView = ({
  value,
  context
}: SnapshotFrom<typeof periodStatisticMachine>): StatisticView => ({
  // `weighing` is a transient state and is shown as loading
  state: value === "weighing" ? "loading" : value,
  shown: context.shown
})
