import type { SnapshotFrom } from "xstate"
import type { StatisticWish } from "../../domain/statistics/period-statistic.ts"
import type { periodStatisticMachine, Statistic } from "../../machines/period-statistic.machine.ts"

export interface StatisticView {
  readonly state: "loading" | "full" | "empty" | "blocked" | "tooMany" | "expired" | "failed"
  /** The statistics received last, with their filter; they remain visible while new statistics are loading. */
  readonly shown: { readonly wish: StatisticWish; readonly statistic: Statistic } | null
}

/** Converts the statistic machine's snapshot to the view model; makes no decisions. */
export const statisticView = ({
  value,
  context
}: SnapshotFrom<typeof periodStatisticMachine>): StatisticView => ({
  // `deciding` is a transient state and is shown as loading
  state: value === "deciding" ? "loading" : value,
  shown: context.shown
})
