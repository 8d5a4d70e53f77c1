import { Trans } from "@lingui/react/macro"
import { Field } from "../kit/form/Field.tsx"
import { TextInput } from "../kit/form/TextInput.tsx"
import { ProblemText } from "./ProblemText.tsx"
import type { EmailNote } from "./sign-in.view.ts"
import type { SignInBodyProps } from "./sign-in-body.ts"

interface NewEmailFieldProps extends SignInBodyProps {
  readonly id: string
  /** Whether the shown validation errors belong to this field's form. */
  readonly isActive: boolean
  readonly autoComplete: "username" | "email"
  /** Called before each change, so that this form becomes the one that is being edited. */
  readonly onTouch: () => void
}

const codes: Readonly<Record<EmailNote, string>> = {
  missing: "required",
  malformed: "invalid",
  refused: "refused"
}

/**
 * Field for the e-mail address of a new customer; checked on blur, without revealing whether the address has an account
 * (rule account.neutral).
 */
export function NewEmailField({ id, view, isActive, wishes, autoComplete, onTouch }: NewEmailFieldProps) {
  const problem = isActive ? view.problems.find(({ field }) => field === "email") : undefined
  const note = isActive && view.emailNote
  const code = problem?.code ?? (note ? codes[note] : undefined)
  return (
    <Field
      id={id}
      label={<Trans>E-Mail-Adresse</Trans>}
      error={code !== undefined && <ProblemText field="email" code={code} />}
    >
      {(control) => (
        <TextInput
          {...control}
          name="email"
          type="email"
          inputMode="email"
          autoComplete={autoComplete}
          defaultValue={view.email}
          onChange={({ target }) => {
            onTouch()
            wishes?.onEmail(target.value)
          }}
          onBlur={() => {
            if (isActive) wishes?.onEmailLeft()
          }}
        />
      )}
    </Field>
  )
}
