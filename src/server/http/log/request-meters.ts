import { ShopApi } from "../../../contract/shop.api.ts"
import { ownRoutes } from "../../../domain/content/own-routes.gen.ts"
import type { Count, Durations, OwnMeters } from "../../ports/meters.ts"
import type { FrontDoor } from "../front/front-door.ts"
import { RouteNames } from "./route-names.ts"

interface PathOf {
  readonly path: string
}

/** Templates of addresses that are neither in the contract nor pages. */
const others = [
  "/health",
  "/ready",
  "/session/*",
  "/api/*",
  "/medien/*",
  "/anzeige/*",
  "/assets/*",
  "/",
  "/$"
]

const templates = (): ReadonlyArray<string> => [
  ...Object.values(ShopApi.groups).flatMap((group) =>
    Object.values<PathOf>(group.endpoints).map(({ path }) => path)
  ),
  ...ownRoutes,
  ...others
]

let names: RouteNames | undefined

/** Cached route names of recently requested addresses, because cached pages are requested again and again. */
const lately = new Map<string, string>()

const most = { addresses: 1_000, length: 200 }

/** Returns the route template of an address to which this server responds. */
export const routeNameOf = (url: string): string => {
  const known = lately.get(url)
  if (known !== undefined) return known
  names ??= new RouteNames(templates())
  const name = names.nameOf(url)
  if (url.length > most.length) return name
  if (lately.size >= most.addresses) lately.clear()
  lately.set(url, name)
  return name
}

const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "DELETE"])

const classes = ["none", "1xx", "2xx", "3xx", "4xx", "5xx"]

interface Series {
  readonly durations: Durations
  /**
   * Counters by the first digit of the status; index 0 is used if the connection was closed before the response
   * started.
   */
  readonly counts: Array<Count | undefined>
}

/**
 * Counts every request by the template of its address, its method and the class of its status, and measures the time
 * until its response. The counters of a template and method are looked up only once: a cached page costs one look-up of
 * its address and two additions.
 */
export const countRequests = (door: FrontDoor, meters: OwnMeters): void => {
  const known = new Map<string, Map<string, Series>>()
  const seriesOf = (route: string, method: string): Series => {
    const ofRoute = known.get(route) ?? new Map<string, Series>()
    known.set(route, ofRoute)
    const series = ofRoute.get(method) ?? {
      durations: meters.histogram("requestTime", { method, route }),
      counts: []
    }
    ofRoute.set(method, series)
    return series
  }
  const count = (route: string, method: string, digit: number): Series => {
    const series = seriesOf(route, method)
    const found = (series.counts[digit] ??= meters.counter("requests", {
      method,
      route,
      status: classes[digit] ?? "none"
    }))
    found.value += 1
    return series
  }
  door.watch({
    request: (request, response) => {
      const begun = performance.now()
      const { url = "", method = "" } = request
      response.once("close", () => {
        const digit = response.headersSent ? Math.floor(response.statusCode / 100) : 0
        const { durations } = count(routeNameOf(url), methods.has(method) ? method : "other", digit)
        durations.add((performance.now() - begun) / 1000)
      })
    },
    unreadable: (status) => {
      count("unreadable", "other", Math.floor(status / 100))
    }
  })
}
