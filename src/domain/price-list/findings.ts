import type { ListColumn } from "./list-row.ts"

/** What makes a list unusable. */
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

/** Something of a list that cannot be used. */
export interface ListFinding {
  readonly kind: FindingKind
  /** Counted from 1 in the order in which the rows were sent; 0 is the list as a whole. */
  readonly row: number
  /** Where it has one. */
  readonly column: ListColumn | null
  /** As it was sent. */
  readonly value: string
  /** What to do about it, as a sentence without its end. */
  readonly hint: string
}

/** At most so many findings are reported; a list of another kind has one in each row. */
export const mostFindings = 100

/** What has to be acknowledged before a list is published (rule price-list.warnings). */
export const warningKinds = [
  "farFromFormer",
  "tenfold",
  "stepDearer",
  "areaVanishes",
  "certificateVanishes",
  "announcedVanish"
] as const
export type WarningKind = (typeof warningKinds)[number]

/** Something of a list that is possible and seldom meant. */
export interface ListWarning {
  readonly kind: WarningKind
  /** Counted from 1 in the order in which the rows were sent; 0 for what the list no longer says. */
  readonly row: number
  readonly areaId: number
  /** 0 for a whole area. */
  readonly productId: number
  readonly certificationId: number
  readonly fromAmount: number
  /** Cents in the list in force, or of the step below where that is dearer; null where there is none. */
  readonly former: number | null
  /** Cents as the list says; null for what it no longer says. */
  readonly next: number | null
  /**
   * By how many per cent a price is away (`farFromFormer`, with its sign), how many times it is off (`tenfold`: 10, 100 or
   * 1 000), how many rows vanish, or 0.
   */
  readonly figure: number
}

/** At most so many warnings are reported, with how many there are in all. */
export const mostWarnings = 300

/** A price that is further away, in per cent, has to be acknowledged. */
export const farPercent = 15
