import type { I18n, MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"

const titles = {
  customers: msg`Kunden | Heizmarkt`,
  customer: msg`Kundendaten | Heizmarkt`,
  users: msg`Benutzer | Heizmarkt`,
  invite: msg`Benutzer einladen | Heizmarkt`,
  user: msg`Benutzerkonto | Heizmarkt`
} satisfies Readonly<Record<string, MessageDescriptor>>

/** Title of a page about users; the history of a browser holds no person's name. */
export const peopleHead = (i18n: I18n, page: keyof typeof titles) => ({
  meta: [{ title: i18n._(titles[page]) }]
})
