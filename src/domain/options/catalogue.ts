import type { OptionGroupKey } from "./configuration-data.ts"
import { type CountryId, countryIds } from "../place/country.ts"
import type { FeeKey } from "../offer/offer.ts"
import type { GoodsKind } from "../product/group-facts.ts"
import { desiredDateRange } from "../price/desired-date-range.ts"
import { type ProductGroupId, productGroup } from "../product/product-group.ts"
import { directDebitPaymentId, instalmentMonths, invoicePaymentId, monthlyPaymentId } from "./option-ids.ts"

/** An option as the shop sells it: its name, its effect on an offer and the fee row with its price. */
export interface CatalogueOption {
  /** Signed; "any" entries, which request nothing in particular, are ≤ 0 (rule option.any). */
  readonly id: number
  readonly group: OptionGroupKey
  readonly key: string
  readonly name: string
  readonly shortName: string
  readonly infoText: string
  /**
   * Key of the dealer's fee row (`dealer_fee.option_id` = `id`) that contains the price of this option. A dealer
   * without this row does not sell the option; if the row contains 0 cents, the option is free. `undefined` if every
   * dealer offers the option without a fee row.
   */
  readonly fee: FeeKey | undefined
  /** Workdays from the order within which the goods must arrive (MaxDelivery). */
  readonly withinWorkdays: number | undefined
  readonly takesDate: boolean
  readonly blackList: ReadonlyArray<number>
  /** Values of the modifier that can be chosen, e.g. the months of an instalment plan; the first is the default. */
  readonly modifiers: ReadonlyArray<number>
  /** The option exists only in these countries. */
  readonly countryIds: ReadonlyArray<CountryId>
  readonly iconKey: string | null
}

const option = (
  group: OptionGroupKey,
  id: number,
  key: string,
  name: string,
  rest: Partial<Omit<CatalogueOption, "group" | "id" | "key" | "name">> = {}
): CatalogueOption => ({
  id,
  group,
  key,
  name,
  shortName: name,
  infoText: "",
  fee: undefined,
  withinWorkdays: undefined,
  takesDate: false,
  blackList: [],
  modifiers: [],
  countryIds,
  iconKey: null,
  ...rest
})

interface Ids {
  readonly deadline: readonly [standard: number, tenDays: number, twoDays: number, nextDay: number]
  readonly time: readonly [wholeDay: number, morning: number, afternoon: number]
  readonly payment: number
  readonly truck: readonly [trailer: number, solo: number, small: number]
  readonly date: readonly [none: number, desired: number]
}

/**
 * Ids 5, 24, -2, 11 and 9 are used in existing order queries and must not change, so that bookmarks keep working (rule
 * option.ids).
 */
const liquid: Ids = {
  deadline: [5, 6, 7, 8],
  time: [24, 25, 26],
  payment: -2,
  truck: [11, 12, 13],
  date: [-30, 31]
}

/**
 * Ids 108, 131, -18, 127 and 159 are used in existing order queries and must not change, so that bookmarks keep working
 * (rule option.ids).
 */
const solid: Ids = {
  deadline: [108, 109, 110, 111],
  time: [131, 132, 133],
  payment: -18,
  truck: [127, 128, 129],
  date: [-130, 141]
}

