import type { I18n, MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"

const titles = {
  list: msg`Händler | Heizmarkt`,
  one: msg`Händler bearbeiten | Heizmarkt`,
  new: msg`Händler anlegen | Heizmarkt`
} satisfies Readonly<Record<string, MessageDescriptor>>

/** Title of a page about dealers. */
export const dealersHead = (i18n: I18n, page: keyof typeof titles) => ({
  meta: [{ title: i18n._(titles[page]) }]
})
