import { Trans } from "@lingui/react/macro"
import { Download, FileText } from "lucide-react"
import type { ReactNode } from "react"
import type { OpenOrder, OrderBilling } from "../../../../domain/order/life/open-order.ts"
import { productGroupById } from "../../../../domain/product/product-group.ts"
import type { Column } from "../../../kit/desk/DataTable.tsx"
import { shortDay } from "../../../kit/desk/moment.ts"
import { OrderLink } from "../../../kit/desk/OrderLink.tsx"
import { formatDay, formatMoney } from "../../../kit/format.ts"
import { VisuallyHidden } from "../../../kit/Hidden.tsx"
import { AmountText } from "../../../kit/orders/AmountText.tsx"
import { useHref, useSite } from "../../../kit/site.tsx"
import bill from "./Billing.module.css"
import type { OrderRowView, OrderRowWishes } from "../order-row.view.ts"
import s from "../OrderRows.module.css"
import { OrderStep } from "../acts/OrderStep.tsx"

/** Returns the columns of the list; accounting also sees the dealer of each order. */
export const useBillingColumns = (
  hasDealers: boolean,
  wishes: OrderRowWishes | undefined
): ReadonlyArray<Column<OrderRowView>> => {
  const tag = useSite().locale.bcp47
  const dealer: Column<OrderRowView> = {
    key: "dealer",
    head: <Trans>Händler</Trans>,
    cell: ({ order }) => <span className={s["dealer"]}>{order.dealer}</span>
  }
  return [
    {
      key: "number",
      head: <Trans>Bestellung</Trans>,
      isName: true,
      cell: ({ order: { orderId, orderNumber, placedAt } }) => (
        <>
          <OrderLink
            id={`order-${orderId}`}
            className={s["number"]}
            orderId={orderId}
            orderNumber={orderNumber}
          />
          <span className={s["second"]}>{shortDay(tag, placedAt)}</span>
        </>
      )
    },
    ...(hasDealers ? [dealer] : []),
    {
      key: "buyer",
      head: <Trans>Kunde</Trans>,
      cell: ({ order: { buyer, address } }) => (
        <>
          {buyer}
          <span className={s["second"]}>{address}</span>
        </>
      )
    },
    { key: "goods", head: <Trans>Geliefert</Trans>, cell: ({ order }) => <Delivered order={order} /> },
    { key: "bill", head: <Trans>Rechnung</Trans>, cell: ({ order }) => <BillOf order={order} /> },
    {
      key: "total",
      head: <Trans>Summe</Trans>,
      align: "end",
      cell: ({ order: { billing, totalPrice, currency } }) => (
        <span className={s["money"]}>{formatMoney(tag, currency, billing?.totalPrice ?? totalPrice)}</span>
      )
    },
    {
      key: "step",
      head: <Trans>Stand</Trans>,
      cell: (view) => <OrderStep view={view} wishes={wishes} hasKeys />
    }
  ]
}

function Delivered({ order }: { readonly order: OpenOrder }) {
  const tag = useSite().locale.bcp47
  const { productName, amount, productGroupId, billing } = order
  const unit = productGroupById(productGroupId)?.unit ?? "kg"
  if (billing === null) return productName
  return (
    <>
      {productName}
      <span className={s["second"]}>
        <AmountText amount={billing.deliveredAmount} unit={unit} />, {formatDay(tag, billing.deliveredOn)}
      </span>
      {billing.deliveredAmount !== amount && (
        <span className={s["second"]}>
          <Trans>
            bestellt: <AmountText amount={amount} unit={unit} />
          </Trans>
        </span>
      )}
    </>
  )
}

function BillOf({ order: { orderId, billing } }: { readonly order: OpenOrder }) {
  if (billing === null || billing.invoiceNumber === null) return <Trans>noch keine</Trans>
  const papers = `/druckansicht/bestellung/${orderId}` as const
  return (
    <>
      <PaperLink path={`${papers}/rechnung`}>{billing.invoiceNumber}</PaperLink>
      {billing.creditNumber !== null && (
        <PaperLink path={`${papers}/stornorechnung`}>
          <Trans>Storno {billing.creditNumber}</Trans>
        </PaperLink>
      )}
      <Debit billing={billing} />
    </>
  )
}

/** Links to a document: one opens it in a new window, the other downloads it as a file. */
function PaperLink({ path, children }: { readonly path: `/${string}`; readonly children: ReactNode }) {
  const href = useHref()
  return (
    <span className={bill["papers"]}>
      <a href={href(path)} target="_blank" rel="noopener" className={bill["bill"]}>
        <FileText size={16} aria-hidden="true" />
        <span>
          {children}
          <VisuallyHidden>
            {" "}
            <Trans>(öffnet ein neues Fenster)</Trans>
          </VisuallyHidden>
        </span>
      </a>
      <a href={href(`/${path.slice(1)}.pdf`)} download className={bill["bill"]}>
        <Download size={16} aria-hidden="true" />
        <span>
          PDF <VisuallyHidden>{children}</VisuallyHidden>
        </span>
      </a>
    </span>
  )
}

/** Status of the direct debit. */
function Debit({ billing: { mandate, isDirectDebit } }: { readonly billing: OrderBilling }) {
  const tag = useSite().locale.bcp47
  if (!isDirectDebit) return null
  const day = mandate?.dueOn == null ? "" : formatDay(tag, mandate.dueOn)
  return (
    <span className={s["second"]}>
      {mandate?.state === "preNotified" ? (
        <Trans>Lastschrift am {day} angekündigt</Trans>
      ) : mandate?.state === "collected" ? (
        <Trans>Lastschrift eingezogen</Trans>
      ) : mandate?.state === "returned" ? (
        <Trans>Lastschrift zurückgegeben</Trans>
      ) : mandate?.state === "revoked" || mandate?.state === "expired" ? (
        <Trans>Mandat beendet, wird überwiesen</Trans>
      ) : (
        <Trans>Lastschrift</Trans>
      )}
    </span>
  )
}
