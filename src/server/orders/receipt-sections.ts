import type { Address } from "../../domain/address/address.ts"
import { orderShares } from "../../domain/bulk/order-shares.ts"
import { amountWords, formatAmount } from "../../domain/product/amount.ts"
import { addressCountry } from "../../domain/place/address-country.ts"
import { countries } from "../../domain/place/country.ts"
import { type Locale, type LocaleCode, localeOfCountry } from "../../domain/locale/locale.ts"
import { toDecimal } from "../../domain/price/money.ts"
import { optionsOf } from "../../domain/options/catalogue.ts"
import { wordsOf } from "../../domain/options/option-words.ts"
import { qualityFacts } from "../../domain/offer/quality-facts.ts"
import { moistureWords } from "../../domain/legal/wood-chip-moisture.ts"
import { answerRows } from "../../domain/order/answers.ts"
import type { OrderView } from "../../domain/order/draft.ts"
import { orderLines } from "../../domain/order/lines.ts"
import { taxNumberName } from "../../domain/address/tax-number.ts"
import { taxName } from "./life/order-words.ts"
import { paymentRows } from "./payment/payment-rows.ts"
import { goodsName } from "../../domain/options/products.ts"
import type { Unit } from "../../domain/product/group-facts.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import type { Station } from "../../domain/order/wizard/stations.ts"
import { personIn } from "../../domain/address/titles.ts"

/** A section of the receipt: rows of a label and its text; a row may have no label. */
export interface ReceiptSection {
  readonly title: string
  readonly rows: ReadonlyArray<readonly [label: string, value: string]>
}

const makeFormats = ({ bcp47, currencyCode, countryId }: Locale) => {
  const money = new Intl.NumberFormat(bcp47, { style: "currency", currency: currencyCode })
  const percent = new Intl.NumberFormat(bcp47, { maximumFractionDigits: 1 })
  const day = new Intl.DateTimeFormat(bcp47, { dateStyle: "long", timeZone: "UTC" })
  const moment = new Intl.DateTimeFormat(bcp47, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: countries[countryId].timeZone
  })
  return {
    money: (amount: number) => money.format(amount),
    percent: (rate: number) => `${percent.format(rate)} %`,
    day: (local: string) => day.format(new Date(`${local}T00:00:00Z`)),
    moment: (instant: string) => moment.format(new Date(instant))
  }
}

type Formats = ReturnType<typeof makeFormats>

const made = new Map<LocaleCode, Formats>()

/** Returns the formats of a locale, cached: creating them costs more than writing a whole mail. */
const formats = (locale: Locale): Formats => {
  const known = made.get(locale.code)
  if (known !== undefined) return known
  const fresh = makeFormats(locale)
  made.set(locale.code, fresh)
  return fresh
}

const addressLines = (address: Address): ReadonlyArray<string> =>
  [
    address.companyName,
    personIn(address),
    `${address.street} ${address.houseNumber}`.trim(),
    address.addition,
    `${address.zipCode} ${address.city}`.trim(),
    addressCountry(address).name
  ].filter((line) => line !== "")

const addressRows = (address: Address): ReceiptSection["rows"] => [
  ["", addressLines(address).join("\n")],
  ...(address.vatId === "" ? [] : [[taxNumberName[address.countryId], address.vatId] as const]),
  ...(address.phone === "" ? [] : [["Telefon", address.phone] as const])
]

const stationRow = (
  { amount, address }: Station,
  place: number,
  unit: Unit
): readonly [label: string, value: string] => [
  `Lieferstelle ${place + 1}`,
  [
    amountWords(amount, unit, address.countryId),
    ...addressLines(address),
    address.phone,
    place === 0 ? "" : address.deliveryNote
  ]
    .filter((line) => line !== "")
    .join("\n")
]

/**
 * Returns the names of the delivery options: deadline, time, truck, hose and the requested day; the payment is in
 * another section.
 */
const optionNames = (
  { calculation, productGroupId }: OrderView,
  day: Formats["day"]
): ReadonlyArray<string> =>
  calculation.parameters.flatMap((choice) => {
    const option = optionsOf(productGroupId).find((each) => each.id === choice.id)
    if (option === undefined || option.id <= 0 || option.group === "Payment") return []
    const words = wordsOf(choice, productGroupId) ?? option.name
    return [choice.desiredDate === undefined ? words : `${words} ${day(choice.desiredDate)}`]
  })

/** Formats an interest rate with all its digits. */
const exactPercent = (rate: number): string => `${rate.toFixed(2).replace(".", ",")} %`

/** Labels by reader: the labels of the buyer's data differ between the buyer's and the seller's mail. */
const labels = {
  buyer: { order: "Ihre Bestellung", declaration: "Ihre Erklärung", reference: "Ihr Zeichen" },
  seller: { order: "Bestellung", declaration: "Erklärung des Käufers", reference: "Zeichen des Käufers" }
} as const

