import { Trans } from "@lingui/react/macro"
import type { CallOutcome } from "../../domain/account/call-outcome.ts"
import type { MailLink } from "../../domain/mail/mail-link.ts"
import { Button, ButtonLink } from "../kit/Button.tsx"
import { Card } from "../kit/Card.tsx"
import { Notice } from "../kit/notice/Notice.tsx"
import { useHref } from "../kit/site.tsx"
import type { SiteFacts } from "../layouts/site-facts.ts"
import s from "./Account.module.css"
import { MailedGone, MailedPage, MailedUnread } from "../kit/MailedPage.tsx"
import { Unreached } from "./SignInNote.tsx"
import { useAct } from "../kit/live/use-act.ts"
import { WaitNotice } from "./WaitNotice.tsx"

interface ConfirmPageProps {
  readonly facts: SiteFacts
  readonly what: "registration" | "email"
  readonly link: MailLink
  /** Undefined until the page is hydrated. */
  readonly onConfirm: (() => Promise<CallOutcome>) | undefined
}

/**
 * Explains what a mailed link will do. This happens only when the user presses the button, because mail scanners open
 * links (rule safety.mailed-links).
 */
export function ConfirmPage({ facts, what, link, onConfirm }: ConfirmPageProps) {
  const isRegistration = what === "registration"
  const { outcome, isActing, start } = useAct(async () => (await onConfirm?.()) ?? { kind: "unreachable" })
  const title = isRegistration ? <Trans>Konto bestätigen</Trans> : <Trans>E-Mail-Adresse bestätigen</Trans>
  const gone = isRegistration ? (
    <Trans>
      Haben Sie Ihr Konto schon bestätigt, melden Sie sich an; sonst registrieren Sie sich noch einmal.
    </Trans>
  ) : (
    <Trans>
      Haben Sie Ihre neue Adresse schon bestätigt, melden Sie sich mit ihr an; sonst melden Sie sich mit der
      bisherigen an und ändern sie noch einmal.
    </Trans>
  )
  if (link.kind === "unreachable")
    return (
      <MailedPage facts={facts} title={title}>
        <MailedUnread />
      </MailedPage>
    )
  if (link.kind === "gone" || outcome?.kind === "gone")
    return (
      <MailedPage facts={facts} title={title}>
        <MailedGone onTo="signIn">{gone}</MailedGone>
      </MailedPage>
    )
  if (outcome?.kind === "done")
    return (
      <MailedPage facts={facts} title={title}>
        {isRegistration ? (
          <output>
            <Trans>Ihr Konto ist bestätigt. Es geht weiter …</Trans>
          </output>
        ) : (
          <EmailChanged />
        )}
      </MailedPage>
    )
  const { email } = link
  return (
    <MailedPage facts={facts} title={title}>
      <Card className={s["side"]}>
        <p>
          {isRegistration ? (
            <Trans>
              Mit dem Knopf legen Sie Ihr Konto für <span className={s["mailbox"]}>{email}</span> an.
            </Trans>
          ) : (
            <Trans>
              Mit dem Knopf wird <span className={s["mailbox"]}>{email}</span> die Adresse, mit der Sie sich
              anmelden.
            </Trans>
          )}
        </p>
        {!isRegistration && (
          <p>
            <Trans>
              Haben Sie die Änderung in einem anderen Browser angefragt, werden Sie überall abgemeldet und
              setzen hier ein neues Kennwort.
            </Trans>
          </p>
        )}
        {outcome?.kind === "wait" && <WaitNotice kind="throttled" seconds={outcome.seconds} />}
        {(outcome?.kind === "unreachable" || outcome?.kind === "invalid") && <Unreached />}
        <div className={s["actions"]}>
          <Button disabled={onConfirm === undefined} busy={isActing} onClick={() => start(undefined)}>
            {isRegistration ? <Trans>Konto bestätigen</Trans> : <Trans>Adresse bestätigen</Trans>}
          </Button>
        </div>
        <p className={s["note"]}>
          <Trans>Haben Sie das nicht angefordert, schließen Sie diese Seite einfach.</Trans>
        </p>
      </Card>
    </MailedPage>
  )
}

function EmailChanged() {
  const href = useHref()
  return (
    <Notice
      tone="good"
      announced
      title={<Trans>Ihre neue Adresse gilt</Trans>}
      actions={
        <ButtonLink href={href("/benutzerkonto/anmeldung")}>
          <Trans>Zur Anmeldung</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>Von jetzt an melden Sie sich mit ihr an.</Trans>
      </p>
    </Notice>
  )
}
