import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { refusals } from "../http/refusals.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { tagged } from "./answer-tag.ts"
import { isShown } from "./content-index.ts"
import { ContentPages } from "./content-pages.ts"
import { guideCardOf, pageOf } from "./told-content.ts"

/** Pages that editors write: the one at an address, the guides, and all for the site map. */
export const contentHandlers = HttpApiBuilder.group(
  ShopApi,
  "content",
  Effect.fnUntraced(function* (handlers) {
    const { index, whole } = yield* ContentPages

    const shown = Effect.fnUntraced(function* (countryId: CountryId) {
      const { entries, stamp } = yield* index
      const now = yield* Clock.currentTimeMillis
      const here = entries.filter((entry) => isShown(entry, countryId, now))
      return { here, tag: `${stamp}-${here.length}` }
    })

    const page = Effect.fnUntraced(function* (countryId: CountryId, path: string) {
      const { byPath, redirects, stamp } = yield* index
      const now = yield* Clock.currentTimeMillis
      const entry = byPath.get(path)?.find((each) => isShown(each, countryId, now))
      // an article has a call of its own
      if (entry !== undefined && entry.kind !== "news") {
        const version = yield* whole(entry)
        return yield* tagged(stamp, { page: pageOf(entry, version, countryId) })
      }
      const movedTo = redirects.get(path)
      if (movedTo === undefined) return yield* Effect.fail(refusals.notFound)
      return yield* tagged(stamp, { movedTo })
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