const shared = (ids: Ids): ReadonlyArray<CatalogueOption> => [
  option("MaxDelivery", ids.deadline[0], "MaxDelivery", "Standardlieferung", {
    shortName: "Standard",
    infoText: "Der Händler liefert in dem Zeitraum, den er im Angebot nennt."
  }),
  option("MaxDelivery", ids.deadline[1], "MaxDelivery10", "Spätestens in 10 Werktagen", {
    shortName: "10 Werktage",
    withinWorkdays: 10,
    infoText: "Nur Händler, die innerhalb von 10 Werktagen liefern."
  }),
  option("MaxDelivery", ids.deadline[2], "MaxDelivery48h", "Express in 48 Stunden", {
    shortName: "48 Stunden",
    fee: "MaxDelivery",
    withinWorkdays: 2,
    blackList: [ids.date[1]],
    infoText: "Bis 15 Uhr bestellt, innerhalb von zwei Werktagen geliefert."
  }),
  option("MaxDelivery", ids.deadline[3], "MaxDelivery24h", "Express in 24 Stunden", {
    shortName: "24 Stunden",
    fee: "MaxDelivery",
    withinWorkdays: 1,
    blackList: [ids.date[1]],
    infoText: "Bis 15 Uhr bestellt, am nächsten Werktag geliefert."
  }),
  option("DeliveryTime", ids.time[0], "DeliveryTimeWholeDay", "Ganztägig, 7 bis 18 Uhr", {
    shortName: "Ganztägig"
  }),
  option("DeliveryTime", ids.time[1], "DeliveryTimeMorning", "Vormittags, 7 bis 12 Uhr", {
    shortName: "Vormittags",
    fee: "DeliveryTime"
  }),
  option("DeliveryTime", ids.time[2], "DeliveryTimeAfternoon", "Nachmittags, 12 bis 17 Uhr", {
    shortName: "Nachmittags",
    fee: "DeliveryTime"
  }),
  option("Payment", ids.payment, "PaymentAny", "Beliebige Zahlungsart", { shortName: "Beliebig" }),
  option("Payment", invoicePaymentId, "PaymentInvoice", "Rechnung", {
    infoText: "Sie bezahlen nach der Lieferung auf Rechnung."
  }),
  option("Payment", directDebitPaymentId, "PaymentSepa", "SEPA-Lastschrift", {
    shortName: "Lastschrift",
    countryIds: [1, 2],
    infoText: "Nur Händler, die den Betrag nach der Lieferung von Ihrem Konto einziehen."
  }),
  option("Payment", monthlyPaymentId, "PaymentMonthly", "Monatliche Raten", {
    shortName: "Raten",
    modifiers: instalmentMonths,
    countryIds: [1, 2],
    infoText:
      "Nur Händler, bei denen Sie in Monatsraten zahlen können. Die Rate gilt vorläufig bis zur Lieferung."
  }),
  option("TruckSize", ids.truck[0], "TruckBigTrailer", "Lkw mit Anhänger möglich", {
    shortName: "Mit Anhänger",
    iconKey: "truck-trailer"
  }),
  option("TruckSize", ids.truck[1], "TruckBig", "Nur Lkw ohne Anhänger", {
    shortName: "Ohne Anhänger",
    iconKey: "truck",
    fee: "TruckSize"
  }),
  option("TruckSize", ids.truck[2], "TruckSmall", "Nur kleiner Lkw", {
    shortName: "Kleiner Lkw",
    iconKey: "truck-small",
    fee: "TruckSize"
  }),
  option("DesiredDate", ids.date[0], "DesiredDateNone", "Kein Wunschtermin"),
  option("DesiredDate", ids.date[1], "DesiredDate", "Wunschtermin", {
    fee: "DesiredDate",
    takesDate: true,
    blackList: [ids.deadline[2], ids.deadline[3]],
    infoText: `Ein Werktag, ${desiredDateRange.from} bis ${desiredDateRange.until} Werktage nach der Bestellung.`
  })
]

const hose = (
  entries: ReadonlyArray<readonly [id: number, metres: number]>
): ReadonlyArray<CatalogueOption> =>
  entries.map(([id, metres], index) =>
    option("TubeLength", id, `TubeLength${metres}m`, `Schlauchlänge bis ${metres} m`, {
      shortName: `${metres} m`,
      fee: index === 0 ? undefined : "TubeLength"
    })
  )

const solids = shared(solid)

const byGoods: Readonly<Record<GoodsKind, ReadonlyArray<CatalogueOption>>> = {
  liquid: [
    ...shared(liquid),
    ...hose([
      [9, 40],
      [14, 60],
      [15, 80]
    ])
  ],
  blown: [
    ...solids,
    ...hose([
      [159, 30],
      [160, 40],
      [161, 50]
    ])
  ],
  tipped: solids,
  packed: solids
}

/** Returns the options of a product group; the first one of each option group is its default (rule option.groups). */
export const optionsOf = (groupId: ProductGroupId): ReadonlyArray<CatalogueOption> =>
  byGoods[productGroup(groupId).goods]
