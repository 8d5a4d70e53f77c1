import type { I18n } from "@lingui/core"
import { I18nProvider } from "@lingui/react"
import { type ReactNode, use } from "react"
import type { LocaleCode } from "../../domain/locale/locale.ts"
import { loadFrameTexts } from "../../locales/frame-catalogs.ts"
import { createI18n } from "../../locales/i18n.ts"
import { useSite } from "../kit/site.tsx"

const known = new Map<LocaleCode, Promise<I18n>>()

const textsOf = (code: LocaleCode): Promise<I18n> => {
  const texts =
    known.get(code) ?? loadFrameTexts(code, ["frame"]).then((messages) => createI18n(code, messages))
  known.set(code, texts)
  return texts
}

/** Head or foot in the browser, with the texts that are fetched for it; what was sent stands until they are there. */
export function FrameTexts({ children }: { readonly children: ReactNode }) {
  const { locale } = useSite()
  return <I18nProvider i18n={use(textsOf(locale.code))}>{children}</I18nProvider>
}
