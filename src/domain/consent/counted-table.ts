/** Anonymous counts of visitors on the server. */
export interface Counted {
  /** Database table of the counts. */
  readonly table: string
  readonly what: string
  /** All data stored with the counts. */
  readonly by: string
  readonly howLong: string
  /** All columns of the table; none of them identifies a person. */
  readonly columns: ReadonlyArray<string>
}

/**
 * All anonymous counts of visitors; browser storage is in a different table (rule consent.counted). The privacy page
 * shows the counts, and a test compares them with the database's columns.
 */
export const countedTable: ReadonlyArray<Counted> = [
  {
    table: "advert_count",
    what: "Anzeigen, die zu sehen waren oder angeklickt wurden",
    by: "je Anzeige, Tag und Bundesland oder Kanton",
    howLong: "Die Summen bleiben.",
    columns: ["day", "item_id", "region_code", "views", "clicks"]
  },
  {
    table: "shop_count",
    what: "Abgerufene Angebotslisten, begonnene und abgeschickte Bestellungen und die Schritte dazwischen",
    by: "je Tag, Land, Produktgruppe und Bundesland oder Kanton; wer Marketing zugestimmt hat, zählt bei der Bestellung auch für ihre Quelle",
    howLong: "Die Summen bleiben.",
    columns: [
      "day",
      "country_id",
      "product_group_id",
      "region_code",
      "channel",
      "searched",
      "empty",
      "begun",
      "address",
      "stations",
      "payment",
      "placed"
    ]
  },
  {
    table: "empty_zip_count",
    what: "Angebotslisten ohne Angebot",
    by: "je Tag, Produktgruppe und Postleitzahl; angesehen werden sie erst ab fünf Listen einer Postleitzahl",
    howLong: "Nach 400 Tagen werden sie gelöscht.",
    columns: ["day", "country_id", "product_group_id", "region_code", "zip_code", "empty"]
  },
  {
    table: "offer_call",
    what: "Berechnete Angebotslisten",
    by: "je Tag, Produktgruppe und Postleitzahl; Händler sehen davon nur, wo sie am meisten gefragt sind",
    howLong: "Nach 400 Tagen werden sie gelöscht.",
    columns: ["country_id", "zip_code", "day", "product_group_id", "calls"]
  },
  {
    table: "dealer_call",
    what: "Wie oft Angebote eines Händlers zu sehen waren",
    by: "je Tag und Händler",
    howLong: "Nach 400 Tagen werden sie gelöscht.",
    columns: ["dealer_id", "day", "calls"]
  },
  {
    table: "search_miss",
    what: "Wörter, zu denen die Suche nichts fand",
    by: "je Tag und Land",
    howLong: "Nach 90 Tagen werden sie gelöscht.",
    columns: ["day", "country_id", "words", "count"]
  }
]
