import { msg } from "@lingui/core/macro"
import { Trans } from "@lingui/react/macro"
import { type ReactNode, useState } from "react"
import { Dialog } from "../desk/Dialog.tsx"
import { LeaveDialog } from "../desk/LeaveDialog.tsx"
import { DeskForm, type DeskFormProps } from "./DeskForm.tsx"

interface FormDialogProps<Name extends string> extends DeskFormProps<Name> {
  /** What the row is called; a new one has no name yet. */
  readonly name: string | undefined
  /** What adding is called. */
  readonly add: ReactNode
  readonly onClose: () => void
  /** What is typed goes into the list and is saved with it; without it the dialog asks before it is given up. */
  readonly isKept?: boolean
}

const take = msg`Übernehmen`

/** The form of one row over its list. Nothing typed is lost by a slip of the hand. */
export function FormDialog<Name extends string>({
  name,
  add,
  onClose,
  isKept = false,
  ...form
}: FormDialogProps<Name>) {
  const { state, isUnsaved } = form.view
  const [isAsked, setAsked] = useState(false)
  return (
    <Dialog
      isOpen
      title={name === undefined ? add : <Trans>{name} bearbeiten</Trans>}
      onClose={() => {
        if (state === "saving") return
        if (isUnsaved && !isKept) setAsked(true)
        else onClose()
      }}
    >
      <DeskForm {...form} texts={isKept ? { ...form.texts, save: take } : form.texts} />
      <LeaveDialog
        guard={{ isAsked, onStay: () => setAsked(false), onLeave: onClose }}
        title={<Trans>Eingaben verwerfen?</Trans>}
        description={<Trans>Ihre Änderungen sind noch nicht gespeichert und gehen dann verloren.</Trans>}
        stay={<Trans>Weiter bearbeiten</Trans>}
        leave={<Trans>Ohne Speichern schließen</Trans>}
      />
    </Dialog>
  )
}
