/** One of the three country shops, all served from one host (rule page.prefix), with a place where dealers deliver. */
export interface Market {
  readonly name: string
  readonly prefix: "" | "/at" | "/ch"
  readonly lang: string
  readonly zip: string
  /** Pattern for the currency before or after a price. */
  readonly currency: RegExp
  /** Text about the right of withdrawal on the last page of the order process. */
  readonly withdrawal: RegExp
}

export const germany: Market = {
  name: "Germany",
  prefix: "",
  lang: "de-DE",
  zip: "01067",
  currency: /\d,\d\d\s€/u,
  withdrawal: /binnen 14 Tagen widerrufen/u
}

export const austria: Market = {
  name: "Austria",
  prefix: "/at",
  lang: "de-AT",
  zip: "1010",
  currency: /€\s\d/u,
  withdrawal: /binnen 14 Tagen vom Vertrag zurücktreten/u
}

export const switzerland: Market = {
  name: "Switzerland",
  prefix: "/ch",
  lang: "de-CH",
  zip: "8001",
  currency: /CHF\s\d/u,
  withdrawal: /kein gesetzliches Widerrufsrecht/u
}

export const markets: ReadonlyArray<Market> = [germany, austria, switzerland]
