import { msg } from "@lingui/core/macro"
import { Trans } from "@lingui/react/macro"
import { type ReactNode, useState } from "react"
import { Dialog } from "../desk/Dialog.tsx"
import { LeaveDialog } from "../desk/LeaveDialog.tsx"
import { DeskForm, type DeskFormProps } from "./DeskForm.tsx"

interface FormDialogProps<Name extends string> extends DeskFormProps<Name> {
  /** Name of the row; `undefined` for a new row. */
  readonly name: string | undefined
  /** Title for adding a row. */
  readonly add: ReactNode
  readonly onClose: () => void
  /**
   * Whether closing the dialog keeps the input, to be saved later with the whole list; otherwise the dialog asks before
   * discarding the input.
   */
  readonly isKept?: boolean
}

const take = msg`Übernehmen`

/** Dialog with the form of one row; closing the dialog by accident loses no input. */
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
