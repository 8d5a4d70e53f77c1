import type { SnapshotFrom } from "xstate"
import type { priceListMachine } from "../../machines/price-list.machine.ts"

/** What the page shows of a price list that is worked on. */
export type PricePhase =
  | "unchanged"
  | "changed"
  | "checking"
  | "unchecked"
  | "flawed"
  | "checked"
  | "publishing"
  | "asking"
  | "unknown"
  | "failed"
  | "expired"
  | "conflict"
  | "published"
  | "scheduled"

/** The phase of a snapshot. */
export const pricePhase = ({ value }: SnapshotFrom<typeof priceListMachine>): PricePhase => {
  if (typeof value === "string") return value
  return value.editing === "unchanged" ? "unchanged" : "changed"
}

/** Where the list may be changed. */
export const mayEdit = (phase: PricePhase): boolean =>
  phase !== "publishing" && phase !== "asking" && phase !== "unknown" && phase !== "conflict"

/** Where it may be changed and differs from the list in force, so that there are changes to drop. */
export const mayDiscard = (phase: PricePhase): boolean =>
  mayEdit(phase) && phase !== "unchanged" && phase !== "published" && phase !== "scheduled"
