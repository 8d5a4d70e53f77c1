import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { openList } from "../../../contract/open-data.api.ts"
import { openLicence } from "../../../domain/open-data/open-licence.ts"
import {
  openAmountOf,
  openCountries,
  openCountryCodes,
  openProducts,
  openUnits
} from "../../../domain/open-data/open-names.ts"
import { countries, countryIds } from "../../../domain/place/country.ts"
import { regionsByName } from "../../../domain/place/regions-by-name.ts"
import { isoOfDay } from "../../../domain/price/local-day.ts"
import { comparableUnit } from "../../../domain/price-history/comparable-price.ts"
import { ShopSite } from "../../ports/shop-site.ts"
import { openAnswer } from "./open-answer.ts"

interface SeriesDays {
  readonly countryId: number
  readonly productId: number
  readonly first: number
  readonly last: number
}

/** Reads the first and last day of each product in each country; products without prices are left out. */
const seriesDays = Effect.gen(function* () {
  const sql = yield* SqlClient
  return yield* sql<SeriesDays>`
    select country.id as "countryId", product.id as "productId",
      first.day - date '1970-01-01' as first, last.day - date '1970-01-01' as last
    from unnest(${[...countryIds]}::int2[]) as country (id)
    cross join unnest(${openProducts.map(({ group }) => group.productId)}::int2[]) as product (id)
    cross join lateral (
      select min(day) as day from price_day
      where country_id = country.id and area_code = '' and product_id = product.id) first
    cross join lateral (
      select max(day) as day from price_day
      where country_id = country.id and area_code = '' and product_id = product.id) last
    where first.day is not null`
})

/** Sends the list of available data: countries, products, federal states, days and the licence. */
export const answerList = Effect.gen(function* () {
  const site = yield* ShopSite
  const days = yield* seriesDays
  const productsOf = (countryId: number) =>
    openProducts.flatMap(({ product, name, group }) => {
      const found = days.find((each) => each.countryId === countryId && each.productId === group.productId)
      if (found === undefined) return []
      return [
        {
          product,
          name,
          unit: openUnits[comparableUnit(group)],
          amount: openAmountOf(group),
          firstDay: isoOfDay(found.first),
          lastDay: isoOfDay(found.last)
        }
      ]
    })
  const answer: typeof openList.Type = {
    license: openLicence.id,
    licenseUrl: openLicence.url,
    attribution: `${openLicence.attribution}, ${site.locales.de.origin}`,
    isSample: site.isSample,
    countries: openCountryCodes.map((country) => {
      const { id, name } = openCountries[country]
      return {
        country,
        name,
        currency: countries[id].currencyCode,
        products: productsOf(id),
        states: regionsByName(id).map((region) => ({
          state: region.slug,
          name: region.name,
          iso: region.mapId
        }))
      }
    })
  }
  return yield* openAnswer({
    body: JSON.stringify(answer),
    type: "application/json",
    fileName: "heizmarkt-prices.json",
    lastDay: days.length === 0 ? undefined : Math.max(...days.map(({ last }) => last))
  })
})
