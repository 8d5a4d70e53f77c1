import type { EmptyZip, ShopFiguresWish, SourceCount } from "../../domain/figures/shop-figures.ts"
import type { StepCounts } from "../../domain/figures/shop-steps.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"

/** The API's response with the statistics of the page (rule figures.page). */
export interface ShopFigures {
  readonly total: StepCounts
  readonly periods: ReadonlyArray<StepCounts & { readonly period: string }>
  readonly countries: ReadonlyArray<StepCounts & { readonly countryId: CountryId }>
  readonly groups: ReadonlyArray<StepCounts & { readonly productGroupId: ProductGroupId }>
  readonly regions: ReadonlyArray<StepCounts & { readonly countryId: CountryId; readonly region: string }>
  readonly sources: ReadonlyArray<SourceCount>
  readonly emptyZips: EmptyZips
}

export interface EmptyZips {
  readonly rows: ReadonlyArray<EmptyZip>
  readonly moreZips: number
  readonly hiddenZips: number
  readonly hiddenLists: number
  /** Minimum number of requested lists for which a postal code is named. */
  readonly least: number
}

/** Whether anything was counted at all. */
export const isAnyCounted = ({ searched, begun, placed }: StepCounts): boolean =>
  searched + begun + placed > 0

export type FiguresOf = { readonly figures: ShopFigures; readonly wish: ShopFiguresWish }
