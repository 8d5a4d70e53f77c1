import { useBlocker, useLocation, useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { fetchHere } from "../../services/browser/fetch-here.ts"
import { stringifySearch } from "../../services/router/search.ts"
import type { DeskFrame } from "../../domain/rights/desk-frame.ts"
import { useHref } from "../../ui/kit/site.tsx"

/** The code of a page; `preload` fetches it, and goes away once it is here. */
interface LazyPart {
  readonly preload?: () => Promise<unknown>
}

interface LazyRoute {
  readonly options: { readonly component?: LazyPart }
}

/** An address that no route has is one of a page that needs no code. */
const isRoute = (route: unknown): route is LazyRoute =>
  typeof route === "object" && route !== null && "options" in route

const isHere = async (part: LazyPart | undefined): Promise<boolean> => {
  const { preload } = part ?? {}
  if (preload === undefined) return true
  // tells by what is left of it alone that it has failed
  await fetchHere(preload).catch(() => {})
  return part?.preload === undefined
}

/**
 * Stays on a page of work where the next one could not be shown: without a connection, which the head says by itself, and
 * where its code is not to be had. Answers the address of the latter, which a load of the whole page may still find.
 */
export const useStayHere = (frame: DeskFrame): string | undefined => {
  const router = useRouter()
  const href = useHref()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [missed, setMissed] = useState<{ readonly at: string; readonly href: string }>()
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname) return false
      if (!navigator.onLine) return true
      const route: unknown = Reflect.get(router.routesById, next.routeId)
      // the frame of the shop has no place to say it
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
