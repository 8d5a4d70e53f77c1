import type { PublicPage } from "../../contract/page-bundle.ts"
import { type AddressPrefix, prefixOfPath } from "../../domain/locale/locale-detection.ts"

/** A parsed request URL that may be the address of a page. */
export interface PageAddress {
  /** The unchanged path with prefix and query. */
  readonly href: string
  readonly prefix: AddressPrefix
  /** Path without prefix. */
  readonly pathname: string
  readonly query: string
}

const longest = 2_000

const decodes = (pathname: string): boolean => {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

/**
 * Parses a request's address; `undefined` if it cannot be the address of a page (`//host`, invalid escapes, far too
 * long).
 */
export const readAddress = (url: string, sharedHost: boolean): PageAddress | undefined => {
  if (!url.startsWith("/") || url.startsWith("//") || url.length > longest || /[\\\u0000-\u0020#]/u.test(url))
    return undefined
  const mark = url.indexOf("?")
  const path = mark < 0 ? url : url.slice(0, mark)
  if (path.includes("%") && !decodes(path)) return undefined
  const prefix = sharedHost ? prefixOfPath(path) : ""
  return {
    href: url,
    prefix,
    pathname: path.slice(prefix.length) || "/",
    query: mark < 0 ? "" : url.slice(mark + 1)
  }
}

/**
 * Query keys that a plain HTML form (without JavaScript) repeats for each choice; pages read them as a list
 * (`services/page/offer-list-query.ts`, `domain/price-history/wood-groups.ts`).
 */
const repeated: ReadonlySet<string> = new Set(["options", "pcert", "gruppen"])

/**
 * Returns the canonical form of addresses whose pages are equal: only the relevant query keys, each once, in a fixed
 * order (decision 008). `undefined` for personal pages.
 */
export const cachedAddress = (address: PageAddress, publicPage: PublicPage): string | undefined => {
  const rule = publicPage(address.pathname)
  if (rule === undefined) return undefined
  const path = address.prefix + (address.pathname === "/" && address.prefix !== "" ? "" : address.pathname)
  if (address.query === "" || rule.query.length === 0) return path
  const given = new URLSearchParams(address.query)
  const kept = new URLSearchParams()
  for (const key of rule.query) {
    const value = repeated.has(key) ? given.getAll(key).join() : given.get(key)
    if (value !== null && value !== "") kept.set(key, value)
  }
  const query = kept.toString()
  return query === "" ? path : `${path}?${query}`
}
