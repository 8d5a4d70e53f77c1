import { createContext, type ReactNode, useCallback, useContext } from "react"
import { type Locale, type LocaleCode, locales } from "../../domain/locale/locale.ts"

/** Context of every view: the locale and the URL prefix of this host. */
export interface Site {
  readonly locale: Locale
  /** Prefix of the shop's own paths: "" on a locale's own domain, otherwise `/at` or `/ch` (rule page.prefix). */
  readonly base: string
}

const SiteContext = createContext<Site>({ locale: locales.de, base: "" })

export function SiteProvider({
  locale,
  base,
  children
}: {
  readonly locale: LocaleCode
  readonly base: string
  readonly children: ReactNode
}) {
  return <SiteContext value={{ locale: locales[locale], base }}>{children}</SiteContext>
}

export const useSite = (): Site => useContext(SiteContext)

/**
 * Returns the URL of one of the shop's own pages, e.g. `/impressum`, on this host. The function stays the same, so that
 * a machine built with it is not built again for each render.
 */
export const useHref = (): ((path: `/${string}`) => string) => {
  const { base } = useSite()
  return useCallback((path) => (path === "/" && base !== "" ? base : `${base}${path}`), [base])
}
