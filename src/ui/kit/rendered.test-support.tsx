import { I18nProvider } from "@lingui/react"
import type { ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import type { LocaleCode } from "../../domain/locale/locale.ts"
import { loadAnyTexts } from "../../locales/all-catalogs.ts"
import { createI18n } from "../../locales/i18n.ts"
import { SiteProvider } from "./site.tsx"

/** Renders a view as static markup in a locale; by default with the text catalogs that visitors need. */
export const renderedIn = async (
  locale: LocaleCode,
  element: ReactElement,
  parts: Parameters<typeof loadAnyTexts>[1] = ["shop", "order", "calculator", "offerParts"]
): Promise<string> => {
  const i18n = createI18n(locale, await loadAnyTexts(locale, parts))
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <SiteProvider locale={locale} base="">
        {element}
      </SiteProvider>
    </I18nProvider>
  )
}

/** Returns the visible text of the markup, with each run of whitespace as one space. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/gu, " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/ ([.,;:])/gu, "$1")
