import { Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import { passwordLength, passwordProblems } from "../../../domain/account/password.ts"
import type { CallOutcome } from "../../../domain/account/call-outcome.ts"
import { Button } from "../../kit/Button.tsx"
import { Card } from "../../kit/Card.tsx"
import { useAct } from "../../kit/live/use-act.ts"
import { Notice } from "../../kit/notice/Notice.tsx"
import { NewPasswordField } from "../../kit/password/NewPasswordField.tsx"
import { PasswordText } from "../../kit/password/PasswordText.tsx"
import { useHref } from "../../kit/site.tsx"
import s from "./AccountAfterOrder.module.css"

interface AccountAfterOrderProps {
  readonly email: string
  /** Undefined until the page is hydrated. */
  readonly onAccount: ((password: string) => Promise<CallOutcome>) | undefined
}

/**
 * Creates an account for a guest after the order. The guest enters only a password, because the e-mail and postal
 * addresses are known from the order. If the e-mail address already has an account, this is revealed only by mail to
 * that address (rules account.neutral, account.after-order).
 */
export function AccountAfterOrder({ email, onAccount }: AccountAfterOrderProps) {
  const [typedWrong, setTypedWrong] = useState<string>()
  const { outcome, isActing, start } = useAct(
    async (password: string) => (await onAccount?.(password)) ?? { kind: "unreachable" }
  )
  return (
    <section aria-labelledby="order-account" className={s["screen"]}>
      <Card className={s["card"]}>
        <h2 id="order-account" className={s["title"]}>
          <Trans>Bestellung in einem Konto behalten</Trans>
        </h2>
        {outcome?.kind === "done" ? (
          <Notice tone="good" announced title={<Trans>Bitte sehen Sie in Ihr Postfach</Trans>}>
            <p>
              <Trans>
                Wir haben an {email} geschrieben. Öffnen Sie den Link darin in diesem Browser, dann gilt Ihr
                Kennwort, und Bestellung und Adressen stehen in Ihrem Konto.
              </Trans>
            </p>
          </Notice>
        ) : (
          <PasswordForm
            email={email}
            code={typedWrong ?? codeOf(outcome)}
            outcome={outcome}
            isBusy={isActing}
            onPassword={
              onAccount &&
              ((password) => {
                const [problem] = passwordProblems(password, email)
                setTypedWrong(problem)
                if (problem === undefined) start(password)
              })
            }
          />
        )}
      </Card>
    </section>
  )
}

const codeOf = (outcome: CallOutcome | undefined): string | undefined =>
  outcome?.kind === "invalid" && outcome.field.toLowerCase().endsWith("password") ? outcome.code : undefined

interface PasswordFormProps {
  readonly email: string
  /** Error code for the password. */
  readonly code: string | undefined
  readonly outcome: CallOutcome | undefined
  readonly isBusy: boolean
  readonly onPassword: ((password: string) => void) | undefined
}

function PasswordForm({ email, code, outcome, isBusy, onPassword }: PasswordFormProps) {
  const { t } = useLingui()
  const href = useHref()
  const { least, advised } = passwordLength
  return (
    <form
      method="post"
      noValidate
      className={s["form"]}
      onSubmit={(event) => {
        event.preventDefault()
        const password = new FormData(event.currentTarget).get("new-password")
        onPassword?.(typeof password === "string" ? password : "")
      }}
    >
      <p className={s["note"]}>
        <Trans>
          Ein Kennwort genügt. Beim nächsten Mal bestellen Sie in zwei Schritten und sehen, wann geliefert
          wird.
        </Trans>
      </p>
      {/* tells password managers to which account the password belongs */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        id="account-password"
        error={code !== undefined && <PasswordText code={code} />}
        hint={t`Mindestens ${least} Zeichen, besser ${advised} oder mehr. Ein kurzer Satz ist ein gutes Kennwort.`}
      />
      {outcome !== undefined && code === undefined && (
        <p role="alert" className={s["failed"]}>
          {outcome.kind === "wait" ? (
            <Trans>Das waren gerade zu viele Versuche. Bitte versuchen Sie es später noch einmal.</Trans>
          ) : (
            <Trans>Das hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.</Trans>
          )}
        </p>
      )}
      <Button type="submit" look="secondary" wide busy={isBusy} disabled={onPassword === undefined}>
        <Trans>Konto anlegen</Trans>
      </Button>
      <p className={s["note"]}>
        <Trans>
          Mit dem Konto stimmen Sie den <a href={href("/agb")}>AGB</a> zu. Wie wir mit Ihren Daten umgehen,
          steht unter <a href={href("/datenschutz")}>Datenschutz</a>.
        </Trans>
      </p>
    </form>
  )
}
