import type { SnapshotFrom } from "xstate"
import type { AmountProblem } from "../../domain/product/amount.ts"
import type { BulkItem, MatrixPrice } from "../../domain/bulk/bulk-calculation.ts"
import { matrixPlace } from "../../domain/bulk/matrix-place.ts"
import { canAddPoint } from "../../domain/bulk/point-rows.ts"
import {
  type BulkPointWish,
  type BulkProblem,
  bulkProblems,
  type HouseholdMinimum,
  householdMinimum
} from "../../domain/bulk/points.ts"
import { bulkTotal } from "../../domain/bulk/bulk-total.ts"
import { bulkPointCount } from "../../domain/bulk/point-count.ts"
import type { bulkOrderMachine } from "../../machines/bulk-order.machine.ts"

/** A row of the form with its validation errors. */
export interface PointView extends BulkPointWish {
  readonly zipProblem: "zipRequired" | "zipInvalid" | "zipNotServed" | undefined
  readonly amountProblem: AmountProblem | undefined
}

/** Kind of the first validation error; it determines the message that is shown where the offers would be. */
export type BulkBlock = "zip" | "amount" | "amountMin" | "amountMax" | "refused"

export type BulkResultView =
  | { readonly state: "asking" | "calculating" | "failed" }
  /**
   * Row numbers in the form, counted from 1, of the points without a dealer; empty if there are no offers because the
   * points are too far apart.
   */
  | { readonly state: "empty"; readonly unreached: ReadonlyArray<number> }
  | { readonly state: "blocked"; readonly problem: BulkBlock }
  | {
      readonly state: "offers"
      readonly items: ReadonlyArray<BulkItem>
      readonly matrix: ReadonlyArray<MatrixPrice>
      /** The cell of the price table that is closest to the order's total amount and number of points. */
      readonly here: MatrixPrice | undefined
    }

/** All data that the bulk order page shows; the page itself makes no further decisions. */
export interface BulkOrderView {
  readonly points: ReadonlyArray<PointView>
  /** The requested quality marks; empty if any mark is accepted. */
  readonly qualities: ReadonlyArray<number>
  /** Total in the unit of the product group. */
  readonly total: number
  readonly household: HouseholdMinimum
  readonly canAdd: boolean
  readonly canRemove: boolean
  /** Whether the server is calculating; false while the user types, so that the button and Enter still work. */
  readonly isBusy: boolean
  readonly result: BulkResultView
}

type Snapshot = SnapshotFrom<typeof bulkOrderMachine>

/** Returns the indices of points without a dealer. */
const unreachedBy = ({ context: { calculation } }: Snapshot): ReadonlyArray<number> =>
  calculation?.unreached ?? []

const isRequired = ({ code }: BulkProblem): boolean => code === "zipRequired" || code === "amountRequired"

/**
 * Returns the validation errors to show: all that block the calculation, or, while a row is being edited, all except
 * those of empty fields.
 */
const shownProblems = (snapshot: Snapshot): ReadonlyArray<BulkProblem> => {
  const { countryId, productGroupId, points } = snapshot.context
  if (snapshot.matches("blocked")) return bulkProblems(countryId, productGroupId, points)
  if (snapshot.matches("editing"))
    return bulkProblems(countryId, productGroupId, points).filter((problem) => !isRequired(problem))
  return []
}

const pointView = (point: BulkPointWish, place: number, shown: ReadonlyArray<BulkProblem>): PointView => {
  let view: PointView = { ...point, zipProblem: undefined, amountProblem: undefined }
  for (const problem of shown) {
    if (problem.place !== place) continue
    const { code } = problem
    if (code === "zipRequired" || code === "zipInvalid") view = { ...view, zipProblem: code }
    if (code === "amountRequired" || code === "amountMin" || code === "amountMax")
      view = { ...view, amountProblem: code }
  }
  return view
}

const blockOf = (shown: ReadonlyArray<BulkProblem>): BulkBlock => {
  const code = shown[0]?.code
  switch (code) {
    case "zipRequired":
    case "zipInvalid":
      return "zip"
    case "amountRequired":
      return "amount"
    case "amountMin":
    case "amountMax":
      return code
    default:
      return "refused"
  }
}

const resultOf = (snapshot: Snapshot, shown: ReadonlyArray<BulkProblem>, total: number): BulkResultView => {
  const { calculation, points } = snapshot.context
  if (snapshot.matches("blocked")) return { state: "blocked", problem: blockOf(shown) }
  if (snapshot.matches("failed")) return { state: "failed" }
  if (snapshot.matches({ calculated: "empty" })) {
    const unreached = unreachedBy(snapshot)
    return {
      state: "empty",
      unreached: points.flatMap(({ index }, place) => (unreached.includes(index) ? [place + 1] : []))
    }
  }
  if (calculation !== null) {
    const { items, matrix } = calculation
    return {
      state: "offers",
      items,
      matrix,
      here: matrixPlace(matrix, { amount: total, stations: points.length })
    }
  }
  return { state: snapshot.matches("editing") || snapshot.matches("recalling") ? "asking" : "calculating" }
}

export const bulkOrderView = (snapshot: Snapshot): BulkOrderView => {
  const { countryId, productGroupId, points } = snapshot.context
  const shown = shownProblems(snapshot)
  const total = bulkTotal(points.map(({ amount }) => ({ amount: amount ?? 0 })))
  return {
    points: points.map((point, place) => {
      const view = pointView(point, place, shown)
      return unreachedBy(snapshot).includes(point.index) ? { ...view, zipProblem: "zipNotServed" } : view
    }),
    qualities: snapshot.context.qualities,
    total,
    household: householdMinimum(countryId, productGroupId, points.length),
    canAdd: canAddPoint(points),
    canRemove: points.length > bulkPointCount.min,
    isBusy: snapshot.hasTag("busy"),
    result: resultOf(snapshot, shown, total)
  }
}
