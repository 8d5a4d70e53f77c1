import type { ListColumn } from "./list-row.ts"

/** Kinds of errors that make a list unusable. */
export const findingKinds = [
  "areaUnknown",
  "productUnknown",
  "certificateUnknown",
  "stepInvalid",
  "priceInvalid",
  "priceNotPositive",
  "priceTooHigh",
  "rowDoubled",
  "rowsTooMany",
  "rowsMissing"
] as const
export type FindingKind = (typeof findingKinds)[number]

export interface ListFinding {
  readonly kind: FindingKind
  /** Counted from 1 in the order of the sent rows; 0 means the complete list. */
  readonly row: number
  /** The column concerned, if any. */
  readonly column: ListColumn | null
  /** The value as sent. */
  readonly value: string
  /** How to fix the error, as a sentence without the final full stop. */
  readonly hint: string
}

/** Maximum number of reported findings; a file that is not a price list would have one in each row. */
export const mostFindings = 100

/** Kinds of warnings, which must be acknowledged before a list is published (rule price-list.warnings). */
export const warningKinds = [
  "farFromFormer",
  "tenfold",
  "stepDearer",
  "areaVanishes",
  "certificateVanishes",
  "announcedVanish"
] as const
export type WarningKind = (typeof warningKinds)[number]

/** A part of a list that is valid but unusual. */
export interface ListWarning {
  readonly kind: WarningKind
  /** Counted from 1 in the order of the sent rows; 0 for removed rows. */
  readonly row: number
  readonly areaId: number
  /** 0 if the warning is about a complete area. */
  readonly productId: number
  readonly certificationId: number
  readonly fromAmount: number
  /**
   * Price in cents in the list in force, or the price of the step below if that is cheaper; `null` if there is none.
   */
  readonly former: number | null
  /** Price in cents in the new list; `null` for removed rows. */
  readonly next: number | null
  /**
   * For `farFromFormer`, the change of a price in per cent, with its sign; for `tenfold`, the factor of a price (10,
   * 100 or 1 000); for removed rows, their number; otherwise 0.
   */
  readonly figure: number
}

/** Maximum number of reported warnings; their total number is reported too. */
export const mostWarnings = 300

/** A price change above this limit, in per cent, must be acknowledged. */
export const farPercent = 15
