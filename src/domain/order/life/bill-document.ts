import type { Address } from "../../address/address.ts"
import { taxNumberLine } from "../../address/tax-number.ts"
import { groupedIban } from "../../iban.ts"
import type { CountryId, CurrencyCode } from "../../place/country.ts"
import { type Decimal, toDecimal } from "../../price/money.ts"
import { goodsName } from "../../options/products.ts"
import type { OrderStatus, OrderView } from "../draft.ts"
import type { PaymentVariant } from "../steps.ts"
import type { ProductGroupId } from "../../product/product-group.ts"
import type { Operator } from "../../site/site.ts"
import { agreedOf } from "./agreed-of.ts"
import { agreedUnitPrice } from "./billing.ts"
import type { Delivery, LifeFacts } from "./order-life.ts"
import { type BillView, billView, cancelledBill } from "./order-page.ts"

/** Issuer or recipient of a bill. */
export interface BillParty {
  readonly name: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
}

/** The recipient, with the VAT number of a company: "UID-Nummer ATU12345678"; empty if there is none. */
export interface BillRecipient extends BillParty {
  readonly taxNumber: string
}

/** A delivery to one place; `station` is counted from 1 if there are several. */
export interface BilledDelivery {
  readonly station: number | null
  readonly address: string
  /** Local date yyyy-MM-dd. */
  readonly day: string
  /** In the unit of the product group. */
  readonly amount: number
}

/** The contents of a bill: issuer and recipient, deliveries, net, tax and gross (§ 14 (4) UStG). */
export interface BillDocument {
  readonly orderId: string
  readonly orderNumber: string
  readonly placedAt: string
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
  readonly currency: CurrencyCode
  readonly invoiceNumber: string
  /** Local dates yyyy-MM-dd. */
  readonly issuedOn: string
  readonly deliveredOn: string
  readonly issuer: BillParty
  /** Register, tax numbers and other details that the law requires of the issuer, line by line. */
  readonly imprint: ReadonlyArray<string>
  readonly contact: string
  /** The company that delivered the goods, if another company issues the bill; otherwise `null`. */
  readonly deliveredBy: string | null
  readonly recipient: BillRecipient
  readonly orderReference: string
  readonly productName: string
  readonly orderedAmount: number
  readonly deliveredAmount: number
  readonly deliveries: ReadonlyArray<BilledDelivery>
  /** Gross per price unit as agreed, major units. */
  readonly unitPrice: Decimal
  readonly unitPriceUnit: { readonly amount: number; readonly unit: string }
  readonly bill: BillView
  readonly variant: PaymentVariant
  /** The day of an announced direct debit; otherwise `null`. */
  readonly debitOn: string | null
  readonly status: OrderStatus
  /** Credit note that cancels the bill after the order was withdrawn: its sums are negative. */
  readonly creditNote: CreditNote | null
}

/** The cancellation of a bill, which refers to it by number and date. */
export interface CreditNote {
  readonly number: string
  /** Local date yyyy-MM-dd. */
  readonly issuedOn: string
  readonly imprint: ReadonlyArray<string>
  readonly bill: BillView
}

/** The data recorded when a bill was issued. */
export interface IssuedBill {
  readonly issuedOn: string
  /** The dealer's imprint on the day of issue. */
  readonly imprint: string
  /** The same data for the credit note that cancelled the bill; `null` if there is none. */
  readonly credit: { readonly number: string; readonly issuedOn: string; readonly imprint: string } | null
}

const lineOf = ({ street, houseNumber, zipCode, city }: Address): string =>
  `${`${street} ${houseNumber}`.trim()}, ${zipCode} ${city}`

/** Joins the parts that are not empty. */
const joined = (parts: ReadonlyArray<string>): string => parts.filter((part) => part !== "").join(", ")

const recipientOf = (address: Address): BillRecipient => ({
  name: joined([address.companyName, `${address.firstName} ${address.lastName}`.trim()]),
  street: `${address.street} ${address.houseNumber}`.trim(),
  zipCode: address.zipCode,
  city: address.city,
  taxNumber: taxNumberLine(address)
})

const issuerOf = ({ name, street, zipCode, city }: BillParty): BillParty => ({ name, street, zipCode, city })

/**
 * Returns the imprint lines of the operator: seat, register and managing directors of the company (§ 35a GmbHG), its
 * tax number (§ 14 UStG), and the bank account for bills.
 */
const operatorsImprint = (operator: Operator): ReadonlyArray<string> => [
  `${operator.name}, Sitz: ${operator.city}, ${operator.country}`,
  `${operator.registerCourt}, ${operator.registerNumber}`,
  `Geschäftsführung: ${operator.managingDirector}`,
  `USt-IdNr. ${operator.vatId}`,
  `Bankverbindung: ${operator.name}, IBAN ${groupedIban(operator.iban)}`
]

const deliveriesOf = (
  { deliveryAddress, stations }: Pick<OrderView, "deliveryAddress" | "stations">,
  delivery: Delivery,
  came: LifeFacts["stations"]
): ReadonlyArray<BilledDelivery> =>
  came.length > 0
    ? came.map(({ station, day, amount }) => ({
        station,
        address: lineOf(stations[station - 1]?.address ?? deliveryAddress),
        day,
        amount
      }))
    : [{ station: null, address: lineOf(deliveryAddress), day: delivery.day, amount: delivery.amount }]

/**
 * Returns the bill of an order, or `undefined` if it has not been issued yet. The bill contains the sums that were
 * calculated at delivery.
 */
export const billDocumentOf = (
  order: OrderView,
  facts: LifeFacts,
  issued: IssuedBill,
  operator: Operator,
  debitOn: string | null
): BillDocument | undefined => {
  const { delivery, invoiceNumber } = facts
  if (delivery === null || invoiceNumber === null) return undefined
  const { offer, payment, calculation } = order
  const { isInteraidPayment } = payment
  const imprintOf = (dealers: string) =>
    isInteraidPayment ? operatorsImprint(operator) : dealers.split(/\r?\n/u).filter(Boolean)
  const { credit } = issued
  return {
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    placedAt: order.placedAt,
    countryId: order.countryId,
    productGroupId: order.productGroupId,
    currency: offer.currency,
    invoiceNumber,
    issuedOn: issued.issuedOn,
    deliveredOn: delivery.day,
    issuer: issuerOf(isInteraidPayment ? operator : offer.seller),
    imprint: imprintOf(issued.imprint),
    contact: isInteraidPayment ? operator.email : joined([offer.seller.phone, offer.seller.email]),
    deliveredBy: isInteraidPayment ? offer.name : null,
    recipient: recipientOf(order.invoiceAddress ?? order.deliveryAddress),
    orderReference: payment.orderReference,
    productName: goodsName(order.productGroupId, offer),
    orderedAmount: calculation.amount,
    deliveredAmount: delivery.amount,
    deliveries: deliveriesOf(order, delivery, facts.stations),
    unitPrice: toDecimal(agreedUnitPrice(agreedOf(order))),
    unitPriceUnit: offer.unitPriceUnit,
    bill: billView(delivery.bill),
    variant: payment.variant,
    debitOn,
    status: order.status,
    creditNote:
      credit === null
        ? null
        : { ...credit, imprint: imprintOf(credit.imprint), bill: cancelledBill(billView(delivery.bill)) }
  }
}
