import { isRecord } from "../../domain/is-record.ts"
import { listColumns, type SentRow } from "../../domain/price-list/list-row.ts"
import type { PriceDraft } from "../../domain/price-list/price-draft.ts"
import { draftPrefixes } from "./forget-drafts.ts"
import { type KeptValues, readKept } from "./storage.ts"

/** Maximum length of the stored draft in characters: a list of 12 000 rows of about 90 characters, plus a reserve. */
const longest = 2_000_000

interface Kept {
  readonly userId: string
  readonly rows: PriceDraft
}

const isRow = (value: unknown): value is SentRow =>
  isRecord(value) && listColumns.every((column) => typeof value[column] === "string")

const parse = (value: unknown): Kept | undefined => {
  if (!isRecord(value)) return undefined
  const { userId, rows } = value
  return typeof userId === "string" && Array.isArray(rows) && rows.every(isRow) ? { userId, rows } : undefined
}

/**
 * The draft of a price list that is stored in the browser while the list is edited, so that nothing is lost in a reload
 * or when the session ends.
 */
export interface KeptPriceDraft {
  readonly read: () => PriceDraft | undefined
  readonly keep: (rows: PriceDraft) => void
  readonly drop: () => void
}

/**
 * Returns functions that access one account's draft of a dealer's price list; a draft of another account is deleted
 * (rule price-list.kept-draft).
 */
export const keptPriceDraft = (values: KeptValues, userId: string, dealerId: number): KeptPriceDraft => {
  const key = `${draftPrefixes.priceList}${dealerId}`
  return {
    read: () => {
      const kept = readKept(values, key, parse, longest)
      if (kept === undefined || kept.userId === userId) return kept?.rows
      values.remove(key)
      return undefined
    },
    keep: (rows) => values.set(key, JSON.stringify({ userId, rows })),
    drop: () => values.remove(key)
  }
}
