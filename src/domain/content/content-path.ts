import { productGroupBySlug } from "../product/product-group.ts"
import { ownRoutes } from "./own-routes.gen.ts"

/** First segments that no route owns and no content may take: calls, files, prefixes of countries, pages to come. */
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

/** Owned by routes but open below: what stands there is content's own business. */
const shared: ReadonlySet<string> = new Set(["info-center", "news"])

const segmentsOf = (path: string): ReadonlyArray<string> => path.split("/").slice(1)

/** First segments that are no content's. */
const reserved: ReadonlySet<string> = new Set([
  ...besides,
  ...ownRoutes.flatMap((path) => {
    const [first = ""] = segmentsOf(path)
    return first.includes("$") || shared.has(first) ? [] : [first]
  })
])

/** Second segments of the pages that every group has: their routes own them below whatever comes first. */
const pagesOfGroups: ReadonlySet<string> = new Set(
  ownRoutes.flatMap((path) => {
    const [first = "", second = ""] = segmentsOf(path)
    return first === "$productGroup" ? [second] : []
  })
)

/** Addresses below which only news stand. */
const newsPath = "/news/artikel/"

const shape = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/u

/** Why a page cannot have an address (rule content.addresses); undefined where it can. */
export const contentPathProblem = (
  path: string,
  kind: "landing" | "guide" | "news"
): "malformed" | "reserved" | "misplaced" | undefined => {
  if (path.length > 200 || !shape.test(path)) return "malformed"
  if ((kind === "news") !== path.startsWith(newsPath)) return "misplaced"
  const [, first = "", ...deeper] = path.split("/")
  if (kind !== "news" && (first === "news" || path === "/info-center")) return "reserved"
  if (pagesOfGroups.has(deeper[0] ?? "")) return "reserved"
  // a group's own address is free: what stands below it are its offers and orders
  return reserved.has(first) || (deeper.length > 0 && productGroupBySlug(first) !== undefined)
    ? "reserved"
    : undefined
}

/** The address of an article by the segment that names it. */
export const articlePath = (artikelString: string): `/${string}` => `${newsPath}${artikelString}`
