import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { MemoryKind } from "../../../domain/support/memory-kinds.ts"

interface MemoryTexts {
  readonly name: MessageDescriptor
  /** Content of the cache. */
  readonly what: MessageDescriptor
  /** Effect of clearing the cache. */
  readonly cost: MessageDescriptor
}

/** Name and content of each cache, and the cost of clearing it. */
export const memoryTexts: Readonly<Record<MemoryKind, MemoryTexts>> = {
  places: {
    name: msg`Orte`,
    what: msg`Postleitzahlen mit Orten und Liefergebieten, je Land`,
    cost: msg`Die nächste Suche jedes Landes wartet, bis alle Orte wieder gelesen sind.`
  },
  dealers: {
    name: msg`Händler`,
    what: msg`Händler mit Niederlassungen, wie Besucher sie sehen`,
    cost: msg`Die nächste Händlerseite jedes Landes dauert etwas länger.`
  },
  priceLists: {
    name: msg`Preislisten`,
    what: msg`Preise aller Händler je Land und Brennstoff`,
    cost: msg`Alle Listen werden sofort neu gelesen. Bis eine neue da ist, gilt die bisherige weiter.`
  },
  bestPrices: {
    name: msg`Beste Preise`,
    what: msg`Günstigste Angebote für Startseite und Ortsseiten`,
    cost: msg`Sie werden bei der nächsten Anfrage neu berechnet.`
  },
  priceHistory: {
    name: msg`Preisverläufe`,
    what: msg`Frühere Preise für Preisseiten`,
    cost: msg`Die nächsten Preisseiten dauern etwas länger.`
  },
  chartPreviews: {
    name: msg`Vorschaubilder`,
    what: msg`Charts als Bild, wie andere Seiten sie einbinden`,
    cost: msg`Jedes Bild wird neu gezeichnet, wenn es das nächste Mal gebraucht wird.`
  },
  trustFigures: {
    name: msg`Siegel`,
    what: msg`Noten des Bewertungsdienstes`,
    cost: msg`Der Bewertungsdienst wird beim nächsten Aufruf wieder gefragt.`
  },
  siteMaps: {
    name: msg`Sitemaps`,
    what: msg`Adressen aller Ortsseiten für Suchmaschinen, je Land`,
    cost: msg`Die nächste Suchmaschine wartet etwas länger.`
  },
  contentTexts: {
    name: msg`Texte`,
    what: msg`Ratgeber, Meldungen und Landingpages, wie sie veröffentlicht sind`,
    cost: msg`Sie werden neu gelesen, und alle fertigen Seiten entstehen neu.`
  },
  notices: {
    name: msg`Hinweise`,
    what: msg`Kurze Hinweise auf Seiten, die laufen oder geplant sind`,
    cost: msg`Sie werden neu gelesen, und alle fertigen Seiten entstehen neu.`
  },
  pictures: {
    name: msg`Bilder`,
    what: msg`Bilder von Seiten, die zuletzt gezeigt wurden`,
    cost: msg`Jedes Bild wird beim nächsten Aufruf wieder aus der Ablage geholt.`
  },
  adverts: {
    name: msg`Anzeigen`,
    what: msg`Plätze für Anzeigen, Anzeigen und Kampagnen, wie sie laufen`,
    cost: msg`Sie werden neu gelesen, und alle fertigen Seiten entstehen neu.`
  },
  contentPages: {
    name: msg`Inhaltsseiten`,
    what: msg`Fertige Seiten mit Inhalten, auch Startseite und Rechtstexte`,
    cost: msg`Jede Seite entsteht beim nächsten Besuch neu und dauert dann etwas länger.`
  },
  pricePages: {
    name: msg`Preisseiten`,
    what: msg`Fertige Seiten mit Preisen von Ländern und Orten`,
    cost: msg`Jede Seite entsteht beim nächsten Besuch neu und dauert dann etwas länger.`
  },
  dealerPages: {
    name: msg`Händlerseiten`,
    what: msg`Fertige Seiten von Händlern und ihren Bewertungen`,
    cost: msg`Jede Seite entsteht beim nächsten Besuch neu und dauert dann etwas länger.`
  },
  offerLists: {
    name: msg`Angebotslisten`,
    what: msg`Fertige Listen, wie sie ohne Anmeldung zu sehen sind`,
    cost: msg`Die nächste Suche nach jedem Ort rechnet alle Angebote neu und dauert länger.`
  }
}

/** Texts for the codes with which the server refuses to clear a cache. */
export const dropProblems: Readonly<Record<string, MessageDescriptor>> = {
  noAddress: msg`Das ist keine Adresse dieses Shops. Sie beginnt mit einem Schrägstrich, zum Beispiel /info-center.`,
  othersPage: msg`Diese Seite gehört nicht zu den Inhalten. Preise, Händler und Angebote leert die Administration.`
}
