import { Trans } from "@lingui/react/macro"
import { type ReactNode, useEffect, useRef } from "react"
import type { LifeProblem } from "../../../../domain/order/life/life-problems.ts"
import type { OpenOrder } from "../../../../domain/order/life/open-order.ts"
import { isBuyerAct, isWordless, type OrderAct } from "../../../../domain/order/life/order-acts.ts"
import type { SellerWish } from "../../../../domain/order/life/seller-wish.ts"
import { Button } from "../../../kit/Button.tsx"
import { Dialog } from "../../../kit/desk/Dialog.tsx"
import { useSendKey } from "../../../kit/desk/use-send-key.ts"
import { tooLongIn } from "../../../kit/form/too-long.ts"
import { BehalfField } from "./BehalfField.tsx"
import { DeliverFields } from "./DeliverFields.tsx"
import { InvoiceFields } from "./InvoiceFields.tsx"
import { NoMailToBuyer } from "./NoMailToBuyer.tsx"
import type { FormState } from "../order-row.view.ts"
import { dayOffIn } from "./day-off-in.ts"
import s from "../OrderRows.module.css"
import { ReasonField } from "./ReasonField.tsx"
import { ScheduleFields } from "./ScheduleFields.tsx"
import { ActText, RefusedText, UnsentText } from "./act-texts.tsx"
import { wishIn } from "./wish-in-form.ts"

interface ActFormProps {
  readonly order: OpenOrder
  readonly act: OrderAct
  readonly state: FormState
  readonly problems: ReadonlyArray<LifeProblem>
  /** The input of the previous attempt, if the form was opened again after the action failed. */
  readonly wish: SellerWish | null
  /** The server's refusal code. */
  readonly refusal: string
  /** The local date of the order's country. */
  readonly today: string
  readonly onSubmit: (wish: SellerWish) => void
  readonly onCancel: () => void
}

const descriptions: Readonly<Record<OrderAct, ReactNode>> = {
  confirm: <Trans>Mit der Bestätigung kommt der Vertrag zustande. Der Kunde bekommt sie per Mail.</Trans>,
  announceDebit: <Trans>Der Kunde bekommt die Ankündigung per Mail.</Trans>,
  settle: <Trans>Der Kunde bekommt eine Mail, dass die Rechnung bezahlt ist.</Trans>,
  refuse: (
    <Trans>
      Der Kunde bekommt eine Mail mit Ihrem Grund. Sie können es zehn Sekunden lang zurücknehmen, danach nicht
      mehr.
    </Trans>
  ),
  cancel: (
    <Trans>
      Der Kunde bekommt eine Mail mit Ihrem Grund. Sie können es zehn Sekunden lang zurücknehmen, danach nicht
      mehr.
    </Trans>
  ),
  invoice: (
    <Trans>Der Kunde bekommt die Rechnung per Mail angekündigt und findet sie bei seiner Bestellung.</Trans>
  ),
  debitReturned: (
    <Trans>Der Kunde bekommt eine Mail mit dem Grund; die Rechnung ist dann wieder offen.</Trans>
  ),
  schedule: <Trans>Der Kunde bekommt den Tag per Mail.</Trans>,
  deliver: <Trans>Abgerechnet wird, was gekommen ist, zum vereinbarten Preis.</Trans>,
  cancelForBuyer: (
    <Trans>
      Kunde und Händler bekommen dieselben Mails, als hätte der Kunde selbst storniert. Nach zehn Sekunden
      lässt sich das nicht mehr zurücknehmen.
    </Trans>
  ),
  withdrawForBuyer: (
    <Trans>
      Der Kunde bekommt die Eingangsbestätigung, als hätte er selbst widerrufen; der Händler wird verständigt.
      Nach zehn Sekunden lässt sich das nicht mehr zurücknehmen.
    </Trans>
  )
}

/** Returns the input of the previous attempt if it was made with this action. */
const typedFor = <Act extends SellerWish["act"]>(
  act: Act,
  wish: SellerWish | null
): Extract<SellerWish, { readonly act: Act }> | undefined => {
  const isOf = (each: SellerWish): each is Extract<SellerWish, { readonly act: Act }> => each.act === act
  return wish !== null && isOf(wish) ? wish : undefined
}

/**
 * The form of one action on an order. It closes when it is sent, and opens again with the same input if the action was
 * refused.
 */
export function ActForm(props: ActFormProps) {
  const { order, act, state, problems, wish, refusal, today, onSubmit, onCancel } = props
  const form = useRef<HTMLFormElement>(null)
  useSendKey(form)
  const [blocking] = problems
  const first =
    blocking && (dayOffIn([blocking]) === undefined ? `[name=${blocking.field}]` : "[data-question]")
  const send = (change: { readonly meantDay?: string } = {}) => {
    if (form.current === null) return
    const long = tooLongIn(form.current)
    long?.focus()
    if (long !== undefined) return
    const typed = wishIn(act, new FormData(form.current))
    onSubmit(typed.act === "schedule" ? { ...typed, ...change } : typed)
  }
  // focuses the first field with a blocking problem after each attempt
  useEffect(() => {
    if (first !== undefined) form.current?.querySelector<HTMLElement>(first)?.focus()
  }, [first, problems])
  const title = <ActText act={act} />
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={title}
      description={
        <>
          {order.orderNumber}, {order.buyer}. {descriptions[act]}
        </>
      }
    >
      <form
        ref={form}
        className={s["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {act !== "deliver" && <NoMailToBuyer />}
        {act === "schedule" ? (
          <ScheduleFields
            order={order}
            problems={problems}
            today={today}
            wish={typedFor(act, wish)}
            onYes={(meantDay) => send({ meantDay })}
          />
        ) : act === "deliver" ? (
          <DeliverFields order={order} problems={problems} today={today} wish={typedFor(act, wish)} />
        ) : act === "invoice" ? (
          <InvoiceFields order={order} problems={problems} wish={typedFor(act, wish)} />
        ) : (
          !isWordless(act) && (
            <ReasonField
              problems={problems}
              typed={typedFor(act, wish)?.reason}
              {...(isBuyerAct(act) && { hint: <Trans>Nur wenn er einen genannt hat</Trans> })}
            />
          )
        )}
        {order.seat === "house" && <BehalfField act={act} problems={problems} typed={wish?.behalfReason} />}
        <p role="alert" className={s["error"]}>
          {state === "refused" && <RefusedText code={refusal} />}
          {state === "unsent" && <UnsentText />}
          {state === "unreachable" && (
            <Trans>
              Der Server hat nicht geantwortet. Ihre Angaben stehen noch da; bitte senden Sie sie noch einmal.
            </Trans>
          )}
          {state === "expired" && (
            <Trans>
              Sie sind nicht mehr angemeldet. Melden Sie sich in einem anderen Fenster an und senden Sie dann
              noch einmal.
            </Trans>
          )}
        </p>
        <div className={s["actions"]}>
          <Button type="submit">{title}</Button>
          <Button look="quiet" onClick={onCancel}>
            <Trans>Abbrechen</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
