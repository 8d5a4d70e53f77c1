import type { PageKind } from "../../domain/support/memories.ts"
import { allPages, sharedTimesOf } from "../../domain/support/shared-pages.ts"

/**
 * Returns the headers of every page, in addition to the headers of every response (http/front-door.ts); each page has
 * its own policy.
 */
export const pageHeaders = (policy: string): Readonly<Record<string, string>> => ({
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": policy,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()"
})

/**
 * Returns the Vary header: an address that names its locale has one page for all visitors; otherwise the visitor's
 * language and cookie determine the page.
 */
export const varyOf = (namesLocale: boolean): string =>
  namesLocale ? "accept-encoding" : "accept-encoding, accept-language, cookie"

/**
 * Returns the cache headers for browsers, and for caches that the operator has not configured: pages are stored, but
 * revalidated each time.
 */
export const unshared = (vary: string): Readonly<Record<string, string>> => ({
  "cache-control": "no-cache",
  vary
})

/**
 * Returns the cache headers for the operator's shared caches (rule page.shared-cache); `undefined` for kinds of pages
 * that must not be cached. Browsers still revalidate each time. The times for stale pages are in CDN-Cache-Control (RFC
 * 9213), which browsers ignore: otherwise browsers would show stale pages themselves, and nothing could purge those.
 * Signed-in users get other pages, so the response always depends on the cookies.
 */
export const shared = (kind: PageKind, vary: string): Readonly<Record<string, string>> | undefined => {
  const times = sharedTimesOf(kind)
  if (times === undefined) return undefined
  const { fresh, whileAsking, whileAway } = times
  return {
    "cache-control": `public, max-age=0, must-revalidate, s-maxage=${fresh}`,
    "cdn-cache-control": `public, max-age=${fresh}, stale-while-revalidate=${whileAsking}, stale-if-error=${whileAway}`,
    "surrogate-key": `${allPages} ${kind}`,
    vary: vary.includes("cookie") ? vary : `${vary}, cookie`
  }
}
