import type { I18n, MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"

const titles = {
  closures: msg`Lieferpausen | Heizmarkt`,
  day: msg`Tagesliste | Heizmarkt`,
  home: msg`Händlerübersicht | Heizmarkt`,
  openOrders: msg`Offene Bestellungen | Heizmarkt`,
  orders: msg`Bestellungen | Heizmarkt`,
  order: msg`Eine Bestellung | Heizmarkt`,
  billing: msg`Geliefert, Rechnung, Bezahlt | Heizmarkt`
} satisfies Readonly<Record<string, MessageDescriptor>>

/** Title of a dealer's page; the history of a browser holds no person's name. */
export const dealerHead = (i18n: I18n, page: keyof typeof titles) => ({
  meta: [{ title: i18n._(titles[page]) }]
})
