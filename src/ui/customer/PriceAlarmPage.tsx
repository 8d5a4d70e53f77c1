import { Trans } from "@lingui/react/macro"
import type { CallOutcome } from "../../domain/account/call-outcome.ts"
import type { MailedAlarm } from "../../domain/alarm/mailed-alarm.ts"
import { ButtonLink } from "../kit/Button.tsx"
import { useAct } from "../kit/live/use-act.ts"
import { Notice } from "../kit/notice/Notice.tsx"
import { useHref } from "../kit/site.tsx"
import { FocusedLayout } from "../layouts/FocusedLayout.tsx"
import type { SiteFacts } from "../layouts/site-facts.ts"
import s from "./PriceAlarmPage.module.css"
import { PriceAlarmForm } from "./PriceAlarmForm.tsx"
import type { WatchedGoods, WatchedPrice } from "./watched-price.ts"

interface PriceAlarmPageProps {
  readonly facts: SiteFacts
  readonly start: WatchedGoods
  readonly watched: WatchedPrice | undefined
  readonly onWatch: ((goods: WatchedGoods) => Promise<WatchedPrice | undefined>) | undefined
  /** Undefined until the page has come to life. */
  readonly onSubscribe: ((wish: MailedAlarm) => Promise<CallOutcome>) | undefined
}

/** "Tell me when it falls below": an alarm without an account, which the mailbox confirms (rule account.alarms). */
export function PriceAlarmPage({ facts, start, watched, onWatch, onSubscribe }: PriceAlarmPageProps) {
  const href = useHref()
  const {
    outcome,
    isActing,
    start: subscribe
  } = useAct(async (wish: MailedAlarm) => (await onSubscribe?.(wish)) ?? { kind: "unreachable" })
  return (
    <FocusedLayout facts={facts}>
      <div className={s["page"]}>
        <h1>
          <Trans>Preisalarm</Trans>
        </h1>
        {outcome?.kind === "done" ? (
          <Notice
            tone="good"
            announced
            title={<Trans>Bitte sehen Sie in Ihr Postfach</Trans>}
            actions={
              <ButtonLink href={href("/pelletpreise")} look="secondary">
                <Trans>Zu den Preisen</Trans>
              </ButtonLink>
            }
          >
            <p>
              <Trans>
                Wir haben Ihnen eine E-Mail geschickt. Mit dem Link darin beginnt der Alarm; vorher schreiben
                wir Ihnen nicht.
              </Trans>
            </p>
          </Notice>
        ) : (
          <>
            <p className={s["lead"]}>
              <Trans>
                Wir schreiben Ihnen einmal, sobald der Preis so weit gefallen ist. Sie brauchen kein Konto;
                jede E-Mail hat einen Link, der den Alarm beendet.
              </Trans>
            </p>
            <PriceAlarmForm
              start={start}
              watched={watched}
              onWatch={onWatch}
              outcome={outcome}
              isBusy={isActing}
              onSubscribe={onSubscribe === undefined ? undefined : subscribe}
            />
            <noscript>
              <p>
                <Trans>Der Preisalarm braucht JavaScript. Die Preise selbst sehen Sie auch ohne.</Trans>
              </p>
            </noscript>
          </>
        )}
      </div>
    </FocusedLayout>
  )
}
