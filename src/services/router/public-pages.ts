import type { PublicPage } from "../../contract/page-bundle.ts"
import { productGroups } from "../../domain/product/product-group.ts"

/** A route below the root. Routes in flat files have their full path. */
export interface KnownRoute {
  /** Pages below a layout route without a path. */
  readonly children?: Readonly<Record<string, KnownRoute>> | ReadonlyArray<KnownRoute> | undefined
  readonly options: {
    readonly path?: string | undefined
    readonly staticData?:
      | {
          readonly cachedBy?: ReadonlyArray<string>
          readonly isUnlisted?: true
          readonly takesForm?: true
          readonly listed?: ReadonlyArray<string>
        }
      | undefined
  }
}

const patternOf = (path: string): RegExp => {
  const segments = path.split("/").filter((segment) => segment !== "")
  const pattern = segments.map((segment) =>
    segment === "$"
      ? // also none, as for the router: `/qa` belongs to `/qa/$`
        "(?:/[^/]+)*"
      : segment.startsWith("{-$")
        ? "(?:/[^/]+)?"
        : segment.startsWith("$")
          ? "/[^/]+"
          : `/${segment.replaceAll(/[^A-Za-z0-9-]/gu, String.raw`\$&`)}`
  )
  return new RegExp(`^${pattern.join("")}/?$`, "u")
}

/** The page for every URL that no other route matches. */
const catchAll = "/$"

/**
 * Adds full paths to the routes. A layout has no path, but its children have one; the path of a page's child is
 * relative to the page.
 */
const withPaths = (routes: ReadonlyArray<KnownRoute>, above = ""): ReadonlyArray<KnownRoute> =>
  routes.flatMap((route) => {
    const { path } = route.options
    const whole = path === undefined ? undefined : above + path
    return [
      { ...route, options: { ...route.options, path: whole } },
      ...withPaths(Object.values(route.children ?? {}), whole ?? above)
    ]
  })

/**
 * Returns a function that checks whether a URL is public, based on the routes' static data and without running the
 * router.
 */
export const publicPages = (routes: ReadonlyArray<KnownRoute>): PublicPage => {
  const all = withPaths(routes).flatMap(({ options: { path, staticData } }) =>
    path === undefined ? [] : [{ path, pattern: patternOf(path), query: staticData?.cachedBy }]
  )
  const rules = all.flatMap(({ path, pattern, query }) =>
    query === undefined || path === catchAll ? [] : [{ pattern, query }]
  )
  // fixed paths of pages that are not public: `/pelletpreise/suche` must not be read as the page of a federal state
  // named "suche"
  const personal = new Set(
    all.flatMap(({ path, query }) => (query === undefined && !path.includes("$") ? [path] : []))
  )
  const owned = all.filter(({ path }) => path !== catchAll)
  const rest = all.find(({ path }) => path === catchAll)?.query
  return (asked) => {
    // the router treats repeated slashes as one and redirects to the shorter URL, which keeps the query parameters that
    // the page reads
    const pathname = asked.replaceAll(/\/{2,}/gu, "/")
    if (personal.has(pathname.replace(/\/$/u, ""))) return undefined
    const rule = rules.find(({ pattern }) => pattern.test(pathname))
    if (rule !== undefined || rest === undefined) return rule
    return owned.some(({ pattern }) => pattern.test(pathname)) ? undefined : { query: rest }
  }
}

/** Returns a function that checks whether a page accepts a plain HTML form (without JavaScript). */
export const formPages = (routes: ReadonlyArray<KnownRoute>): ((pathname: string) => boolean) => {
  const patterns = withPaths(routes).flatMap(({ options: { path, staticData } }) =>
    path === undefined || staticData?.takesForm === undefined ? [] : [patternOf(path)]
  )
  return (pathname) => patterns.some((pattern) => pattern.test(pathname))
}

/**
 * Returns the paths of the public pages for the site map. A route for product groups yields one path per group; a route
 * can also list its paths itself; paths with other parameters are left out.
 */
export const listedPaths = (routes: ReadonlyArray<KnownRoute>): ReadonlyArray<string> =>
  routes.flatMap(({ options: { path = "/", staticData } }) => {
    if (staticData?.cachedBy === undefined || staticData.isUnlisted) return []
    if (staticData.listed !== undefined) return staticData.listed
    const paths = path.includes("$productGroup")
      ? productGroups.map(({ slug }) => path.replace("$productGroup", slug))
      : [path]
    return paths.filter((each) => !each.includes("$"))
  })
