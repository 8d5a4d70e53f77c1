import type { CancellationColumn } from "../../../../domain/cancellation/columns.ts"

/** What a card of a phone shows, in its order. */
export const onCards: ReadonlySet<CancellationColumn> = new Set([
  "orderNumber",
  "customer",
  "totalPrice",
  "cancelledAt",
  "end",
  "booking"
])

/** Width of a column in rem, and its part of what is left over; by no row's text, so that all rows are alike. */
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

/** The columns as CSS has them, and the least width of all of them. */
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
