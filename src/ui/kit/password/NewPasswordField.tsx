import { Trans } from "@lingui/react/macro"
import { type ReactNode, useState } from "react"
import { isPasswordShort } from "../../../domain/account/password.ts"
import { Field } from "../form/Field.tsx"
import { TextInput } from "../form/TextInput.tsx"
import s from "./NewPasswordField.module.css"

interface NewPasswordFieldProps {
  readonly id: string
  readonly hint: ReactNode
  readonly error: ReactNode
}

/**
 * Field for a new password, with advice on the password's length; no character classes are required (rule
 * account.password).
 */
export function NewPasswordField({ id, hint, error }: NewPasswordFieldProps) {
  const [length, setLength] = useState<"none" | "short" | "good">("none")
  return (
    <div>
      <Field id={id} label={<Trans>Kennwort wählen</Trans>} hint={hint} error={error}>
        {(control) => (
          <TextInput
            {...control}
            name="new-password"
            type="password"
            autoComplete="new-password"
            onChange={({ target: { value } }) =>
              setLength(value === "" ? "none" : isPasswordShort(value) ? "short" : "good")
            }
          />
        )}
      </Field>
      <output className={s["note"]}>
        {length !== "none" && !error && (
          <span key={length}>
            {length === "short" ? <Trans>Länger ist besser.</Trans> : <Trans>Gut, lang genug.</Trans>}
          </span>
        )}
      </output>
    </div>
  )
}
