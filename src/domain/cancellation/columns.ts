import { type CsvCell, csvCount, csvMoney } from "../csv/csv.ts"
import { fromDecimal } from "../price/money.ts"
import { productGroup } from "../product/product-group.ts"
import {
  type BookingMode,
  bookingModes,
  type CancellationEnd,
  type CancellationRow,
  type FeedbackReason
} from "./cancellation.ts"

/** Texts of an export's cells, in the language of the page. */
export interface CellWords {
  readonly ends: Readonly<Record<CancellationEnd, string>>
  readonly modes: Readonly<Record<BookingMode, string>>
  readonly reasons: Readonly<Record<FeedbackReason, string>>
  readonly notBooked: string
  readonly noFeedback: string
  /** Formats an ISO instant as a day. */
  readonly day: (instant: string) => string
}

interface ColumnFacts {
  readonly sortedBy: (row: CancellationRow) => string | number
  /** Returns the text of a row that the search words must match. */
  readonly searched?: (row: CancellationRow) => string
  readonly csvCell: (row: CancellationRow, words: CellWords) => CsvCell
  /**
   * Unit of an amount. It is exported in a separate column, so that the amount stays a number, as in the other exports.
   */
  readonly csvUnit?: (row: CancellationRow) => string
}

const ofText = (text: (row: CancellationRow) => string): ColumnFacts => ({
  sortedBy: text,
  searched: text,
  csvCell: text
})

const feedbackText = ({ feedback: { reason, comment, status } }: CancellationRow, words: CellWords): string =>
  status === 0
    ? words.noFeedback
    : [reason === null ? "" : words.reasons[reason], comment].filter((text) => text !== "").join(": ")

const commentCount = ({ customerComments, dealerComments }: CancellationRow): number =>
  customerComments.length + dealerComments.length

const tableOf = <Key extends string>(table: Readonly<Record<Key, ColumnFacts>>) => table

/** Columns of the list of cancellations, in order; all of them can be sorted. */
export const columnTable = tableOf({
  orderNumber: ofText(({ orderNumber }) => orderNumber),
  customer: ofText(({ customer }) => customer),
  dealer: ofText(({ dealer }) => dealer),
  product: ofText(({ productName }) => productName),
  amount: {
    sortedBy: ({ amount }) => amount,
    csvCell: ({ amount }) => csvCount(amount),
    csvUnit: ({ productGroupId }) => productGroup(productGroupId).unit
  },
  totalPrice: {
    sortedBy: ({ totalPrice }) => totalPrice,
    csvCell: ({ totalPrice }) => csvMoney(fromDecimal(totalPrice))
  },
  cancelledAt: {
    sortedBy: ({ cancelledAt }) => Date.parse(cancelledAt),
    csvCell: ({ cancelledAt }, { day }) => day(cancelledAt)
  },
  end: { sortedBy: ({ end }) => end, csvCell: ({ end }, { ends }) => ends[end] },
  booking: {
    sortedBy: ({ bookedAs }) => (bookedAs === null ? -1 : bookingModes.indexOf(bookedAs)),
    csvCell: ({ bookedAs }, { modes, notBooked }) => (bookedAs === null ? notBooked : modes[bookedAs])
  },
  feedback: { sortedBy: ({ feedback }) => feedback.status, csvCell: feedbackText },
  comments: { sortedBy: commentCount, csvCell: (row) => csvCount(commentCount(row)) }
})

export type CancellationColumn = keyof typeof columnTable

export const isColumn = (text: string): text is CancellationColumn => Object.hasOwn(columnTable, text)

export const cancellationColumns: ReadonlyArray<CancellationColumn> =
  Object.keys(columnTable).filter(isColumn)
