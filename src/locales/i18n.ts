import { type I18n, type Messages, setupI18n } from "@lingui/core"
import { type LocaleCode, locales } from "../domain/locale/locale.ts"

/**
 * Creates the texts and formats of one locale. A new instance is created for each request, since a shared instance
 * would mix the languages of two visitors.
 */
export const createI18n = (code: LocaleCode, messages: Messages): I18n => {
  const i18n = setupI18n()
  i18n.load(code, messages)
  i18n.activate(code, [locales[code].bcp47])
  return i18n
}
