import { Plural, Trans } from "@lingui/react/macro"
import { Button } from "../../../kit/Button.tsx"
import s from "./Many.module.css"
import type { ManyReport } from "./many.view.ts"

/**
 * The result of an action on several orders: how many orders are done, for which orders there was no response, and
 * which orders need attention.
 */
export function ManyOutcome({
  report: { done, unanswered, others },
  onRetry
}: {
  readonly report: ManyReport
  readonly onRetry: (() => void) | undefined
}) {
  return (
    <div className={s["outcome"]} aria-live="polite">
      {done > 0 && (
        <p data-tone="good">
          <Plural value={done} one="# Bestellung gespeichert." other="# Bestellungen gespeichert." />
        </p>
      )}
      {unanswered.length > 0 && (
        <div className={s["line"]}>
          <p data-tone="bad">
            <Plural
              value={unanswered.length}
              one="# Bestellung ohne Antwort. Noch einmal senden schadet nicht."
              other="# Bestellungen ohne Antwort. Noch einmal senden schadet nicht."
            />
          </p>
          <Button look="secondary" disabled={onRetry === undefined} onClick={onRetry}>
            <Trans>Alle noch einmal versuchen</Trans>
          </Button>
        </div>
      )}
      {others.length > 0 && (
        <p data-tone="bad">
          <Trans>Nicht gespeichert, bitte ansehen:</Trans>{" "}
          {others.map(({ order: { orderId, orderNumber } }, place) => (
            <span key={orderId}>
              {place > 0 && ", "}
              <a href={`#order-${orderId}`}>{orderNumber}</a>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
