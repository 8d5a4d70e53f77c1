import { Plural, Trans } from "@lingui/react/macro"
import { msg } from "@lingui/core/macro"
import { KeyRound } from "lucide-react"
import { useState } from "react"
import type { ActOutcome } from "../../domain/support/people.ts"
import { Button } from "../kit/Button.tsx"
import { ActDialog } from "../kit/desk-form/ActDialog.tsx"
import { Field } from "../kit/form/Field.tsx"
import { TextInput } from "../kit/form/TextInput.tsx"
import { Notice } from "../kit/notice/Notice.tsx"
import { CodeSheet } from "./CodeSheet.tsx"
import s from "./RecoveryCodes.module.css"

/** Credentials that confirm the user's identity before new codes are created. */
export interface CodeProof {
  readonly password: string
  readonly code: string
}

interface RecoveryCodesProps {
  readonly left: number
  /** New codes, shown only once. */
  readonly fresh: ReadonlyArray<string> | undefined
  /** Undefined until the page is hydrated. */
  readonly onMake: ((proof: CodeProof) => Promise<ActOutcome>) | undefined
  readonly onSave: (text: string) => void
  readonly onSeen: () => void
}

const problems = {
  passwordWrong: msg`Das Kennwort stimmt nicht.`,
  secondFactorWrong: msg`Der Code stimmt nicht oder wurde schon benutzt. Bitte nehmen Sie den nächsten.`
}

/** With fewer codes left, the user is advised to create new ones. */
const few = 3

const none: CodeProof = { password: "", code: "" }

/**
 * Recovery codes that replace the user's authenticator app: shows the number left and creates new codes (rule
 * account.recovery-codes).
 */
export function RecoveryCodes({ left, fresh, onMake, onSave, onSeen }: RecoveryCodesProps) {
  const [isOpen, setOpen] = useState(false)
  const [proof, setProof] = useState(none)
  const [isAsked, setAsked] = useState(false)
  const close = () => {
    setOpen(false)
    setProof(none)
    setAsked(false)
  }
  const act = () => {
    const isMissing = proof.password === "" || proof.code.trim() === ""
    setAsked(isMissing)
    if (isMissing) document.getElementById(proof.password === "" ? "codes-password" : "codes-code")?.focus()
    return isMissing ? undefined : onMake?.(proof)
  }
  return (
    <section className={s["part"]} aria-labelledby="recovery-codes">
      <h3 id="recovery-codes" className={s["title"]}>
        <Trans>Notfallcodes</Trans>
      </h3>
      {fresh !== undefined && !isOpen ? (
        <CodeSheet codes={fresh} onSave={onSave} onSeen={onSeen} />
      ) : (
        <>
          {left === 0 ? (
            <Notice title={<Trans>Sie haben keine Notfallcodes</Trans>}>
              <p>
                <Trans>
                  Ohne Ihr Telefon kommen Sie dann nicht mehr hinein, bis die Administration Ihren zweiten
                  Faktor zurücksetzt.
                </Trans>
              </p>
            </Notice>
          ) : (
            <p className={s["left"]} data-state={left < few ? "few" : "enough"}>
              <Plural
                value={left}
                one="Noch # Code. Damit melden Sie sich an, wenn Ihre App nicht zur Hand ist."
                other="Noch # Codes. Mit jedem melden Sie sich einmal an, wenn Ihre App nicht zur Hand ist."
              />
            </p>
          )}
          <div className={s["actions"]}>
            <Button look="secondary" disabled={onMake === undefined} onClick={() => setOpen(true)}>
              <KeyRound size={18} aria-hidden="true" />
              {left === 0 ? <Trans>Notfallcodes anlegen</Trans> : <Trans>Neue Notfallcodes anlegen</Trans>}
            </Button>
          </div>
        </>
      )}
      <ActDialog
        problems={problems}
        isOpen={isOpen}
        onClose={close}
        title={<Trans>Notfallcodes anlegen</Trans>}
        description={
          left === 0 ? (
            <Trans>Zeigen Sie noch einmal, dass Sie es sind.</Trans>
          ) : (
            <Trans>
              Zeigen Sie noch einmal, dass Sie es sind. Ihre bisherigen Codes gelten dann nicht mehr.
            </Trans>
          )
        }
        confirm={<Trans>Anlegen</Trans>}
        act={act}
      >
        <Field
          id="codes-password"
          label={<Trans>Kennwort</Trans>}
          error={isAsked && proof.password === "" && <Trans>Bitte geben Sie Ihr Kennwort ein.</Trans>}
        >
          {(control) => (
            <TextInput
              {...control}
              type="password"
              autoComplete="current-password"
              maxLength={256}
              required
              value={proof.password}
              onChange={({ target }) => setProof({ ...proof, password: target.value })}
            />
          )}
        </Field>
        <Field
          id="codes-code"
          label={<Trans>Code aus Ihrer App</Trans>}
          hint={<Trans>Ein neuer, nicht der von Ihrer Anmeldung. Ein Notfallcode geht auch.</Trans>}
          error={isAsked && proof.code.trim() === "" && <Trans>Bitte geben Sie den Code ein.</Trans>}
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="one-time-code"
              maxLength={30}
              required
              value={proof.code}
              onChange={({ target }) => setProof({ ...proof, code: target.value })}
            />
          )}
        </Field>
      </ActDialog>
    </section>
  )
}
