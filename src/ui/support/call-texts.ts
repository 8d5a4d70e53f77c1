import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"

/** Subject of each group of API calls, since the event log contains only the technical names of calls. */
const subjects: Readonly<Record<string, MessageDescriptor>> = {
  account: msg`Anmeldung`,
  advertDesk: msg`Werbung`,
  advertFrames: msg`Anzeigen im Shop`,
  advertReport: msg`Bericht einer Kampagne`,
  adverts: msg`Anzeigen im Shop`,
  alarms: msg`Preisalarme`,
  applicationDesk: msg`Händleranfragen`,
  bulkOrder: msg`Sammelbestellung`,
  cache: msg`Zwischenspeicher`,
  campaignDesk: msg`Kampagnen`,
  cancellations: msg`Stornomanagement`,
  charts: msg`Charts`,
  content: msg`Inhalte`,
  contentDesk: msg`Inhalte bearbeiten`,
  customer: msg`Kundendaten`,
  dealerApplications: msg`Händleranfragen`,
  dealerClosures: msg`Lieferpausen`,
  dealerDesk: msg`Händler bearbeiten`,
  dealerHome: msg`Händlerübersicht`,
  dealerLogo: msg`Logo eines Händlers`,
  dealerNames: msg`Händler`,
  dealerOrders: msg`Bestellungen eines Händlers`,
  dealers: msg`Händler`,
  deskSearch: msg`Suche über alles`,
  deskTasks: msg`Aufgaben`,
  errorTrace: msg`Fehlerbericht`,
  invitations: msg`Einladungen`,
  kalkulation: msg`Preisrechner`,
  listHints: msg`Hinweise in Listen`,
  localOffers: msg`Ortsseiten`,
  localPages: msg`Ortsseiten`,
  locations: msg`Orte`,
  market: msg`Marktdaten`,
  media: msg`Bilder`,
  mediaFiles: msg`Bilder`,
  news: msg`Nachrichten`,
  openData: msg`Offene Daten`,
  operations: msg`Betrieb`,
  optionRules: msg`Bestelloptionen`,
  orderLife: msg`Bestellung weiterführen`,
  orderProcess: msg`Bestellvorgang`,
  ordersExport: msg`Export`,
  ownData: msg`Eigene Daten`,
  payments: msg`Zahlungen`,
  periodStatistic: msg`Statistik`,
  priceHistory: msg`Preise`,
  priceListKey: msg`Schlüssel für Preislisten`,
  priceLists: msg`Preislisten`,
  prices: msg`Preise`,
  promptDesk: msg`Hinweise`,
  prompts: msg`Hinweise`,
  rating: msg`Bewertung abgeben`,
  registration: msg`Registrierung`,
  reviewDesk: msg`Bewertungen prüfen`,
  reviews: msg`Bewertungen`,
  salesList: msg`Verkaufsliste`,
  search: msg`Suche`,
  searchDesk: msg`Suchen`,
  session: msg`Sitzung`,
  shopFigures: msg`Zahlen`,
  site: msg`Angaben zum Shop`,
  staffOrders: msg`Alle Bestellungen`,
  support: msg`Support`
}

/**
 * Returns the subject of an API call by its technical name, such as "orderProcess.place"; `undefined` if no call has
 * this name, since older events may contain a call that no longer exists.
 */
export const callText = (operation: string): MessageDescriptor | undefined => {
  const [group, call] = operation.split(".")
  return group === undefined || call === undefined ? undefined : (subjects[group] ?? msg`Sonstiges`)
}
