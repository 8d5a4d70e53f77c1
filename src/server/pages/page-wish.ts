import type { IncomingMessage } from "node:http"
import type { PublicPage, RefusedStatus } from "../../contract/page-bundle.ts"
import type { LocaleCode } from "../../domain/locale/locale.ts"
import { detectLocale, prefixOfPath } from "../../domain/locale/locale-detection.ts"
import { type PageKind, pageKindOf } from "../../domain/support/memories.ts"
import { cookieOf } from "../http/cookies.ts"
import { type HostRole, hostRoleOf } from "./hosts.ts"
import { pageKey } from "./page-memories.ts"
import { cachedAddress, type PageAddress, readAddress } from "./page-address.ts"

/** A request for a page: its address, and the locale and host of the request. */
export interface PageWish {
  readonly address: PageAddress
  readonly locale: LocaleCode
  readonly host: HostRole
  /**
   * For a public page: the canonical address of all addresses that render the same page, and the page's key in the
   * cache.
   */
  readonly cached: { readonly href: string; readonly key: string; readonly kind: PageKind } | undefined
}

/** A public page, which can be cached. */
export type PublicWish = PageWish & { readonly cached: NonNullable<PageWish["cached"]> }

/** Whether the address alone determines the locale of the response. */
export const namesLocale = ({ host, address }: Pick<PageWish, "host" | "address">): boolean =>
  host.domain !== undefined || address.prefix !== ""

type Asked = Pick<IncomingMessage, "headers" | "url">

/**
 * Returns the request for the error page that is sent for an invalid request for a page, in the requested language; the
 * error page does not depend on the address. `undefined` for a host that the shop does not serve.
 */
export const wishOfRefused = (
  roles: ReadonlyMap<string, HostRole>,
  { headers, url = "" }: Asked,
  refused: RefusedStatus
): PublicWish | undefined => {
  const host = hostRoleOf(roles, headers.host)
  if (host === undefined) return undefined
  const prefix = host.domain === undefined ? prefixOfPath(url.replace(/\?.*$/su, "")) : ""
  const { locale } = detectLocale({
    domain: host.domain,
    prefix,
    languages: headers["accept-language"],
    cookie: cookieOf(headers.cookie, "locale"),
    store: undefined
  })
  const href = prefix === "" ? "/" : prefix
  return {
    address: { href, prefix, pathname: "/", query: "" },
    locale,
    host,
    cached: {
      href,
      key: pageKey({ locale, domain: host.domain, href, refused }),
      kind: "contentPages"
    }
  }
}

/** Maximum number of parsed requests that are cached: parsing one costs more than sending its response. */
const remembered = 2_000

/** Parses the requested page; `undefined` if the address cannot be the address of a page. */
export const wishReader = (roles: ReadonlyMap<string, HostRole>, publicPage: PublicPage) => {
  const known = new Map<string, PageWish>()

  const read = (url: string, headers: Asked["headers"], cookie: string | undefined): PageWish | undefined => {
    const host = hostRoleOf(roles, headers.host)
    const address = host && readAddress(url, host.domain === undefined)
    if (host === undefined || address === undefined) return undefined
    const { locale } = detectLocale({
      domain: host.domain,
      prefix: address.prefix,
      languages: headers["accept-language"],
      cookie,
      store: undefined
    })
    const href = cachedAddress(address, publicPage)
    // links to other countries depend on the host, not only on the locale
    const cached =
      href === undefined
        ? undefined
        : {
            href,
            key: pageKey({ locale, domain: host.domain, href }),
            kind: pageKindOf(address.pathname)
          }
    return { address, locale, host, cached }
  }

  return ({ headers, url = "" }: Asked): PageWish | undefined => {
    const cookie = cookieOf(headers.cookie, "locale")
    const key = `${headers.host}\n${url}\n${headers["accept-language"]}\n${cookie}`
    const seen = known.get(key)
    if (seen !== undefined) return seen
    const wish = read(url, headers, cookie)
    if (wish) {
      if (known.size >= remembered) known.clear()
      known.set(key, wish)
    }
    return wish
  }
}
