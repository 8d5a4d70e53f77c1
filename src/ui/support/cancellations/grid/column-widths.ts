import type { CancellationColumn } from "../../../../domain/cancellation/columns.ts"

/** Columns shown on a phone's card, in order. */
export const onCards: ReadonlySet<CancellationColumn> = new Set([
  "orderNumber",
  "customer",
  "totalPrice",
  "cancelledAt",
  "end",
  "booking"
])

/**
 * Minimum width of each column in rem, and its share of the remaining space; independent of the text in the rows, so
 * that all rows align.
 */
const widths: Readonly<Record<CancellationColumn, readonly [least: number, part: number]>> = {
  orderNumber: [9, 1],
  customer: [8.5, 1.5],
  dealer: [12, 1.5],
  product: [8, 1.2],
  amount: [6.5, 0],
  totalPrice: [7, 0],
  cancelledAt: [8, 0],
  end: [9.5, 1],
  booking: [11.5, 0],
  feedback: [10, 1.4],
  comments: [8, 0]
}

const tick = 3

/** Returns the columns as a CSS grid template, and their minimum total width. */
export const templateOf = (columns: ReadonlyArray<CancellationColumn>) => ({
  template: [
    `${tick}rem`,
    ...columns.map((column) => {
      const [least, part] = widths[column]
      return part === 0 ? `${least}rem` : `minmax(${least}rem, ${part}fr)`
    })
  ].join(" "),
  least: `${columns.reduce((sum, column) => sum + widths[column][0], tick)}rem`
})
