import { Trans } from "@lingui/react/macro"
import { useState } from "react"
import type { CallOutcome } from "../../../domain/account/call-outcome.ts"
import type { OrderPage } from "../../../domain/order-life/order-page.ts"
import { Button, ButtonLink } from "../../kit/Button.tsx"
import { Notice } from "../../kit/Notice.tsx"
import { DateText } from "../../kit/Price.tsx"
import { useHref } from "../../kit/site.tsx"
import { useAct } from "../../kit/use-act.ts"
import s from "./Placed.module.css"

interface OrderActionsProps {
  readonly order: OrderPage
  /** Undefined until the page has come to life; `gone` when the order stands elsewhere by now. */
  readonly onCancel: (() => Promise<CallOutcome>) | undefined
}

/** What the buyer can do with a placed order: cancel it, withdraw from it, rate it. */
export function OrderActions({ order, onCancel }: OrderActionsProps) {
  const href = useHref()
  const { canCancel, canWithdraw, canRate, withdrawableUntil } = order
  if (!canCancel && !canWithdraw && !canRate) return null
  return (
    <section aria-labelledby="order-actions" className={s["part"]}>
      <h2 id="order-actions">
        <Trans>Was Sie tun können</Trans>
      </h2>
      {canCancel && <Cancel onCancel={onCancel} />}
      {canWithdraw && (
        <p className={s["line"]}>
          <ButtonLink look="secondary" href={href(`/vertrag-widerrufen?bestellung=${order.orderId}`)}>
            <Trans>Vertrag widerrufen</Trans>
          </ButtonLink>
          {withdrawableUntil !== null && (
            <span>
              <Trans>
                Möglich bis <DateText date={withdrawableUntil} long />
              </Trans>
            </span>
          )}
        </p>
      )}
      {canRate && (
        <p>
          <a href={href("/kunde/bestellungen")}>
            <Trans>Lieferung bewerten</Trans>
          </a>
        </p>
      )}
    </section>
  )
}

function Cancel({ onCancel }: Pick<OrderActionsProps, "onCancel">) {
  const [isAsked, setAsked] = useState(false)
  const { outcome, isActing, start, forget } = useAct(
    async (_: null) => (await onCancel?.()) ?? { kind: "unreachable" }
  )
  if (!isAsked)
    return (
      <p>
        <Button look="secondary" disabled={onCancel === undefined} onClick={() => setAsked(true)}>
          <Trans>Bestellung stornieren</Trans>
        </Button>
      </p>
    )
  return (
    <Notice
      tone="bad"
      heading
      announced
      title={<Trans>Bestellung wirklich stornieren?</Trans>}
      actions={
        <>
          <Button busy={isActing} onClick={() => start(null)}>
            <Trans>Ja, stornieren</Trans>
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              forget()
              setAsked(false)
            }}
          >
            <Trans>Nein, behalten</Trans>
          </Button>
        </>
      }
    >
      <p>
        {outcome === undefined || outcome.kind === "done" ? (
          <Trans>Das lässt sich nicht zurücknehmen. Der Verkäufer erfährt es sofort.</Trans>
        ) : outcome.kind === "gone" ? (
          <Trans>Die Bestellung hat sich inzwischen geändert. Bitte sehen Sie nach, wie sie steht.</Trans>
        ) : (
          <Trans>Wir haben keine Antwort bekommen. Versuchen Sie es ruhig noch einmal.</Trans>
        )}
      </p>
    </Notice>
  )
}
