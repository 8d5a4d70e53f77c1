import { rangeTypes } from "./range.ts"

/** What a chart can be compared with: another product of the same country, or one of its states. */
export type Comparison =
  | { readonly kind: "product"; readonly productId: number }
  | { readonly kind: "state"; readonly slug: string }

/** What is looked at in a chart of prices; all of it stands in the address. */
export interface ChartWish {
  /** 1 to 6 (`range.ts`). */
  readonly rangeType: number
  readonly comparison: Comparison | null
}

/** A comparison as addresses name it: "23", "bayern". */
export const comparisonText = (comparison: Comparison | null): string =>
  comparison === null ? "" : comparison.kind === "product" ? String(comparison.productId) : comparison.slug

export const isSameWish = (one: ChartWish, other: ChartWish): boolean =>
  one.rangeType === other.rangeType && comparisonText(one.comparison) === comparisonText(other.comparison)

interface Choices {
  readonly productIds: ReadonlyArray<number>
  /** Address segments of states. */
  readonly slugs: ReadonlyArray<string>
  /** What is shown where the address says nothing. */
  readonly usualRange: number
}

/** What an address says once; a number is read as its digits. */
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : ""

/** Reads `?zeitraum=3&vergleich=bayern`; what cannot be chosen is left out. */
export const wishOfQuery = (
  query: { readonly zeitraum?: unknown; readonly vergleich?: unknown },
  { productIds, slugs, usualRange }: Choices
): ChartWish => {
  const range = rangeTypes.find((each) => String(each) === textOf(query.zeitraum))
  const text = textOf(query.vergleich)
  const productId = productIds.find((each) => String(each) === text)
  const slug = slugs.find((each) => each === text)
  return {
    rangeType: range ?? usualRange,
    comparison:
      productId !== undefined
        ? { kind: "product", productId }
        : slug !== undefined
          ? { kind: "state", slug }
          : null
  }
}

/** The query of a wish, without what is shown anyway; "" for the usual one. */
export const queryOfWish = ({ rangeType, comparison }: ChartWish, usualRange: number): string => {
  const query = new URLSearchParams()
  if (rangeType !== usualRange) query.set("zeitraum", String(rangeType))
  if (comparison !== null) query.set("vergleich", comparisonText(comparison))
  const text = query.toString()
  return text === "" ? "" : `?${text}`
}
