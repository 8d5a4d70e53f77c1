import { productGroupBySlug } from "../product/product-group.ts"

/** First segments that are no content's: calls, files, prefixes of countries, and pages of our own. */
const reserved: ReadonlySet<string> = new Set([
  "account",
  "admin",
  "agb",
  "anfrage-bestaetigen",
  "api",
  "assets",
  "at",
  "benachrichtigungen",
  "benutzerkonto",
  "bewerten-sie-uns",
  "bewertung-melden",
  "bewertungen",
  "bewertungen-erklaert",
  "bilder",
  "ch",
  "charts",
  "daten",
  "datenschutz",
  "de",
  "druckansicht",
  "email-anpassung-bestaetigen",
  "export-orders",
  "haendler",
  "health",
  "holzpellethaendler",
  "impressum",
  "kunde",
  "neues-kennwort-setzen",
  "openapi",
  "pelletpreise",
  "persoenliche-daten",
  "preisalarm",
  "qa",
  "reihenfolge",
  "session",
  "statistics",
  "suche",
  "stornomanagement",
  "support",
  "vertrag-widerrufen"
])

/** Second segments of the pages that every group has: their routes own them below whatever comes first. */
const pagesOfGroups: ReadonlySet<string> = new Set([
  "angebotsliste",
  "bestellparameter-bestaetigen",
  "bestellung",
  "bestellung-erfolgreich",
  "sammelbestellung"
])

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
