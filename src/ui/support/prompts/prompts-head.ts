import type { I18n, MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"

const titles = {
  list: msg`Hinweise | Heizmarkt`,
  one: msg`Hinweis | Heizmarkt`,
  fresh: msg`Neuer Hinweis | Heizmarkt`
} satisfies Readonly<Record<string, MessageDescriptor>>

/** Title of a page about notices. */
export const promptsHead = (i18n: I18n, page: keyof typeof titles) => ({
  meta: [{ title: i18n._(titles[page]) }]
})
