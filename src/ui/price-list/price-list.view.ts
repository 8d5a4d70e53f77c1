import type { SnapshotFrom } from "xstate"
import type { priceListMachine } from "../../machines/price-list.machine.ts"

/** Phases of editing a price list, as the page shows them. */
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

export const pricePhase = ({ value }: SnapshotFrom<typeof priceListMachine>): PricePhase => {
  if (typeof value === "string") return value
  return value.editing === "unchanged" ? "unchanged" : "changed"
}

export const mayEdit = (phase: PricePhase): boolean =>
  phase !== "publishing" && phase !== "asking" && phase !== "unknown" && phase !== "conflict"

/** Whether changes can be discarded: the list may be changed and differs from the current one. */
export const mayDiscard = (phase: PricePhase): boolean =>
  mayEdit(phase) && phase !== "unchanged" && phase !== "published" && phase !== "scheduled"
