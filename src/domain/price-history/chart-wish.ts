import { rangeTypes } from "./range.ts"

/** A chart's comparison: another product of the same country, or one of its states. */
export type Comparison =
  | { readonly kind: "product"; readonly productId: number }
  | { readonly kind: "state"; readonly slug: string }

/** The settings of a price chart; the URL contains all of them. */
export interface ChartWish {
  /** 1 to 6 (see `range.ts`). */
  readonly rangeType: number
  readonly comparison: Comparison | null
}

/** Returns a comparison as text in URLs: "23", "bayern". */
export const comparisonText = (comparison: Comparison | null): string =>
  comparison === null ? "" : comparison.kind === "product" ? String(comparison.productId) : comparison.slug

export const isSameWish = (one: ChartWish, other: ChartWish): boolean =>
  one.rangeType === other.rangeType && comparisonText(one.comparison) === comparisonText(other.comparison)

interface Choices {
  readonly productIds: ReadonlyArray<number>
  /** Path segments of states. */
  readonly slugs: ReadonlyArray<string>
  /** The range shown if the URL contains none. */
  readonly usualRange: number
}

/** A single query value as text; numbers are converted. */
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : ""

/** Parses `?zeitraum=3&vergleich=bayern`; unavailable choices are ignored. */
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

/** Returns the query of chart settings, without defaults; "" if all settings are defaults. */
export const queryOfWish = ({ rangeType, comparison }: ChartWish, usualRange: number): string => {
  const query = new URLSearchParams()
  if (rangeType !== usualRange) query.set("zeitraum", String(rangeType))
  if (comparison !== null) query.set("vergleich", comparisonText(comparison))
  const text = query.toString()
  return text === "" ? "" : `?${text}`
}
