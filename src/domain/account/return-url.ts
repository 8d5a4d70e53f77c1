/** Maximum length of one of the shop's own URLs. */
const longestPath = 2_000

/**
 * Pages to which users are never sent back: sign-in itself, and pages whose URL is a secret (rules
 * safety.foreign-address and safety.mailed-links).
 */
const oneWay: ReadonlyArray<string> = [
  "/benutzerkonto",
  "/anfrage-bestaetigen",
  "/email-anpassung-bestaetigen",
  "/neues-kennwort-setzen",
  "/benachrichtigungen",
  "/bewerten-sie-uns"
]

/**
 * Control characters, blanks and backslashes never occur in a URL that this shop wrote; some parsers drop or replace
 * them.
 */
const suspicious = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s\\]/u

/** Some parsers read two slashes, in any spelling, as the start of another host. */
const foreignStart = /^\/(?:[/\\]|%2f|%5c|%09|%0a|%0d|%00)/iu

/**
 * Returns the path and its decoded forms, each decoded once more than the previous one: at most four texts, fewer if
 * decoding fails.
 */
const layersOf = (path: string): ReadonlyArray<string> => {
  const layers = [path]
  for (let text = path; layers.length < 4; layers.push(text)) {
    try {
      text = decodeURIComponent(text)
    } catch {
      return layers
    }
  }
  return layers
}

/**
 * Returns a URL as a path of the shop's own origin, or `undefined` if the URL has another origin, another scheme or a
 * suspicious spelling (rule safety.foreign-address). `origin` is the shop's origin, e.g. "https://host".
 */
export const ownPath = (text: string | null | undefined, origin: string): string | undefined => {
  if (text === null || text === undefined || text.length > longestPath) return undefined
  if (!text.startsWith("/") || suspicious.test(text)) return undefined
  const url = URL.parse(text, origin)
  if (url === null || url.origin !== origin || url.username !== "" || url.password !== "") return undefined
  // the URL parser has already removed the dot of `/.//host`
  if (layersOf(url.pathname).some((layer) => foreignStart.test(layer) || layer.includes("\\")))
    return undefined
  return url.pathname + url.search + url.hash
}

/**
 * Whether a path belongs to a page to which users are never sent back. The path may start with the country prefix that
 * a host for all countries uses (rule page.prefix).
 */
const isOneWay = (path: string): boolean => {
  const own = path.replace(/^\/(?:at|ch)(?=\/)/u, "")
  return oneWay.some((start) => own === start || own.startsWith(`${start}/`) || own.startsWith(`${start}?`))
}

/**
 * Returns the page to open after sign-in: the requested page if it belongs to the shop and if users may be sent back to
 * it; else the page passed as `otherwise`.
 */
export const returnPath = (text: string | null | undefined, origin: string, otherwise: string): string => {
  const path = ownPath(text, origin)
  return path === undefined || isOneWay(path) ? otherwise : path
}

/**
 * Returns the dealer URL sent by the server if it uses HTTPS and contains no credentials; otherwise the shop's home
 * page.
 */
export const partnerAddress = (text: string): string => {
  const url = suspicious.test(text) ? null : URL.parse(text)
  return url?.protocol === "https:" && url.username === "" && url.password === "" ? url.href : "/"
}

/** Placeholder for the shop's origin in functions that accept and return only paths. */
const anyOrigin = "https://shop.invalid"

/**
 * Returns a stored route with its `ReturnUrl` set to the URL of the current page. If users are never sent back to that
 * page, `ReturnUrl` is left out (rule session.way-out).
 */
export const withReturnUrl = (route: string, here: string): string => {
  const url = new URL(ownPath(route, anyOrigin) ?? "/", anyOrigin)
  const back = returnPath(here, anyOrigin, "")
  if (back === "") url.searchParams.delete("ReturnUrl")
  else url.searchParams.set("ReturnUrl", back)
  return url.pathname + url.search + url.hash
}
