import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { refusals } from "../http/refusals.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { tagged } from "./answer-tag.ts"
import { isShown, tagAt } from "./content-index.ts"
import { ContentPages } from "./content-pages.ts"
import { guideCardOf, pageOf } from "./told-content.ts"

/** Handlers for editorial pages: the page at an address, the guides, and all pages for the site map. */
export const contentHandlers = HttpApiBuilder.group(
  ShopApi,
  "content",
  Effect.fnUntraced(function* (handlers) {
    const { index, whole } = yield* ContentPages

    const shown = Effect.fnUntraced(function* (countryId: CountryId) {
      const known = yield* index
      const now = yield* Clock.currentTimeMillis
      return { here: known.entries.filter((entry) => isShown(entry, countryId, now)), tag: tagAt(known, now) }
    })

    const page = Effect.fnUntraced(function* (countryId: CountryId, path: string) {
      const known = yield* index
      const { byPath, redirects } = known
      const now = yield* Clock.currentTimeMillis
      const tag = tagAt(known, now)
      const entry = byPath.get(path)?.find((each) => isShown(each, countryId, now))
      // articles have a separate API endpoint
      if (entry !== undefined && entry.kind !== "news") {
        const version = yield* whole(entry)
        return yield* tagged(tag, { page: pageOf(entry, version, countryId) })
      }
      const movedTo = redirects.get(path)
      if (movedTo === undefined) return yield* Effect.fail(refusals.notFound)
      return yield* tagged(tag, { movedTo })
    })

    const guides = Effect.fnUntraced(function* (countryId: CountryId) {
      const { here, tag } = yield* shown(countryId)
      const items = here
        .flatMap((entry) => (entry.theme === null ? [] : [guideCardOf(entry, entry.theme, countryId)]))
        .toSorted((one, other) => one.path.localeCompare(other.path, "de"))
      return yield* tagged(tag, { items })
    })

    const all = Effect.fnUntraced(function* (countryId: CountryId) {
      const { here, tag } = yield* shown(countryId)
      const items = here.map(({ path, changedAt }) => ({
        path,
        changedAt: new Date(changedAt).toISOString()
      }))
      return yield* tagged(tag, { items })
    })

    return handlers.handleAll({
      page: ({ params: { countryId }, query }) => orUnavailable(page(countryId, query.path)),
      guides: ({ params: { countryId } }) => orUnavailable(guides(countryId)),
      all: ({ params: { countryId } }) => orUnavailable(all(countryId))
    })
  })
)
