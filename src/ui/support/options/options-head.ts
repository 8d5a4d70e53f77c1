import type { I18n, MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"

const titles = {
  list: msg`Bestelloptionen | Heizmarkt`,
  one: msg`Bestelloptionen bearbeiten | Heizmarkt`
} satisfies Readonly<Record<string, MessageDescriptor>>

/** Title of a page about what the shop sets about options. */
export const optionsHead = (i18n: I18n, page: keyof typeof titles) => ({
  meta: [{ title: i18n._(titles[page]) }]
})
