import { sharesOf } from "../bulk/shares.ts"
import { type Cents, fromDecimal } from "../price/money.ts"
import type { Offer } from "../offer/offer.ts"
import type { Station } from "./wizard/stations.ts"

/** One line of a placed order, gross; the lines of an order add up to its total. */
export interface OrderLine {
  readonly line: number
  /** "Goods", or the fee's name in the code (`fee.key`). */
  readonly kind: string
  readonly label: string
  readonly amountCents: Cents
}

/**
 * Formats a station in one line, e.g. "Lieferstelle 2: 3000, Lindenweg 7, 80331 München"; the amount is in the group's
 * unit.
 */
const stationLabel = ({ amount, address }: Station, place: number): string =>
  [
    `Lieferstelle ${place + 1}: ${amount}`,
    `${address.street} ${address.houseNumber}`.trim(),
    `${address.zipCode} ${address.city}`.trim()
  ]
    .filter((part) => part !== "")
    .join(", ")

const goodsLines = (
  goods: Cents,
  label: string,
  stations: ReadonlyArray<Station>
): ReadonlyArray<Omit<OrderLine, "line">> => {
  if (stations.length === 0) return [{ kind: "Goods", label, amountCents: goods }]
  const shares = sharesOf(
    goods,
    stations.map(({ amount }) => amount)
  )
  return stations.map((station, place) => ({
    kind: "Goods",
    label: `${label}, ${stationLabel(station, place)}`,
    amountCents: shares[place] ?? 0
  }))
}

/**
 * Returns the lines of an order: first the goods, with one line per delivery station if there are several, then each
 * fee with its name in the offer (rule price.lines).
 */
export const orderLines = (
  offer: Offer,
  goodsLabel: string,
  stations: ReadonlyArray<Station> = []
): ReadonlyArray<OrderLine> =>
  [
    ...goodsLines(fromDecimal(offer.goodsPrice), goodsLabel, stations),
    ...offer.fees.map((fee) => ({ kind: fee.key, label: fee.name, amountCents: fromDecimal(fee.amount) }))
  ].map((line, index) => ({ line: index + 1, ...line }))

export const totalOf = (lines: ReadonlyArray<OrderLine>): Cents =>
  lines.reduce((sum, line) => sum + line.amountCents, 0)
