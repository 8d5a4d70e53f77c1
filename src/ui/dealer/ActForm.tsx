import { Trans } from "@lingui/react/macro"
import { type ReactNode, useEffect, useRef } from "react"
import type { LifeProblem } from "../../domain/order-life/life-problems.ts"
import type { OpenOrder } from "../../domain/order-life/open-order.ts"
import { isBuyerAct, type OrderAct } from "../../domain/order-life/open-orders.ts"
import type { SellerWish } from "../../domain/order-life/seller-wish.ts"
import { Button } from "../kit/Button.tsx"
import { Dialog } from "../kit/desk/Dialog.tsx"
import { BehalfField } from "./BehalfField.tsx"
import { DeliverFields } from "./DeliverFields.tsx"
import type { FormState } from "./open-order.view.ts"
import s from "./OpenOrders.module.css"
import { ReasonField } from "./ReasonField.tsx"
import { ScheduleFields } from "./ScheduleFields.tsx"
import { ActText, RefusedText } from "./seller-texts.tsx"
import { wishIn } from "./wish-in-form.ts"

interface ActFormProps {
  readonly order: OpenOrder
  readonly act: OrderAct
  readonly state: FormState
  readonly problems: ReadonlyArray<LifeProblem>
  /** How the server called its refusal. */
  readonly refusal: string
  /** The local date of the order's country. */
  readonly today: string
  readonly onSubmit: (wish: SellerWish) => void
  readonly onCancel: () => void
}

const descriptions: Readonly<Record<OrderAct, ReactNode>> = {
  confirm: <Trans>Mit der Bestätigung kommt der Vertrag zustande. Der Kunde bekommt sie per Mail.</Trans>,
  refuse: <Trans>Der Kunde bekommt eine Mail mit Ihrem Grund. Das lässt sich nicht zurücknehmen.</Trans>,
  cancel: <Trans>Der Kunde bekommt eine Mail mit Ihrem Grund. Das lässt sich nicht zurücknehmen.</Trans>,
  schedule: <Trans>Der Kunde bekommt den Tag per Mail.</Trans>,
  deliver: <Trans>Abgerechnet wird, was gekommen ist, zum vereinbarten Preis.</Trans>,
  cancelForBuyer: (
    <Trans>
      Kunde und Händler bekommen dieselben Mails, als hätte der Kunde selbst storniert. Das lässt sich nicht
      zurücknehmen.
    </Trans>
  ),
  withdrawForBuyer: (
    <Trans>
      Der Kunde bekommt die Eingangsbestätigung, als hätte er selbst widerrufen; der Händler wird verständigt.
      Das lässt sich nicht zurücknehmen.
    </Trans>
  )
}

/** The form of one act: it stays with what was typed until the server has taken it. */
export function ActForm({ order, act, state, problems, refusal, today, onSubmit, onCancel }: ActFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const first = problems[0]?.field
  // the first field that blocks, after each attempt
  useEffect(() => {
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }, [first, problems])
  const isBusy = state === "busy"
  const title = <ActText act={act} />
  return (
    <Dialog
      isOpen
      onClose={() => {
        if (!isBusy) onCancel()
      }}
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
          if (!isBusy) onSubmit(wishIn(act, new FormData(event.currentTarget)))
        }}
      >
        {act === "schedule" ? (
          <ScheduleFields order={order} problems={problems} today={today} />
        ) : act === "deliver" ? (
          <DeliverFields order={order} problems={problems} today={today} />
        ) : (
          act !== "confirm" && (
            <ReasonField
              problems={problems}
              {...(isBuyerAct(act) && { hint: <Trans>Nur wenn er einen genannt hat</Trans> })}
            />
          )
        )}
        {order.seat === "house" && <BehalfField act={act} problems={problems} />}
        <p role="alert" className={s["error"]}>
          {state === "refused" && <RefusedText code={refusal} />}
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
          <Button type="submit" busy={isBusy}>
            {title}
          </Button>
          <Button look="quiet" onClick={onCancel} disabled={isBusy}>
            <Trans>Abbrechen</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
