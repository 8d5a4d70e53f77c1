import { Trans } from "@lingui/react/macro"
import s from "./BaseData.module.css"
import { EmailSection } from "./EmailSection.tsx"
import type { LoginWishes } from "./login.wishes.ts"
import { PasswordSection } from "./PasswordSection.tsx"

export interface LoginColumnProps {
  readonly email: string
  /** The new e-mail address, to be verified by a mailed link; empty if no link is pending. */
  readonly newEmail: string
  /** Whether a staff member is acting for the customer (decision 015). */
  readonly isImpersonated: boolean
  /** Undefined until the page is hydrated. */
  readonly wishes: LoginWishes | undefined
}

/** The user's sign-in data. */
export function LoginColumn({ email, newEmail, isImpersonated, wishes }: LoginColumnProps) {
  return (
    <div id="anmeldung" className={s["column"]}>
      <section className={s["section"]} aria-labelledby="email-title">
        <h2 id="email-title" tabIndex={-1}>
          <Trans>E-Mail-Adresse</Trans>
        </h2>
        <p className={s["value"]}>{email}</p>
        {isImpersonated ? (
          <Denied />
        ) : (
          <EmailSection newEmail={newEmail} onRequest={wishes?.onRequestEmail} />
        )}
      </section>
      <section className={s["section"]} aria-labelledby="password-title">
        <h2 id="password-title" tabIndex={-1}>
          <Trans>Kennwort</Trans>
        </h2>
        {isImpersonated ? <Denied /> : <PasswordSection onChange={wishes?.onChangePassword} />}
      </section>
    </div>
  )
}

function Denied() {
  return (
    <p className={s["lead"]}>
      <Trans>Das kann nur der Kunde selbst ändern, nicht wer in seinem Namen handelt.</Trans>
    </p>
  )
}
