import { Trans } from "@lingui/react/macro"
import { type ReactNode, useEffect, useRef } from "react"
import { isBuyerAct, type OrderAct } from "../../domain/order-life/open-orders.ts"
import { Badge } from "../kit/Badge.tsx"
import { Button } from "../kit/Button.tsx"
import type { OpenOrderView, OpenOrderWishes, RowState } from "./open-order.view.ts"
import s from "./OpenOrders.module.css"
import { SellerStatus } from "../kit/desk/SellerStatus.tsx"
import { ActText, RefusedText } from "./seller-texts.tsx"

interface OrderStepProps {
  readonly view: OpenOrderView
  /** Undefined until the page has come to life. */
  readonly wishes: OpenOrderWishes | undefined
}

const tones: Readonly<Partial<Record<RowState, "good" | "bad">>> = {
  done: "good",
  conflict: "bad",
  gone: "bad",
  refused: "bad",
  unreachable: "bad",
  expired: "bad",
  unread: "bad"
}

const texts: Readonly<Partial<Record<RowState, ReactNode>>> = {
  done: <Trans>Gespeichert.</Trans>,
  conflict: <Trans>Diese Bestellung hat sich inzwischen geändert. So steht sie jetzt.</Trans>,
  gone: <Trans>Diese Bestellung gibt es für Sie nicht mehr.</Trans>,
  unreachable: <Trans>Der Server hat nicht geantwortet.</Trans>,
  expired: (
    <Trans>
      Sie sind nicht mehr angemeldet. Melden Sie sich in einem anderen Fenster an und versuchen Sie es dann
      noch einmal.
    </Trans>
  ),
  unread: <Trans>Wie die Bestellung jetzt steht, konnte nicht geladen werden.</Trans>
}

/** What is wanted most of the time comes first; what ends an order comes last. */
const inOrder: ReadonlyArray<OrderAct> = [
  "confirm",
  "deliver",
  "schedule",
  "refuse",
  "cancel",
  "cancelForBuyer",
  "withdrawForBuyer"
]

/** Where an order stands, what came of the last act, and what can be done next. */
export function OrderStep({ view, wishes }: OrderStepProps) {
  const { order, status, state, act, refusal } = view
  const told = useRef<HTMLOutputElement>(null)
  // the button that was pressed may be gone by now; who pressed it goes on from what came of it
  useEffect(() => {
    if (tones[state] !== undefined && document.activeElement === document.body) told.current?.focus()
  }, [state])
  const isBusy = state === "busy"
  const acts = inOrder.filter((each) => order.may.includes(each))
  const isFailed = state === "refused" || state === "unreachable" || state === "expired"
  return (
    <span className={s["step"]}>
      <Badge tone={status === "placed" ? "brand" : status === "scheduled" ? "good" : "quiet"}>
        <SellerStatus status={status} />
      </Badge>
      <output ref={told} tabIndex={-1} className={s["told"]} data-tone={tones[state]}>
        {state === "refused" ? <RefusedText code={refusal} /> : texts[state]}
      </output>
      <span className={s["acts"]}>
        {isFailed || state === "unread" ? (
          <>
            <Button
              look="secondary"
              aria-describedby={`order-${order.orderId}`}
              onClick={() => wishes?.onRetry(order.orderId)}
            >
              <Trans>Noch einmal versuchen</Trans>
            </Button>
            {isFailed && (
              <Button look="quiet" onClick={() => wishes?.onCancel(order.orderId)}>
                <Trans>Verwerfen</Trans>
              </Button>
            )}
          </>
        ) : (
          acts.map((each) => (
            <Button
              key={each}
              look={each === "refuse" || each === "cancel" || isBuyerAct(each) ? "quiet" : "secondary"}
              busy={isBusy && each === act}
              disabled={wishes === undefined || (isBusy && each !== act)}
              aria-describedby={`order-${order.orderId}`}
              onClick={() => wishes?.onChoose(order.orderId, each)}
            >
              {each === "schedule" && status === "scheduled" ? (
                <Trans>Termin ändern</Trans>
              ) : (
                <ActText act={each} />
              )}
            </Button>
          ))
        )}
      </span>
    </span>
  )
}
