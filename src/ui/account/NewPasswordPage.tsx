import { Trans, useLingui } from "@lingui/react/macro"
import type { CallOutcome } from "../../domain/account/call-outcome.ts"
import type { MailLink } from "../../domain/mail/mail-link.ts"
import { passwordLength } from "../../domain/account/password.ts"
import { Button, ButtonLink } from "../kit/Button.tsx"
import { Card } from "../kit/Card.tsx"
import { ErrorSummary } from "../kit/form/ErrorSummary.tsx"
import { Notice } from "../kit/notice/Notice.tsx"
import { useHref } from "../kit/site.tsx"
import { useAttempt } from "../kit/live/use-attempt.ts"
import type { SiteFacts } from "../layouts/site-facts.ts"
import s from "./Account.module.css"
import { textIn } from "./form-text.ts"
import { MailedGone, MailedPage, MailedUnread } from "../kit/MailedPage.tsx"
import { NewPasswordField } from "../kit/password/NewPasswordField.tsx"
import { ProblemText } from "./ProblemText.tsx"
import { Unreached } from "./SignInNote.tsx"
import { useAct } from "../kit/live/use-act.ts"
import { WaitNotice } from "./WaitNotice.tsx"

interface NewPasswordPageProps {
  readonly facts: SiteFacts
  readonly link: MailLink
  /** Undefined until the page is hydrated. */
  readonly onSet: ((password: string) => Promise<CallOutcome>) | undefined
}

const nothing = {}

/** Page: sets a new password for the account whose mailbox received the link. */
export function NewPasswordPage({ facts, link, onSet }: NewPasswordPageProps) {
  const { t } = useLingui()
  const { outcome, isActing, start } = useAct(
    async (password: string) => (await onSet?.(password)) ?? { kind: "unreachable" }
  )
  const attempt = useAttempt(outcome ?? nothing)
  const title = <Trans>Neues Kennwort setzen</Trans>
  const { least, advised } = passwordLength
  const error = outcome?.kind === "invalid" && <ProblemText field="password" code={outcome.code} />
  return (
    <MailedPage facts={facts} title={title}>
      {link.kind === "unreachable" ? (
        <MailedUnread />
      ) : link.kind === "gone" || outcome?.kind === "gone" ? (
        <MailedGone onTo="signIn">
          <Trans>Über „Kennwort vergessen?“ bei der Anmeldung bekommen Sie einen neuen.</Trans>
        </MailedGone>
      ) : outcome?.kind === "done" ? (
        <PasswordSet />
      ) : (
        <Card className={s["side"]}>
          <form
            method="post"
            noValidate
            className={s["form"]}
            onSubmit={(event) => {
              event.preventDefault()
              start(textIn(new FormData(event.currentTarget), "new-password"))
            }}
          >
            <ErrorSummary
              attempt={attempt}
              entries={error ? [{ fieldId: "new-password", text: error }] : []}
            />
            {outcome?.kind === "wait" && <WaitNotice kind="throttled" seconds={outcome.seconds} />}
            {outcome?.kind === "unreachable" && <Unreached />}
            <p>
              <Trans>
                Für das Konto <span className={s["mailbox"]}>{link.email}</span>
              </Trans>
            </p>
            <NewPasswordField
              id="new-password"
              error={error}
              hint={t`Mindestens ${least} Zeichen, besser ${advised} oder mehr. Ein kurzer Satz ist ein gutes Kennwort.`}
            />
            <div className={s["actions"]}>
              <Button type="submit" busy={isActing} disabled={onSet === undefined}>
                <Trans>Kennwort setzen</Trans>
              </Button>
            </div>
            <p className={s["note"]}>
              <Trans>Danach sind Sie auf allen Geräten abgemeldet.</Trans>
            </p>
          </form>
        </Card>
      )}
    </MailedPage>
  )
}

function PasswordSet() {
  const href = useHref()
  return (
    <Notice
      tone="good"
      announced
      title={<Trans>Ihr neues Kennwort gilt</Trans>}
      actions={
        <ButtonLink href={href("/benutzerkonto/anmeldung")}>
          <Trans>Zur Anmeldung</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>Das alte gilt nicht mehr, auf keinem Gerät.</Trans>
      </p>
    </Notice>
  )
}
