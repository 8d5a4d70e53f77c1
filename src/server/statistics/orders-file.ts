import { Effect } from "effect"
import { addressCountry } from "../../domain/place/address-country.ts"
import { type CsvCell, csvCount, csvMoney } from "../../domain/csv/csv.ts"
import type { FileFormat, OrdersWish } from "../../domain/statistics/export.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import { csvFile } from "./csv-file.ts"
import { paymentWords, statusWords } from "./status-words.ts"
import { countOrders, type ExportedOrder, type OrderPlace, ordersBehind } from "./exported-orders.ts"
import { nameOfProduct } from "./product-name.ts"
import { checkSpan } from "./wished-span.ts"

type Column = readonly [head: string, cell: (order: ExportedOrder) => CsvCell]

const percentCell = (value: number): CsvCell => ({ value, places: 1 })

/** Returns the cell for a day; null if the day is unknown, as for some old orders. */
const dayCell = (date: string): CsvCell => (date === "" ? null : { date })

const columns: ReadonlyArray<Column> = [
  ["Bestellnummer", ({ orderNumber }) => orderNumber],
  ["Bestellt am", ({ placedAt }) => ({ date: placedAt })],
  ["Stand", ({ status }) => statusWords[status]],
  ["Land", ({ address, countryId }) => addressCountry({ countryId, zipCode: address.zipCode }).iso],
  ["Händler-Nr.", ({ dealerId }) => csvCount(dealerId)],
  ["Händler", ({ dealer }) => dealer],
  ["Produktgruppe", ({ productGroupId }) => productGroup(productGroupId).name],
  ["Produkt", ({ productId }) => nameOfProduct(productId)],
  ["Menge", ({ amount }) => csvCount(amount)],
  ["Einheit", ({ productGroupId }) => productGroup(productGroupId).unit],
  ["Lieferstellen", ({ stations }) => csvCount(stations)],
  ["Gesamtpreis brutto", ({ totalCents }) => csvMoney(totalCents)],
  ["MwSt.-Satz in %", ({ vatRate }) => percentCell(vatRate)],
  ["davon MwSt.", ({ vatCents }) => csvMoney(vatCents)],
  ["Gelieferte Menge", ({ deliveredAmount: came }) => (came === null ? null : csvCount(came))],
  ["Rechnungsbetrag brutto", ({ billedCents }) => (billedCents === null ? null : csvMoney(billedCents))],
  [
    "Rechnung: MwSt.-Satz in %",
    ({ billedVatTenths: tenths }) => (tenths === null ? null : percentCell(tenths / 10))
  ],
  [
    "Rechnung: davon MwSt.",
    ({ billedVatCents }) => (billedVatCents === null ? null : csvMoney(billedVatCents))
  ],
  ["Währung", ({ currency }) => currency],
  ["Zahlungsart", ({ variant }) => paymentWords[variant]],
  ["Lieferung ab", ({ windowStart }) => dayCell(windowStart)],
  ["Lieferung bis", ({ windowEnd }) => dayCell(windowEnd)],
  ["Firma", ({ address }) => address.companyName],
  ["Vorname", ({ address }) => address.firstName],
  ["Nachname", ({ address }) => address.lastName],
  ["Straße", ({ address }) => `${address.street} ${address.houseNumber}`.trim()],
  ["PLZ", ({ address }) => ({ code: address.zipCode })],
  ["Ort", ({ address }) => address.city],
  ["Telefon", ({ address }) => ({ code: address.phone })],
  ["E-Mail", ({ email }) => email]
]

const detailOf = ({ countryId, from, to, states, dealerId, productGroupId, search }: OrdersWish) => ({
  ...(countryId === undefined ? {} : { countryId }),
  from,
  to,
  ...(states === undefined ? {} : { states }),
  ...(dealerId === undefined ? {} : { dealerId }),
  ...(productGroupId === undefined ? {} : { productGroupId }),
  // the search text may be a person's name, which the log must not contain
  ...(search === undefined || search.trim() === "" ? {} : { searched: true })
})

/** Returns how many orders a file would contain. */
export const ordersCount = Effect.fnUntraced(function* (wish: OrdersWish) {
  yield* checkSpan(wish, "body")
  return { total: yield* countOrders(wish) }
})

/** Sends the orders as a file, with their customers. */
export const ordersFile = Effect.fnUntraced(function* (wish: OrdersWish, format?: FileFormat) {
  yield* checkSpan(wish, "query")
  const begin: OrderPlace | undefined = undefined
  return yield* csvFile<OrderPlace | undefined>({
    name: "bestellungen",
    event: "ordersExported",
    detail: detailOf(wish),
    format,
    countryId: wish.countryId,
    head: columns.map(([title]) => title),
    count: countOrders(wish),
    begin,
    page: (place) =>
      Effect.map(ordersBehind(wish, place), (orders) => {
        const last = orders.at(-1)
        return last === undefined
          ? undefined
          : ([orders.map((order) => columns.map(([, cell]) => cell(order))), last] as const)
      })
  })
})
