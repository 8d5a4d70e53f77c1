import { Clock, Effect } from "effect"
import { HttpRouter } from "effect/http"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { allPages } from "../domain/support/shared-pages.ts"
import { isByPerson } from "./http/by-person.ts"
import { clientAddress } from "./http/front/client-address.ts"
import type { FrontDoor } from "./http/front/front-door.ts"
import { inProcessCalls } from "./http/in-process-calls.ts"
import { isMarked } from "./http/refresh-mark.ts"
import { Secrets } from "./http/secrets.ts"
import { mailLinks } from "./mail-links.ts"
import { pageVisitor } from "./http/page-visitor.ts"
import { failedPage } from "./pages/failed-page.ts"
import { loadBundle } from "./pages/load-bundle.ts"
import type { CallApi } from "./pages/page-maker.ts"
import { purgeCache } from "./pages/purge-cache.ts"
import { noSharedCache, sharedCache } from "./pages/shared-cache.ts"
import { pages } from "./pages/pages.ts"
import { Memories } from "./ports/memories.ts"
import { HouseLog } from "./ports/house-log.ts"
import { requestIdHeader } from "./http/front/request-id.ts"
import { Meters } from "./ports/meters.ts"
import type { OwnPressure } from "./ports/pressure.ts"
import { PriceNews } from "./ports/price-news.ts"
import { ShopCounts } from "./ports/shop-counts.ts"
import type { SiteConfig } from "./site-config.ts"

/** The visitor of a public page: always anonymous, so that the page is valid for everyone. */
const anonymous = { ownerHash: undefined, user: undefined, address: "public-page" }

/** Returns the configured shared caches; log messages about a cache do not contain its address. */
const sharedCachesOf = Effect.fnUntraced(function* ({ sharedCaches: addresses }: SiteConfig) {
  if (addresses.length === 0) return noSharedCache
  const meters = yield* Meters
  const { info, error } = yield* HouseLog
  return sharedCache({
    addresses,
    send: purgeCache,
    onTold: (outcome) => meters.count("sharedCachesTold", { outcome }),
    onReach: (isReached, failure) =>
      isReached
        ? info("The shared caches can be told again, and may keep pages.")
        : error("A shared cache cannot be told what to forget: none may keep pages meanwhile", {
            error: failure instanceof Error ? failure.message : String(failure)
          }),
    later: (act, ms) => void setTimeout(act, ms).unref()
  })
})

/**
 * Mounts the built pages in front of the API's router. The loaders of the pages call that router in this process: they
 * share its services, and need no second build and no socket.
 */
export const mountPages = (
  config: SiteConfig,
  { door, pressure }: { readonly door: FrontDoor; readonly pressure: OwnPressure },
  dist: string,
  log: (line: string) => void
) =>
  HttpRouter.use((router) =>
    Effect.gen(function* () {
      if (!existsSync(join(dist, "server/entry-server.js"))) {
        return log(`There are no built pages in ${dist}: only the calls are answered.`)
      }
      const services = yield* Effect.context()
      const answer = inProcessCalls(router.asHttpEffect(), services)
      const visitorOf = yield* pageVisitor
      const { sign } = yield* Secrets
      const counts = yield* ShopCounts
      const clock = yield* Clock.Clock
      const meters = yield* Meters
      const { error } = yield* HouseLog
      const callApi: CallApi = async (request, caller, signal, onSearch) => {
        const visitor = caller ? await Effect.runPromise(visitorOf(caller)) : anonymous
        if (caller?.requestId !== undefined) request.headers.set(requestIdHeader, caller.requestId)
        // passes on the order's own cookie, which gives access to an order page
        if (caller?.cookie !== undefined) request.headers.set("cookie", caller.cookie)
        return answer(request, { ...visitor, ...(onSearch && { onSearch }) }, signal)
      }
      const caches = yield* sharedCachesOf(config)
      const {
        front,
        drop,
        memories: own
      } = pages({
        bundle: yield* Effect.promise(() => loadBundle(dist)),
        config,
        clientDirectory: join(dist, "client"),
        pressure,
        callApi,
        sharedCache: caches,
        isOurs: (token) => isMarked(sign, token),
        addressOf: ({ socket, headers }) =>
          clientAddress(
            socket.remoteAddress,
            [headers["x-forwarded-for"]].flat().join(",") || undefined,
            config.proxies
          ),
        onSearch: (request, search) => {
          if (isByPerson(request)) counts.addSearch(search, clock.currentTimeMillisUnsafe())
        },
        report: (failure, href, requestId) => {
          meters.count("failures", { part: "page" })
          error(failedPage(failure, href), { requestId })
        }
      })
      const memories = yield* Memories
      for (const memory of own) memories.add(memory)
      const news = yield* PriceNews
      news.listen(() => {
        drop()
        // a new price list is announced before it is used: pages whose rendering starts between the announcement and
        // the first use must not be cached either
        setImmediate(drop)
      })
      door.add(yield* mailLinks)
      door.add(front)
      // pages of another release refer to files that this release may not have
      caches.forget(allPages)
    })
  )
