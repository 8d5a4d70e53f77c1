import type { ReactNode } from "react"
import { Field } from "../../kit/form/Field.tsx"
import { TextInput } from "../../kit/form/TextInput.tsx"
import { ProblemText } from "../ProblemText.tsx"

interface OwnPasswordFieldProps {
  readonly id: string
  readonly label: ReactNode
  /** Error code if the password was not accepted. */
  readonly code: string | undefined
}

/** Field for the current password, which is requested again before an action that an attacker could misuse. */
export function OwnPasswordField({ id, label, code }: OwnPasswordFieldProps) {
  return (
    <Field id={id} label={label} error={code && <ProblemText field="password" code={code} />}>
      {(control) => (
        <TextInput
          {...control}
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={256}
        />
      )}
    </Field>
  )
}