type Reader = keyof typeof labels

/** Writes the section about the ordered goods: number, goods, amount and delivery options. */
export const goodsSection = (order: OrderView, reader: Reader): ReceiptSection => {
  const { offer, calculation } = order
  const { day, moment } = formats(localeOfCountry(order.countryId))
  const group = productGroup(order.productGroupId)
  return {
    title: labels[reader].order,
    rows: [
      ["Bestellnummer", order.orderNumber],
      ["Eingegangen am", moment(order.placedAt)],
      ["Ware", goodsName(group.id, offer)],
      ["Menge", amountWords(calculation.amount, group.unit, order.countryId)],
      ...qualityFacts(group, offer, order.countryId).map(({ name, value }) => [name, value] as const),
      ...(order.moistureDeclaration === null
        ? []
        : [[labels[reader].declaration, moistureWords(order.moistureDeclaration)] as const]),
      ...answerRows(order).map(({ label, value }) => [label, value] as const),
      ["Lieferung", optionNames(order, day).join(", ")],
      ["Lieferzeitraum", `${day(offer.startDeliveryPeriodDate)} bis ${day(offer.endDeliveryPeriodDate)}`]
    ]
  }
}

/** Writes the section about the price: the lines of the order, tax and unit prices. */
export const priceSection = (order: OrderView): ReceiptSection => {
  const { offer } = order
  const { money, percent } = formats(localeOfCountry(order.countryId))
  const unit = offer.unitPriceUnit
  return {
    title: "Preis",
    rows: [
      ...orderLines(offer, goodsName(order.productGroupId, offer), order.stations).map(
        ({ label, amountCents }) => [label, money(toDecimal(amountCents))] as const
      ),
      ["Gesamtpreis", money(offer.totalPrice)],
      ...orderShares(offer, order.stations).map(
        (share, place) => [`davon Lieferstelle ${place + 1}`, money(toDecimal(share))] as const
      ),
      [`darin ${percent(offer.vatRate)} ${taxName[order.countryId]}`, money(offer.vatAmount)],
      ["Netto", money(offer.netTotal)],
      [
        "Einheitspreis",
        `${money(offer.unitPrice)} je ${formatAmount(unit.amount, order.countryId)} ${unit.unit}`
      ],
      ["Grundpreis", `${money(offer.basePrice)} je ${offer.basePriceUnit}`],
      ...(offer.earlierVat === null
        ? []
        : [
            [
              `bei Lieferung zu ${percent(offer.earlierVat.vatRate)} ${taxName[order.countryId]}`,
              money(offer.earlierVat.totalPrice)
            ] as const
          ])
    ]
  }
}

const sellerSection = ({ offer: { seller } }: OrderView): ReceiptSection => ({
  title: "Verkäufer",
  rows: [
    ["", [seller.name, seller.street, `${seller.zipCode} ${seller.city}`].join("\n")],
    ["E-Mail", seller.email],
    ["Telefon", seller.phone]
  ]
})

/** Writes the sections about the delivery places: address, note to the driver, and the amount for each station. */
export const placeSections = (order: OrderView): ReadonlyArray<ReceiptSection> => [
  {
    title: "Lieferadresse",
    rows: [
      ...addressRows(order.deliveryAddress),
      ...(order.deliveryAddress.deliveryNote === ""
        ? []
        : [["Hinweis zur Lieferung", order.deliveryAddress.deliveryNote] as const])
    ]
  },
  ...(order.stations.length === 0
    ? []
    : [
        {
          title: "Lieferstellen",
          rows: order.stations.map((station, place) =>
            stationRow(station, place, productGroup(order.productGroupId).unit)
          )
        }
      ])
]

/** Writes the section about the invoice address and the payment. */
export const billSection = (order: OrderView, reader: Reader): ReceiptSection => {
  const { payment } = order
  const { money } = formats(localeOfCountry(order.countryId))
  return {
    title: "Rechnung",
    rows: [
      ...(order.invoiceAddress === null
        ? [["", "Die Rechnung geht an die Lieferadresse."] as const]
        : addressRows(order.invoiceAddress)),
      ...paymentRows(order, { money, percent: exactPercent }),
      ...(payment.orderReference === "" ? [] : [[labels[reader].reference, payment.orderReference] as const])
    ]
  }
}

/** Writes everything that the buyer ordered and saw, in the number and date formats of the buyer's country. */
export const receiptSections = (order: OrderView): ReadonlyArray<ReceiptSection> => [
  goodsSection(order, "buyer"),
  priceSection(order),
  sellerSection(order),
  ...placeSections(order),
  billSection(order, "buyer")
]
