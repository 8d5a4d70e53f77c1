import { Trans } from "@lingui/react/macro"
import { UserRoundCheck } from "lucide-react"
import { useState } from "react"
import type { ActOutcome } from "../../domain/support/people.ts"
import { Button } from "../kit/Button.tsx"
import { BoundedField } from "../kit/form/BoundedField.tsx"
import { ActDialog } from "../kit/desk-form/ActDialog.tsx"
import s from "./People.module.css"
import { RefusalText } from "./RefusalText.tsx"
import { accountProblems } from "./refusal-texts.ts"

interface ActForProps {
  readonly name: string
  readonly shortest: number
  /** Undefined until the page is hydrated. */
  readonly onActFor: ((reason: string) => Promise<ActOutcome>) | undefined
}

/**
 * Button that starts acting on a customer's behalf for half an hour; the required reason is logged (rule
 * account.acting-reason).
 */
export function ActFor({ name, shortest, onActFor }: ActForProps) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState("")
  const [isMissing, setMissing] = useState(false)
  const close = () => {
    setOpen(false)
    setReason("")
    setMissing(false)
  }
  const act = () => {
    const isTooShort = reason.trim().length < shortest
    setMissing(isTooShort)
    if (isTooShort) document.getElementById("act-reason")?.focus()
    return isTooShort ? undefined : onActFor?.(reason)
  }
  return (
    <section className={s["part"]} aria-labelledby="act-for">
      <h2 id="act-for" className={s["title"]}>
        <Trans>Im Namen des Kunden</Trans>
      </h2>
      <p className={s["note"]}>
        <Trans>
          Sie sehen den Shop eine halbe Stunde lang als {name}. Kennwort, E-Mail-Adresse und Datenauszug
          bleiben zu. Jeder Schritt steht im Protokoll.
        </Trans>
      </p>
      <div className={s["actions"]}>
        <Button look="secondary" disabled={onActFor === undefined} onClick={() => setOpen(true)}>
          <UserRoundCheck size={18} aria-hidden="true" />
          <Trans>Als Kunde handeln</Trans>
        </Button>
      </div>
      <ActDialog
        problems={accountProblems}
        isOpen={isOpen}
        onClose={close}
        title={<Trans>Als Kunde handeln</Trans>}
        description={<Trans>Warum handeln Sie als {name}? Der Grund steht im Protokoll.</Trans>}
        confirm={<Trans>Beginnen</Trans>}
        act={act}
      >
        <BoundedField
          id="act-reason"
          label={<Trans>Grund</Trans>}
          hint={<Trans>Mindestens {shortest} Zeichen, zum Beispiel: Rückruf zur Lieferung</Trans>}
          error={isMissing && <RefusalText code="tooShort" />}
          most={500}
          rows={2}
          required
          value={reason}
          onText={setReason}
        />
      </ActDialog>
    </section>
  )
}
