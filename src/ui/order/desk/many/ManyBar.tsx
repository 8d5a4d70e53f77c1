import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { takeBackTime } from "../../../../domain/order/life/order-acts.ts"
import { Button } from "../../../kit/Button.tsx"
import { isFirstPress } from "../../../kit/live/first-press.ts"
import { NoMailBesideAct } from "../acts/NoMailToBuyer.tsx"
import s from "./Many.module.css"
import type { ManyView, ManyWishes } from "./many.view.ts"
import { ManyOutcome } from "./ManyOutcome.tsx"

interface ManyBarProps {
  readonly view: ManyView
  /** Undefined until the page is hydrated. */
  readonly wishes: ManyWishes | undefined
}

/** Bulk actions available for the selected orders, and their results; stays visible while the list scrolls. */
export function ManyBar({ view, wishes }: ManyBarProps) {
  const { t } = useLingui()
  const { chosen, choosable, confirmable, schedulable, report } = view
  const { announced, busy } = report
  const seconds = takeBackTime.whole / 1000
  const isUnderWay = announced + busy > 0
  return (
    <section
      className={s["bar"]}
      aria-label={t`Mehrere Bestellungen`}
      data-state={chosen.size > 0 || isUnderWay ? "open" : "resting"}
    >
      <div className={s["line"]}>
        {choosable > 1 && chosen.size < choosable && !isUnderWay && (
          <Button look="quiet" disabled={wishes === undefined} onClick={() => wishes?.onAll()}>
            <Trans>Alle {choosable} auswählen</Trans>
          </Button>
        )}
        <output className={s["count"]}>
          {chosen.size > 0 && <Plural value={chosen.size} one="# ausgewählt" other="# ausgewählt" />}
        </output>
        {chosen.size > 0 && (
          <>
            <Button
              look="secondary"
              disabled={wishes === undefined || isUnderWay || confirmable === 0}
              onClick={(event) => {
                if (isFirstPress(event)) wishes?.onConfirm()
              }}
            >
              <Trans>{confirmable} bestätigen</Trans>
            </Button>
            <Button
              look="secondary"
              disabled={wishes === undefined || isUnderWay || schedulable === 0}
              onClick={(event) => {
                if (isFirstPress(event)) wishes?.onAsk()
              }}
            >
              <Trans>Termin für {schedulable}</Trans>
            </Button>
            <Button look="quiet" disabled={wishes === undefined} onClick={() => wishes?.onNone()}>
              <Trans>Auswahl aufheben</Trans>
            </Button>
          </>
        )}
        {announced > 0 && (
          <Button look="secondary" onClick={() => wishes?.onTakeBack()}>
            <Trans>Alle zurücknehmen</Trans>
          </Button>
        )}
      </div>
      <output className={s["told"]}>
        {announced > 0 ? (
          <Plural
            value={announced}
            one={`# Bestellung wird in ${seconds} Sekunden gesendet.`}
            other={`# Bestellungen werden in ${seconds} Sekunden gesendet.`}
          />
        ) : busy > 0 ? (
          <Trans>Einen Moment …</Trans>
        ) : null}
      </output>
      {(chosen.size > 0 || isUnderWay) && <NoMailBesideAct areMany />}
      {!isUnderWay && <ManyOutcome report={report} onRetry={wishes?.onRetry} />}
    </section>
  )
}
