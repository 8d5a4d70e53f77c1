import type { I18n, MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"

const titles = {
  statistics: msg`Statistik | Heizmarkt`,
  ordersExport: msg`Bestellungen exportieren | Heizmarkt`,
  sales: msg`Verkaufsliste | Heizmarkt`,
  figures: msg`Zahlen | Heizmarkt`
} satisfies Readonly<Record<string, MessageDescriptor>>

/** Title of a page of figures. */
export const statisticsHead = (i18n: I18n, page: keyof typeof titles) => ({
  meta: [{ title: i18n._(titles[page]) }]
})
