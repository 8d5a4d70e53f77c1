import type { I18n, Messages } from "@lingui/core"
import { I18nProvider, useLingui } from "@lingui/react"
import { type ComponentType, type ReactNode, use } from "react"
import type { LocaleCode } from "../../domain/locale/locale.ts"
import { createI18n } from "../../locales/i18n.ts"
import { useSite } from "./site.tsx"

/**
 * Gives components of an app page a text catalog of their own, in addition to that of the page. A browser loads it when
 * the first of these components is rendered; the server already has all catalogs.
 */
export const ownTexts = (load: (code: LocaleCode) => Promise<Messages>) => {
  const known = new Map<LocaleCode, Promise<I18n>>()
  const textsOf = (code: LocaleCode, page: I18n): Promise<I18n> => {
    const texts = known.get(code) ?? load(code).then((own) => createI18n(code, { ...page.messages, ...own }))
    known.set(code, texts)
    // texts that failed to load are requested again
    texts.catch(() => known.delete(code))
    return texts
  }
  function OwnTexts({ children }: { readonly children: ReactNode }) {
    const { locale } = useSite()
    const { i18n } = useLingui()
    return <I18nProvider i18n={use(textsOf(locale.code, i18n))}>{children}</I18nProvider>
  }
  return <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
    function PartWithTexts(props) {
      return (
        <OwnTexts>
          <Part {...props} />
        </OwnTexts>
      )
    }
}
