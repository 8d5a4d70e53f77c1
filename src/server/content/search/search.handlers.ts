import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { SqlClient } from "effect/sql/SqlClient"
import { Visitor } from "../../../contract/middleware.ts"
import { ShopApi } from "../../../contract/shop.api.ts"
import { localeOfCountry } from "../../../domain/locale/locale.ts"
import { spelledIn } from "../../../domain/locale/swiss-spelling.ts"
import type { CountryId } from "../../../domain/place/country.ts"
import { countCall } from "../../http/rate-limits.ts"
import { orUnavailable } from "../../http/unavailable.ts"
import { ContentSearch, type FoundItem, searchSize } from "./content-search.ts"
import { countMiss, listMisses } from "./misses.ts"

const kinds = { landing: "Page", guide: "Guide", news: "News", dealer: "Dealer", place: "Place" } as const

/** Converts a search result to a country's spelling; place names stay unchanged (rule page.swiss-spelling). */
const toldIn = (countryId: CountryId, { kind, path, title, teaser }: FoundItem) => {
  const spelled = spelledIn(localeOfCountry(countryId).code)
  return { kind: kinds[kind], path, title: spelled(title), teaser: spelled(teaser) }
}

/** Handlers for the visitors' search. */
export const searchHandlers = HttpApiBuilder.group(
  ShopApi,
  "search",
  Effect.fnUntraced(function* (handlers) {
    const sql = yield* SqlClient
    const { search } = yield* ContentSearch

    const find = Effect.fnUntraced(function* (countryId: CountryId, written: string, page: number) {
      yield* countCall("search", { address: (yield* Visitor).address })
      const { items, corrected, isLoose, total } = yield* search(countryId, written, page)
      // a search whose results contain only some of the words counts as a search without results
      if (page === 1 && (total === 0 || isLoose)) yield* countMiss(countryId, written)
      return {
        items: items.map((item) => toldIn(countryId, item)),
        total,
        page,
        size: searchSize,
        isLoose,
        ...(corrected === undefined
          ? {}
          : { corrected: spelledIn(localeOfCountry(countryId).code)(corrected) })
      }
    })

    return handlers.handle("find", ({ params: { countryId }, query: { q, page = 1 } }) =>
      orUnavailable(Effect.provideService(find(countryId, q, page), SqlClient, sql))
    )
  })
)

/** Handlers that list searches without results, for editors. */
export const searchDeskHandlers = HttpApiBuilder.group(ShopApi, "searchDesk", (handlers) =>
  handlers.handle("misses", ({ query }) => orUnavailable(listMisses(query)))
)
