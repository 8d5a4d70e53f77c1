import type { I18n } from "@lingui/core"
import type { CancellationRow } from "../../../../domain/cancellation/cancellation.ts"
import type { CancellationColumn } from "../../../../domain/cancellation/columns.ts"
import type { Locale } from "../../../../domain/locale/locale.ts"
import { unitOf } from "../../../../domain/product/amount.ts"
import { productGroup } from "../../../../domain/product/product-group.ts"
import { shortDay } from "../../../kit/desk/moment.ts"
import { formatCount, formatMoney } from "../../../kit/format.ts"
import { classes } from "../../../kit/style/classes.ts"
import { endTexts, noFeedback, reasonTexts } from "../cancellation-texts.ts"
import s from "./Cells.module.css"

/** Columns that are aligned to the right. */
export const figures: ReadonlySet<CancellationColumn> = new Set(["amount", "totalPrice", "cancelledAt"])

const commentCount = ({ customerComments, dealerComments }: CancellationRow): number =>
  customerComments.length + dealerComments.length

/** Whether a cell says that there is nothing yet. */
const saysNothing = (row: CancellationRow, column: CancellationColumn): boolean =>
  column === "feedback"
    ? row.feedback.status === 0 || row.feedback.reason === null
    : column === "comments" && commentCount(row) === 0

/**
 * Returns the class names of a cell with text; they belong to the cell itself, since a screenful of rows with an element
 * more in each cell appears later.
 */
export const textCell = (row: CancellationRow, column: CancellationColumn): string =>
  classes(s["cell"], s["text"], figures.has(column) && s["end"], saysNothing(row, column) && s["quiet"])

/** Formats an amount in the unit of its product: "6.000 kg", "2 Paletten". */
export const amountText = (tag: Locale["bcp47"], row: CancellationRow): string => {
  const { unit } = productGroup(row.productGroupId)
  return `${formatCount(tag, row.amount)} ${unitOf(row.amount, unit)}`
}

/**
 * Returns the text of a cell, except for the interactive cells with order number and booking. It is a function
 * rather than a component, since a screenful of rows has hundreds of cells, which must appear on a single key press.
 */
export const plainCell = (
  row: CancellationRow,
  column: Exclude<CancellationColumn, "orderNumber" | "booking">,
  i18n: I18n,
  tag: Locale["bcp47"]
): string => {
  switch (column) {
    case "customer":
      return row.customer
    case "dealer":
      return row.dealer
    case "product":
      return row.productName
    case "amount":
      return amountText(tag, row)
    case "totalPrice":
      return formatMoney(tag, row.currency, row.totalPrice)
    case "cancelledAt":
      return shortDay(tag, row.cancelledAt)
    case "end":
      return i18n._(endTexts[row.end])
    case "feedback":
      return i18n._(
        row.feedback.status === 0 || row.feedback.reason === null
          ? noFeedback
          : reasonTexts[row.feedback.reason]
      )
    case "comments":
      return saysNothing(row, column) ? "–" : String(commentCount(row))
  }
}
