import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { searchLimits } from "../domain/content/search-words.ts"
import { Invalid, NotFound, Unavailable } from "./errors.ts"
import { anyText, countryId, countryIdText, integerText, localDate } from "./primitives.ts"
import { pageOf, paging } from "./schemas/support.schema.ts"
import { wire } from "./wire.ts"

/** Long searches are shortened, never refused (rule content.search). */
const longestWritten = 20_000

export const foundItem = wire({
  kind: Schema.Literals(["Page", "Guide", "News", "Dealer", "Place"]),
  path: Schema.String,
  title: Schema.String,
  /** A snippet of the text; for a dealer, its place; for a place, its federal state. */
  teaser: Schema.String
})

/** A search without results, stored without the user who searched (rule content.searches). */
export const searchMiss = wire({
  words: Schema.String,
  countryId,
  /** Number of searches within 90 days. */
  count: Schema.Int,
  lastDay: localDate
})

export class SearchApi extends HttpApiGroup.make("search").add(
  HttpApiEndpoint.get("find", "/api/site/:countryId/search", {
    params: { countryId: countryIdText },
    query: { q: anyText(longestWritten), page: Schema.optionalKey(integerText(1, searchLimits.pages)) },
    success: wire({
      items: Schema.Array(foundItem),
      total: Schema.Int,
      page: Schema.Int,
      size: Schema.Int,
      /** The corrected search text, if the original text has no results. */
      corrected: Schema.optionalKey(Schema.String),
      /** Whether the results match only some of the words, because no result matches all of them. */
      isLoose: Schema.Boolean
    }),
    error: [NotFound, Unavailable]
  })
) {}

/** Searches without results. */
export class SearchDeskApi extends HttpApiGroup.make("searchDesk").add(
  HttpApiEndpoint.get("misses", "/api/cms/searches", {
    query: { ...paging, countryId: Schema.optionalKey(countryIdText) },
    success: pageOf(searchMiss),
    error: [Invalid, Unavailable]
  })
) {}
