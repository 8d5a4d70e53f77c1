import type { AddressPrefix } from "../../domain/locale/locale-detection.ts"

const begins = (pathname: string, prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`)

/** URLs have the prefix outside and no prefix inside the router: routes do not depend on it (rule page.prefix). */
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
