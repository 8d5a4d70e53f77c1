import type { ChartChoices } from "./chart-choices.ts"
import { rangeTypes } from "./range.ts"

/**
 * A chart's comparison: another product in the same area, a federal state, or, for a chart of a part of the country,
 * the complete country.
 */
export type Comparison =
  | { readonly kind: "product"; readonly productId: number }
  | { readonly kind: "state"; readonly slug: string }
  | { readonly kind: "country" }

/** The settings of a price chart; the URL contains all of them. */
export interface ChartWish {
  /** 1 to 6 (see `range.ts`). */
  readonly rangeType: number
  readonly comparison: Comparison | null
}

/** The text for the complete country in URLs; no federal state has this name. */
export const countryText = "landesweit"

/** Returns a comparison as text in URLs: "23", "bayern", "landesweit". */
export const comparisonText = (comparison: Comparison | null): string => {
  switch (comparison?.kind) {
    case undefined:
      return ""
    case "product":
      return String(comparison.productId)
    case "state":
      return comparison.slug
    case "country":
      return countryText
  }
}

export const isSameWish = (one: ChartWish, other: ChartWish): boolean =>
  one.rangeType === other.rangeType && comparisonText(one.comparison) === comparisonText(other.comparison)

/** Returns a single query value as text; numbers are converted. */
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : ""

/** Parses a comparison in URLs; returns null if it is not available. */
export const comparisonOf = (
  text: string,
  { products, states, country }: ChartChoices
): Comparison | null => {
  const product = products.find(({ productId }) => String(productId) === text)
  if (product !== undefined) return { kind: "product", productId: product.productId }
  const state = states.find(({ slug }) => slug === text)
  if (state !== undefined) return { kind: "state", slug: state.slug }
  return country !== undefined && text === countryText ? { kind: "country" } : null
}

/** Parses `?zeitraum=3&vergleich=bayern`; unavailable choices are ignored. */
export const wishOfQuery = (
  query: { readonly zeitraum?: unknown; readonly vergleich?: unknown },
  choices: ChartChoices
): ChartWish => {
  const range = rangeTypes.find((each) => String(each) === textOf(query.zeitraum))
  return {
    rangeType: range ?? choices.usualRange,
    comparison: comparisonOf(textOf(query.vergleich), choices)
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

/** The names of the URL parameters that contain chart settings. */
export const wishNames = ["zeitraum", "vergleich"] as const

/** Returns the query of chart settings followed by the other parameters of a query; "" if there are none. */
export const queryWithOthers = (wish: ChartWish, usualRange: number, others: string): string => {
  const query = new URLSearchParams(queryOfWish(wish, usualRange))
  for (const [name, value] of new URLSearchParams(others))
    if (!wishNames.some((each) => each === name)) query.append(name, value)
  const text = query.toString()
  return text === "" ? "" : `?${text}`
}

/** The area of the line in a chart's file; the complete country if no field is set. */
export interface FileArea {
  /** A federal state, by its path segment. */
  readonly region?: string
  readonly countyCode?: string
  /** All postal codes with the same prefix as this one. */
  readonly zipCode?: string
}

/** Returns the query of a chart's file: the chart's settings and the area of its line. */
export const queryOfFile = (wish: ChartWish, usualRange: number, area: FileArea): string => {
  const query = new URLSearchParams(queryOfWish(wish, usualRange))
  for (const name of ["region", "countyCode", "zipCode"] as const) {
    const value = area[name]
    if (value !== undefined) query.set(name, value)
  }
  const text = query.toString()
  return text === "" ? "" : `?${text}`
}
