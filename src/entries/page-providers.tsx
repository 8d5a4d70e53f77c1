import type { I18n } from "@lingui/core"
import { I18nProvider } from "@lingui/react"
import type { ReactNode } from "react"
import type { PageData } from "../services/page/page-data.ts"
import { SiteProvider } from "../ui/kit/site.tsx"

interface PageProvidersProps {
  readonly page: PageData
  readonly i18n: I18n
  readonly children: ReactNode
}

/**
 * Provides the React contexts that every view in pages and islands needs: translated texts, formats and the URLs of
 * this host.
 */
export const PageProviders = ({ page, i18n, children }: PageProvidersProps) => (
  <I18nProvider i18n={i18n}>
    <SiteProvider locale={page.locale} base={page.prefix}>
      {children}
    </SiteProvider>
  </I18nProvider>
)
