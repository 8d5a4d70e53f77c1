/**
 * A row of a price list: the price of one price unit (1 000 kg, 100 l, one pallet) for orders of at least a minimum
 * amount.
 */
export interface ListRow {
  readonly areaId: number
  readonly productId: number
  /** Certificate and declared qualities of the goods, as one number (`certificationIdOf`); 0 if they have neither. */
  readonly certificationId: number
  /** Minimum amount of the complete order, in the group's unit: kg, litres, pallets. */
  readonly fromAmount: number
  /** Gross cents per price unit, VAT and delivery included. */
  readonly unitPrice: number
}

/** The columns of a row, in the order in which they are written. */
export const listColumns = ["area", "product", "certificate", "fromAmount", "unitPrice"] as const
export type ListColumn = (typeof listColumns)[number]

/**
 * A row as written in a file, in a form or by a program: the dealer's own number for the area, the word for the
 * product, the names of certificate and declared qualities (or an empty text), the step, and the price in major units
 * with a comma.
 */
export type SentRow = Readonly<Record<ListColumn, string>>

/** A delivery area that rows may name. */
export interface ListArea {
  readonly id: number
  /** The dealer's own number for the area, as used in rows. */
  readonly number: string
}

/** Maximum number of rows in a list. */
export const mostRows = 12_000

/** Limits of prices in a list, in cents: from one cent to 100 000 major units. */
export const priceLimits = { least: 1, most: 100_000_00 } as const

/**
 * Returns a text that identifies the goods and the amount of a price: two rows with the same text would contradict each
 * other.
 */
export const rowKey = ({ areaId, productId, certificationId, fromAmount }: Omit<ListRow, "unitPrice">) =>
  `${areaId}:${productId}:${certificationId}:${fromAmount}`

/** Compares rows by area, product, certificate and step, the order in which lists are shown. */
export const byPlace = (one: ListRow, other: ListRow): number =>
  one.areaId - other.areaId ||
  one.productId - other.productId ||
  one.certificationId - other.certificationId ||
  one.fromAmount - other.fromAmount
