import type { I18n, MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"

const titles = {
  home: msg`Übersicht | Heizmarkt`,
  orders: msg`Bestellungen | Heizmarkt`,
  notifications: msg`Benachrichtigungen | Heizmarkt`
} satisfies Readonly<Record<string, MessageDescriptor>>

/** Title of a page of the customer area. */
export const customerHead = (i18n: I18n, page: keyof typeof titles) => [{ title: i18n._(titles[page]) }]
