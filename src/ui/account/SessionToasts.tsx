import { Trans } from "@lingui/react/macro"
import { Button, ButtonLink } from "../kit/Button.tsx"
import { Notice } from "../kit/notice/Notice.tsx"
import s from "./SessionToasts.module.css"

export type SessionToastKind = "signedOut" | "expired" | "signOutFailed"

interface SessionToastsProps {
  readonly toasts: ReadonlyArray<SessionToastKind>
  /** Link to the sign-in page, which then leads back to this page. */
  readonly signInHref: string
  readonly onDismiss: (toast: SessionToastKind) => void
}

/** Toasts about changes of the session; important ones stay until the user dismisses them (rule page.toasts). */
export function SessionToasts({ toasts, signInHref, onDismiss }: SessionToastsProps) {
  return (
    <div className={s["toasts"]}>
      {toasts.map((toast) => (
        <div key={toast} className={s["toast"]} data-toast={toast}>
          <Toast toast={toast} signInHref={signInHref} onDismiss={() => onDismiss(toast)} />
        </div>
      ))}
    </div>
  )
}

interface ToastProps {
  readonly toast: SessionToastKind
  readonly signInHref: string
  readonly onDismiss: () => void
}

function Toast({ toast, signInHref, onDismiss }: ToastProps) {
  const close = (
    <Button look="quiet" onClick={onDismiss}>
      <Trans>Schließen</Trans>
    </Button>
  )
  switch (toast) {
    case "signedOut":
      return <Notice tone="good" announced title={<Trans>Erfolgreich abgemeldet</Trans>} />
    case "signOutFailed":
      return (
        <Notice tone="bad" announced title={<Trans>Das Abmelden hat nicht geklappt</Trans>} actions={close}>
          <p>
            <Trans>Sie sind noch angemeldet. Bitte versuchen Sie es noch einmal.</Trans>
          </p>
        </Notice>
      )
    case "expired":
      return (
        <Notice
          tone="bad"
          announced
          title={<Trans>Anmeldesitzung abgelaufen. Sie wurden automatisch abgemeldet.</Trans>}
          actions={
            <>
              <ButtonLink href={signInHref} look="secondary">
                <Trans>Wieder anmelden</Trans>
              </ButtonLink>
              {close}
            </>
          }
        >
          <p>
            <Trans>Melden Sie sich wieder an, dann kommen Sie auf diese Seite zurück.</Trans>
          </p>
        </Notice>
      )
  }
}
