/** A row of a price list: what one price unit (1 000 kg, 100 l, one pallet) costs from an amount on. */
export interface ListRow {
  readonly areaId: number
  readonly productId: number
  /** Certificate and what is declared of the goods, as one number (`certificationIdOf`); 0 for neither. */
  readonly certificationId: number
  /** From so much of a whole order on, in the group's unit: kg, litres, pallets. */
  readonly fromAmount: number
  /** Gross cents per price unit, VAT and delivery included. */
  readonly unitPrice: number
}

/** The columns of a row, in the order in which they are written. */
export const listColumns = ["area", "product", "certificate", "fromAmount", "unitPrice"] as const
export type ListColumn = (typeof listColumns)[number]

/**
 * A row as a file, a form or a program says it: the dealer's number of the area, the product's word, the names of
 * certificate and declared qualities or nothing, the step, and the price in major units with a comma.
 */
export type SentRow = Readonly<Record<ListColumn, string>>

/** A delivery area that rows may name. */
export interface ListArea {
  readonly id: number
  /** The dealer's own number for it, as rows say it. */
  readonly number: string
}

/** So many rows a list has at most. */
export const mostRows = 12_000

/** Prices of a list in cents: from one cent to 100 000 of the major unit. */
export const priceLimits = { least: 1, most: 100_000_00 } as const

/** What a price is for: rows with the same key would say two prices for one thing. */
export const rowKey = ({ areaId, productId, certificationId, fromAmount }: Omit<ListRow, "unitPrice">) =>
  `${areaId}:${productId}:${certificationId}:${fromAmount}`

/** By area, product, certificate and step, as lists are shown. */
export const byPlace = (one: ListRow, other: ListRow): number =>
  one.areaId - other.areaId ||
  one.productId - other.productId ||
  one.certificationId - other.certificationId ||
  one.fromAmount - other.fromAmount
