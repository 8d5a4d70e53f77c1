import { Trans, useLingui } from "@lingui/react/macro"
import { KeyRound, Lock, LockOpen } from "lucide-react"
import { useState } from "react"
import type { ActOutcome, User } from "../../domain/support/people.ts"
import type { OwnSupportInfo } from "../../domain/support/records.ts"
import { Button } from "../kit/Button.tsx"
import { ActDialog } from "../kit/desk-form/ActDialog.tsx"
import { useToast } from "../kit/desk/use-toast.ts"
import { InviteAgain } from "./InviteAgain.tsx"
import s from "./People.module.css"
import { accountProblems } from "./refusal-texts.ts"

export type SecurityAct = "lock" | "unlock" | "resetSecondFactor"

interface UserSecurityProps {
  readonly user: User
  readonly name: string
  /** Support info of the signed-in staff member; `undefined` until a response arrives. */
  readonly own: OwnSupportInfo | undefined
  /** Undefined until the page is hydrated. */
  readonly onAct: ((act: SecurityAct) => Promise<ActOutcome>) | undefined
  readonly onInviteAgain: (() => Promise<ActOutcome>) | undefined
}

const texts = {
  lock: {
    button: <Trans>Konto sperren</Trans>,
    title: <Trans>Konto sperren?</Trans>,
    description: (name: string) => (
      <Trans>{name} wird überall abgemeldet und kann sich nicht mehr anmelden, bis jemand entsperrt.</Trans>
    )
  },
  unlock: {
    button: <Trans>Konto entsperren</Trans>,
    title: <Trans>Konto entsperren?</Trans>,
    description: (name: string) => <Trans>{name} kann sich dann wieder anmelden.</Trans>
  },
  resetSecondFactor: {
    button: <Trans>Zweiten Faktor zurücksetzen</Trans>,
    title: <Trans>Zweiten Faktor zurücksetzen?</Trans>,
    description: (name: string) => (
      <Trans>
        {name} wird überall abgemeldet und richtet bei der nächsten Anmeldung einen neuen ein. Prüfen Sie
        vorher, wer Sie darum bittet.
      </Trans>
    )
  }
} as const

/** Lock and second factor of an account; each action needs confirmation. */
export function UserSecurity({ user, name, own, onAct, onInviteAgain }: UserSecurityProps) {
  const { t } = useLingui()
  const toast = useToast()
  const done: Readonly<Record<SecurityAct, string>> = {
    lock: t`Konto gesperrt`,
    unlock: t`Konto entsperrt`,
    resetSecondFactor: t`Zweiter Faktor zurückgesetzt`
  }
  const [asked, setAsked] = useState<SecurityAct>()
  // keeps the text while the dialog closes
  const [last, setLast] = useState<SecurityAct>("lock")
  const ask = (act: SecurityAct) => {
    setLast(act)
    setAsked(act)
  }
  const act = async (wish: SecurityAct, onWish: NonNullable<typeof onAct>) => {
    const outcome = await onWish(wish)
    if (outcome.kind === "done") toast(done[wish])
    return outcome
  }
  const lock: SecurityAct = user.isLocked ? "unlock" : "lock"
  return (
    <section className={s["part"]} aria-labelledby="user-security">
      <h2 id="user-security" className={s["title"]}>
        <Trans>Zugang</Trans>
      </h2>
      <div className={s["actions"]}>
        <Button look="secondary" disabled={onAct === undefined} onClick={() => ask(lock)}>
          {user.isLocked ? <LockOpen size={18} aria-hidden="true" /> : <Lock size={18} aria-hidden="true" />}
          {texts[lock].button}
        </Button>
        {user.access !== "ready" && !user.isLocked && (
          <InviteAgain name={name} own={own} onInvite={onInviteAgain} />
        )}
        {user.hasSecondFactor && (
          <Button look="secondary" disabled={onAct === undefined} onClick={() => ask("resetSecondFactor")}>
            <KeyRound size={18} aria-hidden="true" />
            {texts.resetSecondFactor.button}
          </Button>
        )}
      </div>
      <ActDialog
        problems={accountProblems}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={texts[last].title}
        description={texts[last].description(name)}
        confirm={texts[last].button}
        act={() => (asked === undefined || onAct === undefined ? undefined : act(asked, onAct))}
      />
    </section>
  )
}
