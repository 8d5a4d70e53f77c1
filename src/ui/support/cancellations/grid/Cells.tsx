import type { I18n } from "@lingui/core"
import type { ReactNode } from "react"
import type { CancellationRow } from "../../../../domain/cancellation/cancellation.ts"
import type { CancellationColumn } from "../../../../domain/cancellation/columns.ts"
import type { Locale } from "../../../../domain/locale/locale.ts"
import { unitOf } from "../../../../domain/product/amount.ts"
import { productGroup } from "../../../../domain/product/product-group.ts"
import { shortDay } from "../../../kit/desk/moment.ts"
import { formatCount, formatMoney } from "../../../kit/format.ts"
import { endTexts, noFeedback, reasonTexts } from "../cancellation-texts.ts"
import s from "./Cells.module.css"

/** Columns that are aligned to the right. */
export const figures: ReadonlySet<CancellationColumn> = new Set(["amount", "totalPrice", "cancelledAt"])

/** Formats an amount in the unit of its product: "6.000 kg", "2 Paletten". */
export const amountText = (tag: Locale["bcp47"], row: CancellationRow): string => {
  const { unit } = productGroup(row.productGroupId)
  return `${formatCount(tag, row.amount)} ${unitOf(row.amount, unit)}`
}

/**
 * Returns the content of a cell, except for the interactive cells with order number and booking. It is a function
 * rather than a component, since a screenful of rows has hundreds of cells, which must appear on a single key press.
 */
export const plainCell = (
  row: CancellationRow,
  column: Exclude<CancellationColumn, "orderNumber" | "booking">,
  i18n: I18n,
  tag: Locale["bcp47"]
): ReactNode => {
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
      return row.feedback.status === 0 || row.feedback.reason === null ? (
        <span className={s["quiet"]}>{i18n._(noFeedback)}</span>
      ) : (
        i18n._(reasonTexts[row.feedback.reason])
      )
    case "comments": {
      const count = row.customerComments.length + row.dealerComments.length
      return count === 0 ? <span className={s["quiet"]}>–</span> : count
    }
  }
}
