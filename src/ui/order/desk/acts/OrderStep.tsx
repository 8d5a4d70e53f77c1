import { Trans } from "@lingui/react/macro"
import { type ReactNode, useEffect, useRef } from "react"
import type { OrderStatus } from "../../../../domain/order/draft.ts"
import { isBuyerAct, type OrderAct, takeBackTime } from "../../../../domain/order/life/order-acts.ts"
import { isPlainAct } from "../../../../domain/order/life/seller-wish.ts"
import { Badge } from "../../../kit/icon/Badge.tsx"
import { Button } from "../../../kit/Button.tsx"
import { isFirstPress } from "../../../kit/live/first-press.ts"
import { actKeys } from "./act-keys.ts"
import { NoMailBesideAct } from "./NoMailToBuyer.tsx"
import { isAnnounced, type OrderRowView, type OrderRowWishes, type RowState } from "../order-row.view.ts"
import s from "../OrderRows.module.css"
import { SellerStatus } from "../../../kit/desk/SellerStatus.tsx"
import { ActText, RefusedText, UnsentText } from "./act-texts.tsx"

interface OrderStepProps {
  readonly view: OrderRowView
  /** Undefined until the page is hydrated. */
  readonly wishes: OrderRowWishes | undefined
  /** Whether the rows of the list have shortcut keys for acts. */
  readonly hasKeys?: boolean
}

const tones: Readonly<Partial<Record<RowState, "good" | "bad" | "quiet">>> = {
  busy: "quiet",
  takenBack: "quiet",
  unsent: "bad",
  done: "good",
  conflict: "bad",
  gone: "bad",
  refused: "bad",
  unreachable: "bad",
  expired: "bad",
  unread: "bad"
}

const texts: Readonly<Partial<Record<RowState, ReactNode>>> = {
  busy: <Trans>Einen Moment …</Trans>,
  takenBack: <Trans>Zurückgenommen. Es wurde nichts gesendet.</Trans>,
  unsent: <UnsentText />,
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

const inSeconds = (time: number): number => time / 1000

/**
 * Describes the pending action and how long the user can still undo it; announced once at the start and once near the
 * end.
 */
function AnnouncedText({
  act,
  isDirectDebit,
  isLastCall
}: {
  readonly act: OrderAct
  readonly isDirectDebit: boolean
  readonly isLastCall: boolean
}) {
  const { whole, untilLastCall } = takeBackTime
  const seconds = inSeconds(isLastCall ? whole - untilLastCall : whole)
  return (
    <>
      <ActText act={act} isDirectDebit={isDirectDebit} />: <Trans>wird in {seconds} Sekunden gesendet.</Trans>
    </>
  )
}

/** Display order of the actions: the most frequent actions come first, actions that end an order come last. */
const inOrder: ReadonlyArray<OrderAct> = [
  "confirm",
  "deliver",
  "schedule",
  "invoice",
  "settle",
  "announceDebit",
  "debitReturned",
  "refuse",
  "cancel",
  "cancelForBuyer",
  "withdrawForBuyer"
]

const quiet: ReadonlySet<OrderAct> = new Set(["refuse", "cancel", "debitReturned"])

const goodStatuses: ReadonlySet<OrderStatus> = new Set<OrderStatus>(["scheduled", "settled"])

/** The status of an order, the result of the last action, and the possible next actions. */
export function OrderStep({ view, wishes, hasKeys = false }: OrderStepProps) {
  const { order, status, state, act, refusal } = view
  const outcome = useRef<HTMLOutputElement>(null)
  // the pressed button may no longer exist, so the focus moves to the result
  useEffect(() => {
    if (tones[state] !== undefined && document.activeElement === document.body) outcome.current?.focus()
  }, [state])
  const ways = useRef<HTMLSpanElement>(null)
  const hadForm = useRef(false)
  const hasForm = view.form !== null
  // a form that reopened after a failed action was not opened by a button; when it closes, the focus therefore moves to
  // the first enabled button
  useEffect(() => {
    if (hadForm.current && !hasForm && document.activeElement === document.body)
      ways.current?.querySelector<HTMLButtonElement>("button:enabled")?.focus()
    hadForm.current = hasForm
  }, [hasForm])
  const isDirectDebit = order.billing?.isDirectDebit ?? false
  const isWaiting = isAnnounced(view)
  const isBusy = state === "busy" || isWaiting
  const acts = inOrder.filter((each) => order.may.includes(each))
  const isFailed = state === "refused" || state === "unreachable" || state === "expired"
  return (
    <span className={s["step"]}>
      <Badge tone={status === "placed" ? "brand" : goodStatuses.has(status) ? "good" : "quiet"}>
        <SellerStatus status={status} />
      </Badge>
      <output ref={outcome} tabIndex={-1} className={s["outcome"]} data-tone={tones[state]}>
        {state === "refused" ? (
          <RefusedText code={refusal} />
        ) : isWaiting ? (
          <AnnouncedText act={act} isDirectDebit={isDirectDebit} isLastCall={state === "lastCall"} />
        ) : (
          texts[state]
        )}
      </output>
      {isWaiting && isPlainAct(order, act) && <NoMailBesideAct />}
      {isWaiting && (
        <span
          className={s["timeLeft"]}
          style={{ animationDuration: `${takeBackTime.whole}ms` }}
          aria-hidden="true"
        />
      )}
      <span ref={ways} className={s["acts"]}>
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
              look={quiet.has(each) || isBuyerAct(each) ? "quiet" : "secondary"}
              busy={isBusy && each === act}
              disabled={wishes === undefined || (isBusy && each !== act)}
              aria-describedby={`order-${order.orderId}`}
              aria-keyshortcuts={hasKeys ? actKeys[each]?.toUpperCase() : undefined}
              onClick={(event) => {
                if (isFirstPress(event)) wishes?.onChoose(order.orderId, each)
              }}
            >
              {each === "schedule" && status === "scheduled" ? (
                <Trans>Termin ändern</Trans>
              ) : (
                <ActText act={each} isDirectDebit={isDirectDebit} />
              )}
            </Button>
          ))
        )}
        {isWaiting && (
          <Button
            look="secondary"
            aria-describedby={`order-${order.orderId}`}
            aria-keyshortcuts={hasKeys ? "Control+Z" : undefined}
            onClick={(event) => {
              if (isFirstPress(event)) wishes?.onTakeBack(order.orderId)
            }}
          >
            <Trans>Zurücknehmen</Trans>
          </Button>
        )}
      </span>
    </span>
  )
}
