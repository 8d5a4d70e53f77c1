import { Trans } from "@lingui/react/macro"
import { useState } from "react"
import type { CallOutcome } from "../../domain/account/call-outcome.ts"
import { type MailedAlarm, mailedAlarm } from "../../domain/alarm/mailed-alarm.ts"
import type { SentAlarm } from "../../domain/alarm/submitted-alarm.ts"
import { ButtonLink } from "../kit/Button.tsx"
import { useAct } from "../kit/live/use-act.ts"
import { Notice } from "../kit/notice/Notice.tsx"
import { useHref, useSite } from "../kit/site.tsx"
import { FocusedLayout } from "../layouts/FocusedLayout.tsx"
import type { SiteFacts } from "../layouts/site-facts.ts"
import { AlarmPlace, AlarmPrice, groupOf } from "../kit/alarm/alarm-words.tsx"
import s from "./PriceAlarmPage.module.css"
import { PriceAlarmForm } from "./PriceAlarmForm.tsx"
import type { WatchedGoods, WatchedPrice } from "../../domain/alarm/watched-price.ts"

interface PriceAlarmPageProps {
  readonly facts: SiteFacts
  readonly start: WatchedGoods
  readonly watched: WatchedPrice | undefined
  readonly onWatch: ((goods: WatchedGoods) => Promise<WatchedPrice | undefined>) | undefined
  /** The input that was sent to this page without JavaScript. */
  readonly sent?: SentAlarm | undefined
  /** Undefined until the page is hydrated. */
  readonly onSubscribe: ((wish: MailedAlarm) => Promise<CallOutcome>) | undefined
}

/** Page: a price alarm without an account, confirmed by e-mail (rule account.alarms). */
export function PriceAlarmPage({ facts, start, watched, sent, onWatch, onSubscribe }: PriceAlarmPageProps) {
  const href = useHref()
  const { locale } = useSite()
  const [asked, setAsked] = useState(sent && mailedAlarm(locale.countryId, sent.typed))
  const act = useAct(async (wish: MailedAlarm) => {
    setAsked(wish)
    return (await onSubscribe?.(wish)) ?? { kind: "unreachable" }
  })
  const outcome = act.outcome ?? sent?.outcome
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
            {asked && (
              <p>
                <strong>{groupOf(asked.productId)?.name}</strong>, <AlarmPlace alarm={asked} />,{" "}
                <Trans>
                  höchstens <AlarmPrice alarm={asked} price={asked.threshold} />
                </Trans>
              </p>
            )}
            {asked && (
              <p>
                <Trans>
                  Wir haben an {asked.email} geschrieben. Mit dem Link darin beginnt der Alarm; vorher
                  schreiben wir Ihnen nicht.
                </Trans>{" "}
                <a href={href(`/preisalarm?productId=${asked.productId}&zipCode=${asked.zipCode}`)}>
                  <Trans>Adresse falsch? Alarm noch einmal stellen</Trans>
                </a>
              </p>
            )}
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
              sent={sent}
              outcome={outcome}
              isBusy={act.isActing}
              onSubscribe={onSubscribe === undefined ? undefined : act.start}
            />
          </>
        )}
      </div>
    </FocusedLayout>
  )
}
