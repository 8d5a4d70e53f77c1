import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { keepFormerLists, keepNewLists } from "./keep-lists.ts"
import { type Difference, findDifference, putRows, takeRowsAway } from "./merge-table.ts"
import { areaTable, branchTable, dealerTable, feeTable, palletTable, priceTable } from "./merged-tables.ts"
import { noteLists, raiseVersions } from "./raise-versions.ts"
import { wantRows } from "./wanted-rows.ts"

/** The changes made by the files. */
export interface MergedLists {
  readonly dealers: Difference
  readonly branches: Difference
  readonly areas: Difference
  readonly fees: Difference
  readonly pallets: Difference
  readonly prices: Difference
  /** Number of price lists that get a new version. */
  readonly lists: number
}

/**
 * If more new prices than this are added, the planner's statistics of the table are outdated, so they are collected
 * again.
 */
const manyRows = 1000

/**
 * Replaces the stored rows with the staged lines. Until the transaction ends, other changes of dealers wait, but reads
 * continue.
 */
export const mergeLists = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    lock table dealer, branch, delivery_area, dealer_fee, dealer_pallet, price_row in share row exclusive mode`
  yield* wantRows
  yield* noteLists("before")
  const merged = {
    dealers: yield* findDifference(dealerTable),
    branches: yield* findDifference(branchTable),
    areas: yield* findDifference(areaTable),
    fees: yield* findDifference(feeTable),
    pallets: yield* findDifference(palletTable),
    prices: yield* findDifference(priceTable)
  }
  yield* keepFormerLists
  yield* putRows(dealerTable, merged.dealers)
  yield* putRows(branchTable, merged.branches)
  yield* putRows(areaTable, merged.areas)
  // areas are removed first: when the database removes an area, it keeps the area's prices for missed nights (migration
  // 0117)
  yield* takeRowsAway(areaTable, merged.areas)
  yield* takeRowsAway(priceTable, merged.prices)
  yield* takeRowsAway(branchTable, merged.branches)
  yield* takeRowsAway(feeTable, merged.fees)
  yield* takeRowsAway(palletTable, merged.pallets)
  yield* putRows(feeTable, merged.fees)
  yield* putRows(palletTable, merged.pallets)
  yield* putRows(priceTable, merged.prices)
  yield* keepNewLists
  yield* noteLists("after")
  const lists = yield* raiseVersions
  if (merged.prices.added > manyRows)
    yield* sql`analyze dealer, branch, delivery_area, dealer_fee, dealer_pallet, price_row`
  return { ...merged, lists }
})
