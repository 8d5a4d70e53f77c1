import { type DayNumber, dayOfIso } from "../../domain/price/local-day.ts"
import { toDecimal } from "../../domain/price/money.ts"
import { changePercentOf } from "../../domain/price-history/change.ts"
import { firstDayOf, usualRange } from "../../domain/price-history/range.ts"
import { usualGroup } from "../../domain/product/product-group.ts"
import type { HistoryRow, Span } from "./history.ts"
import { instantOf } from "./instant-of.ts"

/** Query of a history; missing parameters have defaults. */
export interface HistoryQuery {
  readonly productId?: number
  readonly rangeType?: number
  readonly from?: string
  readonly to?: string
}

/** Returns the requested product and days; an invalid date is ignored. */
export const wishedHistory = (
  { productId = usualGroup.productId, rangeType = usualRange, from, to }: HistoryQuery,
  today: DayNumber
): { readonly productId: number; readonly span: Span } => ({
  productId,
  span: {
    from: from === undefined ? firstDayOf(rangeType, today) : dayOfIso(from),
    to: to === undefined ? undefined : dayOfIso(to)
  }
})

/** Converts a history to the wire format. */
export const pointsOf = (rows: ReadonlyArray<HistoryRow>) =>
  rows.map(({ day, price, former, demand }) => ({
    dateTime: instantOf(day),
    price: toDecimal(price),
    change: changePercentOf(price, former ?? undefined),
    demand
  }))
