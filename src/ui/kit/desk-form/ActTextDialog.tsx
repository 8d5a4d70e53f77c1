import type { MessageDescriptor } from "@lingui/core"
import { useLingui } from "@lingui/react/macro"
import { type ComponentProps, type ReactNode, useRef, useState } from "react"
import type { ActOutcome } from "../../../domain/support/people.ts"
import { useToast } from "../desk/use-toast.ts"
import { BoundedField } from "../form/BoundedField.tsx"
import { ActDialog } from "./ActDialog.tsx"

interface ActTextDialogProps extends Omit<ComponentProps<typeof ActDialog>, "act"> {
  /** The field of the required text; `undefined` if the action needs no text. */
  readonly field:
    | {
        readonly id: string
        readonly label: ReactNode
        readonly hint?: ReactNode
        /** Error text if the field is empty. */
        readonly missing: ReactNode
        readonly most: number
        readonly rows: number
      }
    | undefined
  /** Toast text after success. */
  readonly doneText: MessageDescriptor
  /** Performs the action with the trimmed text, which is empty without a field. */
  readonly act: (text: string) => Promise<ActOutcome> | undefined
}

/** Dialog that asks for confirmation of an action, and for a text such as a reason or an answer. */
export function ActTextDialog({ field, doneText, act, onClose, children, ...dialog }: ActTextDialogProps) {
  const { i18n } = useLingui()
  const toast = useToast()
  const text = useRef("")
  const [isMissing, setMissing] = useState(false)
  const close = () => {
    text.current = ""
    setMissing(false)
    onClose()
  }
  return (
    <ActDialog
      {...dialog}
      onClose={close}
      act={() => {
        const given = text.current.trim()
        const isEmpty = field !== undefined && given === ""
        setMissing(isEmpty)
        if (isEmpty) return undefined
        return act(given)?.then((outcome) => {
          if (outcome.kind === "done") toast(i18n._(doneText))
          return outcome
        })
      }}
    >
      {children}
      {field !== undefined && (
        <BoundedField
          id={field.id}
          label={field.label}
          hint={field.hint}
          error={isMissing ? field.missing : undefined}
          most={field.most}
          rows={field.rows}
          required
          onText={(typed) => {
            text.current = typed
          }}
        />
      )}
    </ActDialog>
  )
}
