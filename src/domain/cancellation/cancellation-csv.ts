import type { BookingMode, CancellationEnd, CancellationRow, FeedbackReason } from "./cancellation.ts"
import { csvBegin, type CsvCell, csvCount, csvMoney, csvRow } from "../csv/csv.ts"
import { fromDecimal } from "../price/money.ts"
import { productGroup } from "../product/product-group.ts"
import type { CancellationColumn } from "./view.ts"

/** The words of an export, in the language of the page. */
export interface CsvWords {
  readonly columns: Readonly<Record<CancellationColumn, string>>
  readonly ends: Readonly<Record<CancellationEnd, string>>
  readonly modes: Readonly<Record<BookingMode, string>>
  readonly reasons: Readonly<Record<FeedbackReason, string>>
  /** Head of the column beside the amounts. */
  readonly unit: string
  readonly notBooked: string
  readonly noFeedback: string
  /** An ISO instant as a day. */
  readonly day: (instant: string) => string
}

const feedbackText = ({ feedback: { reason, comment, status } }: CancellationRow, words: CsvWords): string =>
  status === 0
    ? words.noFeedback
    : [reason === null ? "" : words.reasons[reason], comment].filter((text) => text !== "").join(": ")

const cellOf = (
  row: CancellationRow,
  column: Exclude<CancellationColumn, "amount">,
  words: CsvWords
): CsvCell => {
  switch (column) {
    case "orderNumber":
      return row.orderNumber
    case "customer":
      return row.customer
    case "dealer":
      return row.dealer
    case "product":
      return row.productName
    case "totalPrice":
      return csvMoney(fromDecimal(row.totalPrice))
    case "cancelledAt":
      return words.day(row.cancelledAt)
    case "end":
      return words.ends[row.end]
    case "booking":
      return row.bookedAs === null ? words.notBooked : words.modes[row.bookedAs]
    case "feedback":
      return feedbackText(row, words)
    case "comments":
      return csvCount(row.customerComments.length + row.dealerComments.length)
  }
}

/** An amount stands beside its unit, so that it stays a number, as in the other exports. */
const cellsOf = (row: CancellationRow, column: CancellationColumn, words: CsvWords): ReadonlyArray<CsvCell> =>
  column === "amount"
    ? [csvCount(row.amount), productGroup(row.productGroupId).unit]
    : [cellOf(row, column, words)]

const headsOf = (column: CancellationColumn, { columns, unit }: CsvWords): ReadonlyArray<string> =>
  column === "amount" ? [columns.amount, unit] : [columns[column]]

/** The rows of the desk as a file, in the columns that are shown. */
export const cancellationCsv = (
  rows: ReadonlyArray<CancellationRow>,
  columns: ReadonlyArray<CancellationColumn>,
  words: CsvWords
): string =>
  csvBegin +
  [
    columns.flatMap((column) => headsOf(column, words)),
    ...rows.map((row) => columns.flatMap((column) => cellsOf(row, column, words)))
  ]
    .map(csvRow)
    .join("")
