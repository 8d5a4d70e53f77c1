import type { Session } from "../account/session.ts"
import type { Locale } from "../locale/locale.ts"
import type { Seed } from "../product/variant.ts"

/** Data about a page and its visitor, for support (rule account.support-info). */
export interface OperatingData {
  /** Id of the route; empty on document pages, which run without a router. */
  readonly route: string
  readonly path: string
  readonly locale: Locale["code"]
  readonly countryId: Locale["countryId"]
  readonly seed: Seed
  readonly userId: string
  readonly roles: Session["roles"]
  /** When the access token expires: milliseconds since the epoch by the server's clock. */
  readonly sessionEnds: number
  readonly draftId: string
  readonly orderId: string
  /** Identifies the build by the name of a script, which is the hash of the script and its imports. */
  readonly build: string
}

interface Place {
  readonly pathname: string
  readonly search: string
}

/** Returns the draft id and the order id in the URL; never an order's access token. */
const idsIn = ({ pathname, search }: Place) => ({
  draftId: new URLSearchParams(search).get("draft") ?? "",
  orderId: /\/bestellung-erfolgreich\/([^/]+)/u.exec(pathname)?.[1] ?? ""
})

/** Returns the hash in the name of a built script, e.g. "BxK2_a9Z.js"; empty for a source file. */
export const buildOf = (script: string): string => /([\w-]{6,})\.js$/u.exec(script)?.[1] ?? ""

/** Collects the data that support usually needs first to investigate a problem. */
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
