import { Trans } from "@lingui/react/macro"
import type { CallOutcome } from "../../../domain/account/call-outcome.ts"
import type { OrderPage } from "../../../domain/order/life/order-page.ts"
import { reviewInvitationDays } from "../../../domain/review/review.ts"
import { Button, ButtonLink } from "../../kit/Button.tsx"
import { NotRated } from "../../kit/orders/NotRated.tsx"
import { DateText } from "../../kit/price/Price.tsx"
import { useHref } from "../../kit/site.tsx"
import { useAct } from "../../kit/live/use-act.ts"
import { AskedAct } from "./AskedAct.tsx"
import s from "./Placed.module.css"

interface OrderActionsProps {
  readonly order: OrderPage
  /** Undefined until the page is hydrated; returns `gone` if the status of the order has changed in the meantime. */
  readonly onCancel: (() => Promise<CallOutcome>) | undefined
  readonly onRate: (() => Promise<CallOutcome>) | undefined
}

/** Actions of the buyer on a placed order: cancel it, withdraw from it, rate it. */
export function OrderActions({ order, onCancel, onRate }: OrderActionsProps) {
  const href = useHref()
  const { canCancel, canWithdraw, withdrawableUntil } = order
  const { rating } = order.tracker
  if (!canCancel && !canWithdraw && rating === "none") return null
  return (
    <section aria-labelledby="order-actions" className={s["part"]}>
      <h2 id="order-actions">
        <Trans>Was Sie tun können</Trans>
      </h2>
      {canCancel && (
        <AskedAct
          label={<Trans>Bestellung stornieren</Trans>}
          question={<Trans>Bestellung wirklich stornieren?</Trans>}
          meaning={<Trans>Das lässt sich nicht zurücknehmen. Der Verkäufer erfährt es sofort.</Trans>}
          yes={<Trans>Ja, stornieren</Trans>}
          no={<Trans>Nein, behalten</Trans>}
          act={onCancel}
        />
      )}
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
      {rating === "here" && <Rate onRate={onRate} />}
      {rating === "byMail" && (
        <p className={s["line"]}>
          <Trans>
            Zum Bewerten dient der Link in der E-Mail, die {reviewInvitationDays} Tage nach der Lieferung an{" "}
            {order.emailAddress} geht.
          </Trans>
        </p>
      )}
    </section>
  )
}

/**
 * Link to the rating page, which is one of the account's pages; the link is created on request, for this order only.
 */
function Rate({ onRate }: Pick<OrderActionsProps, "onRate">) {
  const { outcome, isActing, start } = useAct(
    async (_: null) => (await onRate?.()) ?? { kind: "unreachable" }
  )
  return (
    <div>
      <Button look="secondary" disabled={onRate === undefined} busy={isActing} onClick={() => start(null)}>
        <Trans>Lieferung bewerten</Trans>
      </Button>
      {outcome !== undefined && outcome.kind !== "done" && (
        <p role="alert">
          <NotRated outcome={outcome} />
        </p>
      )}
    </div>
  )
}
