import type { Session } from "../account/session.ts"
import type { Locale } from "../locale/locale.ts"
import type { Seed } from "../product/variant.ts"

/** What a page knows of itself and of its visitor, for support (rule account.support-info). */
export interface OperatingData {
  /** Id of the route; empty on documents, which no router runs. */
  readonly route: string
  readonly path: string
  readonly locale: Locale["code"]
  readonly countryId: Locale["countryId"]
  readonly seed: Seed
  readonly userId: string
  readonly roles: Session["roles"]
  /** When the access token ends: milliseconds since the epoch by the server's clock. */
  readonly sessionEnds: number
  readonly draftId: string
  readonly orderId: string
  /** What identifies the build: the name of a script, which is the hash of it and of what it needs. */
  readonly build: string
}

interface Place {
  readonly pathname: string
  readonly search: string
}

/** Ids in the address; never the token of an order, which opens it. */
const idsIn = ({ pathname, search }: Place) => ({
  draftId: new URLSearchParams(search).get("draft") ?? "",
  orderId: /\/bestellung-erfolgreich\/([^/]+)/u.exec(pathname)?.[1] ?? ""
})

/** The name of a built script, which is its hash, e.g. "BxK2_a9Z.js"; empty for a source. */
export const buildOf = (script: string): string => /([\w-]{6,})\.js$/u.exec(script)?.[1] ?? ""

/** Gathers what support asks for first. */
export const operatingData = (
  place: Place & { readonly route: string; readonly script: string },
  page: { readonly locale: Locale; readonly seed: Seed },
  session: Session
): OperatingData => ({
  route: place.route,
  path: place.pathname,
  locale: page.locale.code,
  countryId: page.locale.countryId,
  seed: page.seed,
  userId: session.userId,
  roles: session.roles,
  sessionEnds: session.expiresAt,
  ...idsIn(place),
  build: buildOf(place.script)
})
