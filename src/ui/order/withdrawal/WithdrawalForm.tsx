import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import {
  type WithdrawalField,
  withdrawalFields,
  withdrawalLengths,
  type WithdrawalForm
} from "../../../domain/order/life/withdrawal-form.ts"
import { Button } from "../../kit/Button.tsx"
import { ErrorSummary } from "../../kit/form/ErrorSummary.tsx"
import { Field } from "../../kit/form/Field.tsx"
import { LiveRegion } from "../../kit/Hidden.tsx"
import { TextArea } from "../../kit/form/TextArea.tsx"
import { TextInput } from "../../kit/form/TextInput.tsx"
import { useAttempt } from "../../kit/live/use-attempt.ts"
import s from "./Withdrawal.module.css"

interface WithdrawalFormProps {
  readonly form: WithdrawalForm
  readonly blocking: ReadonlyArray<WithdrawalField>
  readonly isBusy: boolean
  readonly onChange: (field: keyof WithdrawalForm, value: string) => void
  /** Undefined until the page is hydrated. */
  readonly onConfirm: (() => void) | undefined
}

const labels: Readonly<Record<WithdrawalField, ReactNode>> = {
  name: <Trans>Ihr Name</Trans>,
  email: <Trans>E-Mail-Adresse</Trans>,
  orderNumber: <Trans>Bestellnummer</Trans>,
  reason: <Trans>Möchten Sie einen Grund nennen?</Trans>
}

const errors: Readonly<Record<WithdrawalField, ReactNode>> = {
  name: <Trans>Bitte nennen Sie Ihren Namen, ohne Internet- oder E-Mail-Adresse.</Trans>,
  email: <Trans>Bitte geben Sie eine E-Mail-Adresse an, z. B. name@beispiel.de.</Trans>,
  orderNumber: <Trans>Bitte geben Sie die Bestellnummer an, z. B. HM-26-100001.</Trans>,
  reason: <Trans>Bitte kürzen Sie den Grund auf höchstens {withdrawalLengths.reason} Zeichen.</Trans>
}

const hints: Readonly<Partial<Record<WithdrawalField, ReactNode>>> = {
  email: <Trans>Die Adresse der Bestellung. Dorthin geht die Bestätigung.</Trans>,
  orderNumber: <Trans>Sie steht in jeder E-Mail zu Ihrer Bestellung.</Trans>,
  reason: <Trans>Sie brauchen keinen.</Trans>
}

/** Types of the single-line fields. */
const kinds = {
  name: { type: "text", autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
  orderNumber: { type: "text", autoComplete: "off" }
} as const

/** Fields for name, e-mail address and order number: no other data may be required (§ 356a (2) BGB). */
export function WithdrawalFormPart({ form, blocking, isBusy, onChange, onConfirm }: WithdrawalFormProps) {
  const attempt = useAttempt(blocking)
  return (
    <form
      noValidate
      className={s["form"]}
      onSubmit={(event) => {
        event.preventDefault()
        // reads the form's values, because input typed before hydration has not reached the component
        const data = new FormData(event.currentTarget)
        for (const field of withdrawalFields) {
          const value = data.get(field)
          if (typeof value === "string" && value !== form[field]) onChange(field, value)
        }
        onConfirm?.()
      }}
    >
      <ErrorSummary
        attempt={attempt}
        entries={blocking.map((field) => ({ fieldId: `withdrawal-${field}`, text: errors[field] }))}
      />
      {(["name", "email", "orderNumber"] as const).map((field) => (
        <Field
          key={field}
          id={`withdrawal-${field}`}
          label={labels[field]}
          hint={hints[field]}
          error={blocking.includes(field) && errors[field]}
        >
          {(control) => (
            <TextInput
              {...control}
              {...kinds[field]}
              name={field}
              defaultValue={form[field]}
              onChange={(event) => onChange(field, event.target.value)}
            />
          )}
        </Field>
      ))}
      <Field
        id="withdrawal-reason"
        label={labels.reason}
        optional
        hint={hints.reason}
        error={blocking.includes("reason") && errors.reason}
      >
        {(control) => (
          <TextArea
            {...control}
            name="reason"
            rows={3}
            defaultValue={form.reason}
            onChange={(event) => onChange("reason", event.target.value)}
          />
        )}
      </Field>
      <div className={s["actions"]}>
        <Button type="submit" busy={isBusy} disabled={onConfirm === undefined}>
          <Trans>Widerruf bestätigen</Trans>
        </Button>
      </div>
      <LiveRegion>{isBusy && <Trans>Ihr Widerruf wird gesendet</Trans>}</LiveRegion>
    </form>
  )
}
