import type { ShopFiguresWish } from "../../domain/figures/shop-figures.ts"
import { regionByCode } from "../../domain/place/region.ts"
import { productGroupById, type ProductGroupId } from "../../domain/product/product-group.ts"
import { landOf } from "./land.ts"
import { textIn } from "./list-query.ts"
import { numberIn, type Search, spanOf, type SpanQuery, spanQueryOf } from "./span-query.ts"

// this module loads the list of all federal states, so it is separate from `statistics-query.ts`, which the router
// loads on every page

const rasters = ["tag", "woche", "monat"] as const
const granularities = { tag: "Day", woche: "Week", monat: "Month" } as const

/** Number of days up to today that are shown by default. */
const thirteenWeeks = 91

/** Search parameters of the shop's visitor statistics (rule figures.page); all are optional. */
export interface ShopFiguresQuery extends SpanQuery {
  readonly raster?: (typeof rasters)[number]
  readonly gruppe?: ProductGroupId
  /** A region of the country that is selected in the URL. */
  readonly region?: string
}

/** Reads search parameters; a region is left out if it is not in the selected country. */
export const shopFiguresQueryOf = (search: Search): ShopFiguresQuery => {
  const span = spanQueryOf(search)
  const raster = rasters.find((each) => each === search["raster"])
  const gruppe = productGroupById(numberIn(search["gruppe"], 10) ?? 0)?.id
  const land = landOf(span.land)
  const region = land === null ? undefined : regionByCode(land, textIn(search["region"]))
  return {
    ...span,
    ...(raster !== undefined && { raster }),
    ...(gruppe !== undefined && { gruppe }),
    ...(region !== undefined && { region: region.code })
  }
}

/** Returns the request for the statistics that the URL selects, on a given day. */
export const shopFiguresWishOf = (query: ShopFiguresQuery, today: string): ShopFiguresWish => {
  const countryId = landOf(query.land)
  return {
    ...(countryId !== null && { countryId }),
    ...spanOf(query, today, thirteenWeeks),
    granularity: granularities[query.raster ?? "woche"],
    ...(query.gruppe !== undefined && { productGroupId: query.gruppe }),
    ...(query.region !== undefined && { region: query.region })
  }
}
