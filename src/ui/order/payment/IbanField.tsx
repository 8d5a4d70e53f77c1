import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { Field } from "../../kit/form/Field.tsx"
import { TextInput } from "../../kit/form/TextInput.tsx"

interface IbanFieldProps {
  readonly id: string
  /** Explains the purpose of the account. */
  readonly hint: ReactNode
  readonly error: ReactNode
  readonly value: string
  readonly onChange: (iban: string) => void
  readonly onLeave?: (() => void) | undefined
}

/**
 * Field for an account number, formatted as on a bank card; browsers neither store nor correct it (rule payment.iban).
 */
export function IbanField({ id, hint, error, value, onChange, onLeave }: IbanFieldProps) {
  return (
    <Field id={id} label={<Trans>IBAN</Trans>} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          name="iban"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  )
}
