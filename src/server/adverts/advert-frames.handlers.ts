import { Clock, Effect } from "effect"
import { HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { Visitor } from "../../contract/middleware.ts"
import { ShopApi } from "../../contract/shop.api.ts"
import { type CountedAt, clickAddress, stylesFileOf } from "../../domain/adverts/advert-address.ts"
import { regionByCode } from "../../domain/place/region.ts"
import { isByPerson } from "../http/by-person.ts"
import { refusals } from "../http/refusals.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { AdvertCounts, type Counted } from "./advert-counts.ts"
import { dayIn } from "./advert-rows.ts"
import { cleaning } from "./cleaning.ts"
import { countLimit } from "./count-limit.ts"
import { frameDocument } from "./frame-document.ts"
import { hashOfStyles, textAnswer } from "./frames.ts"
import { KnownAdverts } from "./known-adverts.ts"
import { linkSignature } from "./link-signature.ts"

/** Prefetches and bots are not counted (rule advert.counts). */
const byPerson = Effect.map(HttpServerRequest.HttpServerRequest, isByPerson)

interface CountedQuery {
  readonly platz?: number
  readonly gebiet?: string
}

const countedAt = ({ platz, gebiet = "" }: CountedQuery): CountedAt | undefined =>
  platz === undefined ? undefined : { itemId: platz, region: gebiet }

/** Handlers for the documents of adverts, their links, and the counts of views and clicks. */
export const advertFramesHandlers = HttpApiBuilder.group(
  ShopApi,
  "advertFrames",
  Effect.fnUntraced(function* (handlers) {
    const { known } = yield* KnownAdverts
    const { add } = yield* AdvertCounts
    const { signatureOf, isOurs } = yield* linkSignature
    const isWithinLimit = countLimit()

    const knownAdvert = Effect.fnUntraced(function* (advertId: number) {
      const advert = (yield* known).adverts.get(advertId)
      return advert ?? (yield* Effect.fail(refusals.notFound))
    })

    /** Counts views or clicks of the items that exist; an unknown federal state is counted as "unknown". */
    const note = Effect.fnUntraced(function* (
      kind: Counted["kind"],
      itemIds: ReadonlyArray<number>,
      region: string,
      advertId?: number
    ) {
      const now = yield* Clock.currentTimeMillis
      const { address } = yield* Visitor
      if (!(yield* byPerson) || !isWithinLimit(address, now)) return
      const { items } = yield* known
      for (const itemId of new Set(itemIds)) {
        const item = items.get(itemId)
        if (item === undefined || (advertId !== undefined && item.advertId !== advertId)) continue
        const { countryId } = item.run
        const isState = regionByCode(countryId, region) !== undefined
        add({ kind, itemId, region: isState ? region : "", day: dayIn(countryId, now) })
      }
    })

    const frame = Effect.fnUntraced(function* (advertId: number, query: CountedQuery) {
      const advert = yield* knownAdvert(advertId)
      const at = countedAt(query)
      const hrefOf = (target: string) =>
        clickAddress(advertId, { target, signature: signatureOf(advertId, target) }, at)
      const { cleanCss, shownHtml } = yield* cleaning
      const { body, policy } = frameDocument(
        shownHtml(advert.html, hrefOf),
        cleanCss(advert.css),
        advert.advertiser
      )
      return yield* textAnswer(body, "text/html", {
        "content-security-policy": policy,
        // the document is fetched first to check that it exists, and then shown from the browser's cache
        "cache-control": "private, max-age=60",
        "cross-origin-resource-policy": "same-origin"
      })
    })

    const styles = Effect.fnUntraced(function* (name: string) {
      const file = stylesFileOf(name)
      if (file === undefined) return yield* Effect.fail(refusals.notFound)
      const { cleanCss } = yield* cleaning
      const css = cleanCss((yield* knownAdvert(file.advertId)).css)
      // the styles have changed since this URL was issued
      if (hashOfStyles(css) !== file.hash) return yield* Effect.fail(refusals.notFound)
      return yield* textAnswer(css, "text/css", { "cache-control": "public, max-age=31536000, immutable" })
    })

    const click = Effect.fnUntraced(function* (
      advertId: number,
      { ziel, zeichen, ...query }: CountedQuery & { readonly ziel: string; readonly zeichen: string }
    ) {
      if (!isOurs(advertId, ziel, zeichen)) return yield* Effect.fail(refusals.notFound)
      const at = countedAt(query)
      // a click is redirected even if it cannot be counted
      if (at !== undefined) yield* Effect.ignore(note("clicks", [at.itemId], at.region, advertId))
      return HttpServerResponse.empty({
        status: 303,
        headers: { location: ziel, "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" }
      })
    })

    return handlers.handleAll({
      stylesFile: ({ params }) => orUnavailable(styles(params.file)),
      frame: ({ params, query }) => orUnavailable(frame(params.advertId, query)),
      click: ({ params, query }) => orUnavailable(click(params.advertId, query)),
      count: ({ payload }) => orUnavailable(note("views", payload.itemIds, payload.region))
    })
  })
)
