import { type Cents, fromDecimal } from "./money.ts"
import type { Offer } from "./offer.ts"

/** One line of a placed order, gross; the lines of an order add up to its total. */
export interface OrderLine {
  readonly line: number
  /** "Goods" or the key of the fee. */
  readonly kind: string
  readonly label: string
  readonly amountCents: Cents
}

/** Goods first, then each fee as the offer named it (decisions.md "The price of an offer" 5). */
export const orderLines = (offer: Offer, goodsLabel: string): ReadonlyArray<OrderLine> => [
  { line: 1, kind: "Goods", label: goodsLabel, amountCents: fromDecimal(offer.goodsPrice) },
  ...offer.fees.map((fee, index) => ({
    line: index + 2,
    kind: fee.key,
    label: fee.name,
    amountCents: fromDecimal(fee.amount)
  }))
]

export const totalOf = (lines: ReadonlyArray<OrderLine>): Cents =>
  lines.reduce((sum, line) => sum + line.amountCents, 0)
