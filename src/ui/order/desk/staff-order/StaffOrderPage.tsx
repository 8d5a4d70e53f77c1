import { Trans } from "@lingui/react/macro"
import { ChevronLeft } from "lucide-react"
import type { ReactNode } from "react"
import { addressCountry } from "../../../../domain/place/address-country.ts"
import type { StaffOrder } from "../../../../domain/order/life/staff-order.ts"
import { DeskLink } from "../../../kit/desk/DeskLink.tsx"
import { LeaveDialog, type LeaveGuard } from "../../../kit/desk/LeaveDialog.tsx"
import { shortMoment } from "../../../kit/desk/moment.ts"
import { useSite } from "../../../kit/site.tsx"
import { ActForm } from "../acts/ActForm.tsx"
import type { OrderRowView, OrderRowWishes } from "../order-row.view.ts"
import { OrderStep } from "../acts/OrderStep.tsx"
import { DeliveryPart } from "./DeliveryPart.tsx"
import { GoodsPart } from "./GoodsPart.tsx"
import { LogPart } from "./LogPart.tsx"
import { Part } from "../../../kit/desk/Part.tsx"
import { PaymentPart } from "./PaymentPart.tsx"
import s from "./StaffOrder.module.css"

interface StaffOrderPageProps {
  readonly whole: StaffOrder
  readonly view: OrderRowView
  /** Undefined until the page is hydrated. */
  readonly wishes: OrderRowWishes | undefined
  /** The local date of the order's country. */
  readonly today: string
  readonly back: { readonly href: string; readonly name: ReactNode }
  /** Link to the buyer's account, for users who may open it. */
  readonly customerHref: string | undefined
  readonly leaveGuard: LeaveGuard
  /** The mails and notes of the order, shown to staff only. */
  readonly children: ReactNode
}

/** Page: one order with its destination, goods, payment, history and possible acts. */
export function StaffOrderPage(props: StaffOrderPageProps) {
  const { whole, view, wishes, today, back, customerHref, leaveGuard, children } = props
  const tag = useSite().locale.bcp47
  const { row, order } = whole
  const placed = shortMoment(tag, row.placedAt)
  const country = addressCountry(order.deliveryAddress).name
  return (
    <>
      <DeskLink className={s["back"]} href={back.href}>
        <ChevronLeft size={18} aria-hidden="true" />
        {back.name}
      </DeskLink>
      <h1>
        <Trans>Bestellung {row.orderNumber}</Trans>
      </h1>
      <p className={s["lead"]}>
        <Trans>
          {row.buyer}, {country}, bestellt am {placed} bei {row.dealer}
        </Trans>
        {customerHref !== undefined && (
          <>
            {" · "}
            <DeskLink href={customerHref}>
              <Trans>Zum Kundenkonto</Trans>
            </DeskLink>
          </>
        )}
      </p>
      <div className={s["sides"]}>
        <div className={s["side"]}>
          <Part id="order-step" title={<Trans>Stand</Trans>}>
            <span id={`order-${row.orderId}`} hidden>
              {row.orderNumber}
            </span>
            <div className={s["step"]}>
              <OrderStep view={view} wishes={wishes} />
            </div>
          </Part>
          <DeliveryPart row={row} />
          <GoodsPart whole={whole} />
          <PaymentPart whole={whole} />
        </div>
        <div className={s["side"]}>
          <LogPart log={whole.log} productGroupId={row.productGroupId} />
          {children}
        </div>
      </div>
      {view.form && (
        <ActForm
          key={view.form.act}
          order={view.order}
          {...view.form}
          refusal={view.refusal}
          today={today}
          onSubmit={(wish) => wishes?.onSubmit(row.orderId, wish)}
          onCancel={() => wishes?.onCancel(row.orderId)}
        />
      )}
      <LeaveDialog
        guard={leaveGuard}
        title={<Trans>Seite verlassen?</Trans>}
        description={<Trans>Was Sie eingegeben haben, ist noch nicht gesendet und geht dann verloren.</Trans>}
        stay={<Trans>Hier bleiben</Trans>}
        leave={<Trans>Ohne Senden gehen</Trans>}
      />
    </>
  )
}
