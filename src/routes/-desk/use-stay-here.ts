import { useBlocker, useLocation, useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { fetchHere } from "../../services/browser/fetch-here.ts"
import { stringifySearch } from "../../services/router/search.ts"
import type { DeskFrame } from "../../domain/rights/desk-frame.ts"
import { useHref } from "../../ui/kit/site.tsx"

/** The lazy code of a page; `preload` loads it and is removed once it is loaded. */
interface LazyPart {
  readonly preload?: () => Promise<unknown>
}

interface LazyRoute {
  readonly options: { readonly component?: LazyPart }
}

/** Whether the router found a route; a page for a URL without a route needs no code. */
const isRoute = (route: unknown): route is LazyRoute =>
  typeof route === "object" && route !== null && "options" in route

const isHere = async (part: LazyPart | undefined): Promise<boolean> => {
  const { preload } = part ?? {}
  if (preload === undefined) return true
  // the error can be ignored: after a failure `preload` is still set, which the next line checks
  await fetchHere(preload).catch(() => {})
  return part?.preload === undefined
}

interface Searched {
  readonly search: object
}

/** Whether the search parameters differ; a changed hash alone needs no request to the server. */
const isOtherSearch = (current: Searched, next: Searched): boolean =>
  stringifySearch({ ...current.search }) !== stringifySearch({ ...next.search })

/**
 * Stays on a desk page if the next page could not be shown: without a connection, which the page header shows, or if
 * the code of the next page cannot be loaded. Without a connection, another page, filter or search of the same list is
 * not opened either, since its rows would replace the shown ones; a list may still replace the URL to match what it
 * already shows. Returns the URL of the page whose code could not be loaded; a full page load may still succeed.
 */
export const useStayHere = (frame: DeskFrame): string | undefined => {
  const router = useRouter()
  const href = useHref()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [missed, setMissed] = useState<{ readonly at: string; readonly href: string }>()
  useBlocker({
    shouldBlockFn: async ({ current, next, action }) => {
      if (current.pathname === next.pathname)
        return action !== "REPLACE" && frame === "work" && !navigator.onLine && isOtherSearch(current, next)
      if (!navigator.onLine) return true
      const route: unknown = Reflect.get(router.routesById, next.routeId)
      // the shop's frame has no place for this message
      if (frame === "shop" || (await isHere(isRoute(route) ? route.options.component : undefined)))
        return false
      setMissed({
        at: current.pathname,
        href: href(`/${next.pathname.slice(1)}${stringifySearch({ ...next.search })}`)
      })
      return true
    },
    enableBeforeUnload: false
  })
  return missed?.at === path ? missed.href : undefined
}
