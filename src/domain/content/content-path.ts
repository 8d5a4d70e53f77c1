import { productGroupBySlug } from "../product/product-group.ts"
import { longestPath } from "./content-limits.ts"
import { ownRoutes } from "./own-routes.gen.ts"

/**
 * Reserved first path segments that no route uses: they are for API calls, files, country prefixes and future pages.
 */
const besides = [
  "anzeige",
  "api",
  "assets",
  "at",
  "bilder",
  "ch",
  "de",
  "haendler-werden",
  "health",
  "kontakt",
  "medien",
  "openapi",
  "session",
  "suche"
] as const

/** First path segments of routes that allow content pages below them. */
const shared: ReadonlySet<string> = new Set(["info-center", "news"])

const segmentsOf = (path: string): ReadonlyArray<string> => path.split("/").slice(1)

/** First path segments that content pages must not use. */
const reserved: ReadonlySet<string> = new Set([
  ...besides,
  ...ownRoutes.flatMap((path) => {
    const [first = ""] = segmentsOf(path)
    return first.includes("$") || shared.has(first) ? [] : [first]
  })
])

/**
 * Second segments of the pages that every product group has. Their routes match any first segment, so content pages
 * must not use these second segments.
 */
const pagesOfGroups: ReadonlySet<string> = new Set(
  ownRoutes.flatMap((path) => {
    const [first = "", second = ""] = segmentsOf(path)
    return first === "$productGroup" ? [second] : []
  })
)

/** Prefix that all news paths have, and no other paths. */
const newsPath = "/news/artikel/"

const shape = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/u

/** Returns the reason why a page cannot have a path (rule content.addresses), or `undefined` if it can. */
export const contentPathProblem = (
  path: string,
  kind: "landing" | "guide" | "news"
): "malformed" | "reserved" | "misplaced" | undefined => {
  if (path.length > longestPath || !shape.test(path)) return "malformed"
  if ((kind === "news") !== path.startsWith(newsPath)) return "misplaced"
  const [, first = "", ...deeper] = path.split("/")
  if (kind !== "news" && (first === "news" || path === "/info-center")) return "reserved"
  if (pagesOfGroups.has(deeper[0] ?? "")) return "reserved"
  // content may use a group's own path, but the paths below it belong to the group's offers and orders
  return reserved.has(first) || (deeper.length > 0 && productGroupBySlug(first) !== undefined)
    ? "reserved"
    : undefined
}

/** Returns the path of an article from its last segment. */
export const articlePath = (artikelString: string): `/${string}` => `${newsPath}${artikelString}`
