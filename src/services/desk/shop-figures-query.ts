import type { ShopFiguresWish } from "../../domain/figures/shop-figures.ts"
import { regionByCode } from "../../domain/place/region.ts"
import { productGroupById, type ProductGroupId } from "../../domain/product/product-group.ts"
import { landOf } from "./land.ts"
import { textIn } from "./list-query.ts"
import { numberIn, type Search, spanOf, type SpanQuery, spanQueryOf } from "./span-query.ts"

// beside `statistics-query.ts`, which comes to every page with the router: this knows all states

const rasters = ["tag", "woche", "monat"] as const
const granularities = { tag: "Day", woche: "Week", monat: "Month" } as const

/** Days up to today that are looked at without a wish. */
const thirteenWeeks = 91

/** What the address of the shop's figures says (rule figures.page); each part may be missing. */
export interface ShopFiguresQuery extends SpanQuery {
  readonly raster?: (typeof rasters)[number]
  readonly gruppe?: ProductGroupId
  /** Of the country that the address names. */
  readonly region?: string
}

/** Reads an address; a state of another country, or of none, is left out. */
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

/** Which figures the address means, on a day. */
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
