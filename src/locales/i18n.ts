import { type I18n, type Messages, setupI18n } from "@lingui/core"
import { type LocaleCode, locales } from "../domain/locale/locale.ts"

/** Texts and formats of one locale, new for every request: a shared one would mix two visitors' languages. */
export const createI18n = (code: LocaleCode, messages: Messages): I18n => {
  const i18n = setupI18n()
  i18n.load(code, messages)
  i18n.activate(code, [locales[code].bcp47])
  return i18n
}
