import { getRouteApi } from "@tanstack/react-router"
import { localeHomes } from "../../services/page/canonical.ts"
import type { SiteFacts, TrustFigures } from "../../ui/layouts/site-facts.ts"

const root = getRouteApi("__root__")

const useTrust = (): TrustFigures | null => root.useLoaderData({ select: (data) => data?.trust ?? null })

/** Returns the data about the shop that the header and footer of every page show. */
export const usePageFacts = (): SiteFacts => {
  const { page } = root.useRouteContext()
  const { site, locale, session } = page
  const { customerPhone, pressPhone } = site.locales[locale]
  return {
    company: site.operator.name,
    email: site.operator.email,
    customerPhone,
    pressPhone,
    isSample: site.isSample,
    homes: localeHomes(page),
    person: session,
    trust: useTrust()
  }
}
