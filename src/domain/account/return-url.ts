/** Longer addresses are never the shop's own. */
const longestPath = 2_000

/**
 * Pages that are never returned to: signing in itself, and pages whose address is a secret (rules safety.foreign-address and
 * safety.mailed-links).
 */
const oneWay: ReadonlyArray<string> = [
  "/benutzerkonto",
  "/anfrage-bestaetigen",
  "/email-anpassung-bestaetigen",
  "/neues-kennwort-setzen",
  "/benachrichtigungen",
  "/bewerten-sie-uns"
]

/** Control characters, blanks and backslashes have no place in an address that this shop wrote; some readers drop or turn them. */
const suspicious = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s\\]/u

/** Two slashes, however they are written, name another host to some reader. */
const foreignStart = /^\/(?:[/\\]|%2f|%5c|%09|%0a|%0d|%00)/iu

/** Takes one layer of encoding after the other off; what cannot be decoded stays as it is. */
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
 * The address as a path of our own origin, or undefined: what another origin, a scheme or a trick of writing would be
 * is none (rule safety.foreign-address). `origin` is the shop's, as "https://host".
 */
export const ownPath = (text: string | null | undefined, origin: string): string | undefined => {
  if (text === null || text === undefined || text.length > longestPath) return undefined
  if (!text.startsWith("/") || suspicious.test(text)) return undefined
  const url = URL.parse(text, origin)
  if (url === null || url.origin !== origin || url.username !== "" || url.password !== "") return undefined
  // `/.//host` has lost its dot by now
  if (layersOf(url.pathname).some((layer) => foreignStart.test(layer) || layer.includes("\\")))
    return undefined
  return url.pathname + url.search + url.hash
}

/** With or without the prefix of a country on a host for all of them (rule page.prefix). */
const isOneWay = (path: string): boolean => {
  const own = path.replace(/^\/(?:at|ch)(?=\/)/u, "")
  return oneWay.some((start) => own === start || own.startsWith(`${start}/`) || own.startsWith(`${start}?`))
}

/** Where to go after signing in: the wanted page if it is one of the shop that can be returned to, else the given one. */
export const returnPath = (text: string | null | undefined, origin: string, otherwise: string): string => {
  const path = ownPath(text, origin)
  return path === undefined || isOneWay(path) ? otherwise : path
}

/** The address of a dealer that the server has named: another site by TLS and without a login in it, else our home page. */
export const partnerAddress = (text: string): string => {
  const url = suspicious.test(text) ? null : URL.parse(text)
  return url?.protocol === "https:" && url.username === "" && url.password === "" ? url.href : "/"
}

/** Stands for whatever our origin is, where only paths come in and go out. */
const anyOrigin = "https://shop.invalid"

/** A stored route with ReturnUrl replaced by the address of this page (rule session.way-out). */
export const withReturnUrl = (route: string, here: string): string => {
  const url = new URL(ownPath(route, anyOrigin) ?? "/", anyOrigin)
  const back = returnPath(here, anyOrigin, "")
  if (back === "") url.searchParams.delete("ReturnUrl")
  else url.searchParams.set("ReturnUrl", back)
  return url.pathname + url.search + url.hash
}
