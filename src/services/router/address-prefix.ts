import type { AddressPrefix } from "../../domain/locale/locale-detection.ts"

const begins = (pathname: string, prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`)

/**
 * Removes the path prefix from URLs that enter the router, and adds it to URLs that leave it, so that routes do not
 * depend on the prefix (rule page.prefix).
 */
export const prefixRewrite = (prefix: AddressPrefix) => ({
  input: ({ url }: { readonly url: URL }): URL => {
    if (prefix !== "" && begins(url.pathname, prefix)) url.pathname = url.pathname.slice(prefix.length) || "/"
    return url
  },
  output: ({ url }: { readonly url: URL }): URL => {
    if (prefix !== "") url.pathname = prefix + (url.pathname === "/" ? "" : url.pathname)
    return url
  }
})
