import { Plural, Trans } from "@lingui/react/macro"
import { Button } from "../kit/Button.tsx"
import { Notice } from "../kit/notice/Notice.tsx"
import type { AlarmsView } from "./alarms.view.ts"

interface AlarmNoticesProps {
  readonly view: AlarmsView
  readonly onLoad: (() => void) | undefined
}

/** Important notices: the result of saving, and alarms that still have to be confirmed by mail. */
export function AlarmNotices({ view, onLoad }: AlarmNoticesProps) {
  return (
    <>
      {view.isConfirmationDue && (
        <Notice title={<Trans>Bitte sehen Sie in Ihr Postfach</Trans>}>
          <p>
            <Trans>
              Neue Benachrichtigungen beginnen erst, wenn Sie dem Link in unserer E-Mail gefolgt sind. Er gilt
              sieben Tage.
            </Trans>
          </p>
        </Notice>
      )}
      <SaveNotice view={view} onLoad={onLoad} />
    </>
  )
}

function SaveNotice({ view, onLoad }: AlarmNoticesProps) {
  switch (view.notice) {
    case null:
      return null
    case "conflict":
      return (
        <Notice tone="bad" announced title={<Trans>Die Liste hat sich inzwischen geändert</Trans>}>
          <p>
            <Trans>
              Etwas davon wurde anderswo geändert oder gelöscht. Ihre übrigen Änderungen stehen noch da; bitte
              prüfen und speichern Sie sie noch einmal.
            </Trans>
          </p>
        </Notice>
      )
    case "refused":
      return (
        <Notice tone="bad" announced title={<Trans>Das konnten wir so nicht speichern</Trans>}>
          <p>
            {view.refusals.some(({ code }) => code === "tooMany") ? (
              <Trans>
                Möglich sind höchstens 20 Benachrichtigungen. Bitte löschen Sie eine, bevor Sie speichern.
              </Trans>
            ) : (
              <Trans>Was zu ändern ist, steht beim Preisalarm.</Trans>
            )}
          </p>
        </Notice>
      )
    case "throttled":
      return (
        <Notice tone="bad" announced title={<Trans>Bitte warten Sie einen Augenblick</Trans>}>
          <p>
            <Trans>
              Wir haben Ihrem Postfach schon mehrere E-Mails geschickt.{" "}
              <Plural
                value={view.seconds}
                one="In einer Sekunde können Sie speichern."
                other="In # Sekunden können Sie speichern."
              />
            </Trans>
          </p>
        </Notice>
      )
    case "expired":
      return (
        <Notice tone="bad" announced title={<Trans>Ihre Anmeldung ist abgelaufen</Trans>}>
          <p>
            <Trans>
              Ihre Änderungen stehen noch da, solange diese Seite offen ist. Melden Sie sich in einem anderen
              Fenster wieder an und speichern Sie dann noch einmal.
            </Trans>
          </p>
        </Notice>
      )
    case "unreachable":
      return (
        <Notice tone="bad" announced title={<Trans>Wir sind gerade nicht zu erreichen</Trans>}>
          <p>
            <Trans>
              Ihre Änderungen stehen noch da. Bitte speichern Sie in ein paar Minuten noch einmal.
            </Trans>
          </p>
        </Notice>
      )
    case "unread":
      return (
        <Notice
          tone="bad"
          announced
          title={<Trans>Gespeichert, aber noch nicht wieder gelesen</Trans>}
          actions={
            <Button look="secondary" disabled={onLoad === undefined} onClick={onLoad}>
              <Trans>Noch einmal versuchen</Trans>
            </Button>
          }
        >
          <p>
            <Trans>Ihre Änderungen sind angekommen. Die Liste konnten wir danach nicht laden.</Trans>
          </p>
        </Notice>
      )
  }
}
