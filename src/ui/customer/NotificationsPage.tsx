import { Plural, Trans } from "@lingui/react/macro"
import { BellPlus } from "lucide-react"
import { useRef } from "react"
import { Button } from "../kit/Button.tsx"
import { Card } from "../kit/Card.tsx"
import { Checkbox } from "../kit/form/Choice.tsx"
import { LeaveDialog, type LeaveGuard } from "../kit/desk/LeaveDialog.tsx"
import { useFocusKept } from "../kit/live/use-focus-kept.ts"
import { useLive } from "../kit/live/use-live.ts"
import { AlarmDialog } from "./AlarmDialog.tsx"
import { AlarmNotices } from "./AlarmNotices.tsx"
import { AlarmRow } from "./AlarmRow.tsx"
import { alarmsView, type AlarmsSnapshot } from "./alarms.view.ts"
import type { AlarmWishes } from "./alarms.wishes.ts"
import s from "./NotificationsPage.module.css"

interface NotificationsPageProps {
  readonly snapshot: AlarmsSnapshot
  /** The cheapest current price by alarm id, per price unit. */
  readonly prices: Readonly<Record<string, number>>
  readonly wishes: AlarmWishes
  readonly leaveGuard: LeaveGuard
}

/** Page: settings for the mails that a customer receives: price alarms and the newsletter. Both are saved together. */
export function NotificationsPage({ snapshot, prices, wishes, leaveGuard }: NotificationsPageProps) {
  const isLive = useLive()
  const view = alarmsView(snapshot)
  const isBarShown = view.changes > 0 || view.isBusy
  const list = useRef<HTMLElement>(null)
  useFocusKept(isBarShown, list)
  const open = isLive && !view.isClosed ? wishes : undefined
  return (
    <div className={s["page"]}>
      <h1>
        <Trans>Benachrichtigungen</Trans>
      </h1>
      <AlarmNotices view={view} onLoad={isLive ? wishes.onLoad : undefined} />
      <section ref={list} aria-labelledby="alarms" className={s["part"]}>
        <h2 id="alarms">
          <Trans>Preisalarme</Trans>
        </h2>
        <p className={s["lead"]}>
          <Trans>
            Jede Nacht vergleichen wir den Tagespreis mit Ihrem Preis. Ist er erreicht, bekommen Sie eine
            E-Mail; jede enthält einen Link, der den Preisalarm beendet.
          </Trans>
        </p>
        <Card>
          {view.alarms.length === 0 ? (
            <p data-state="empty">
              <Trans>
                Noch kein Preisalarm. Nennen Sie uns den Preis, bei dem Sie bestellen würden, und wir melden
                uns.
              </Trans>
            </p>
          ) : (
            <ul className={s["list"]}>
              {view.alarms.map((alarm) => (
                <AlarmRow
                  key={alarm.key}
                  alarm={alarm}
                  price={prices[alarm.key]}
                  refusals={view.refusals.filter(({ key }) => key === alarm.key)}
                  wishes={open}
                />
              ))}
            </ul>
          )}
          {/*
           * the button is rendered at the same position with and without alarms, so that the focus returns from the
           * form to the button
           */}
          <div className={s["add"]}>
            <Button
              look={view.alarms.length === 0 ? "primary" : "secondary"}
              disabled={open === undefined}
              onClick={open?.onAdd}
            >
              <BellPlus size={20} aria-hidden="true" />
              <Trans>Preisalarm anlegen</Trans>
            </Button>
          </div>
        </Card>
      </section>
      <section aria-labelledby="newsletter" className={s["part"]}>
        <h2 id="newsletter">
          <Trans>Newsletter</Trans>
        </h2>
        <Card>
          <Checkbox
            label={<Trans>Den Newsletter bekommen</Trans>}
            hint={
              view.isNewsletterWanted && !view.isNewsletterConfirmed ? (
                <Trans>Beginnt, sobald Sie ihn in Ihrem Postfach bestätigt haben.</Trans>
              ) : (
                <Trans>Wie sich die Preise entwickeln, ein paar Mal im Jahr.</Trans>
              )
            }
            checked={view.isNewsletterWanted}
            disabled={open === undefined}
            onChange={({ currentTarget: { checked } }) => open?.onNewsletter(checked)}
          />
        </Card>
      </section>
      {isBarShown && (
        <div className={s["bar"]} data-part="save">
          <p className={s["count"]}>
            <Plural
              value={view.changes}
              one="Eine Änderung ist noch nicht gespeichert"
              other="# Änderungen sind noch nicht gespeichert"
            />
          </p>
          <div className={s["actions"]}>
            <Button look="quiet" disabled={open === undefined} onClick={open?.onDiscard}>
              <Trans>Verwerfen</Trans>
            </Button>
            <Button
              busy={view.isBusy}
              disabled={!isLive || (view.isClosed && !view.isBusy)}
              onClick={wishes.onSave}
            >
              <Trans>Speichern</Trans>
            </Button>
          </div>
        </div>
      )}
      <AlarmDialog form={view.form} wishes={wishes} />
      <LeaveDialog
        guard={leaveGuard}
        title={<Trans>Änderungen sind noch nicht gespeichert</Trans>}
        description={<Trans>Wenn Sie jetzt weitergehen, gehen sie verloren.</Trans>}
        stay={<Trans>Hier bleiben</Trans>}
        leave={<Trans>Ohne Speichern weiter</Trans>}
      />
    </div>
  )
}
