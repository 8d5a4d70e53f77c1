import { type ReactNode, useEffect } from "react"
import type { FormRefusal, RecordForm } from "../../services/desk/record-form.ts"
import { FormDialog } from "../../ui/kit/desk-form/FormDialog.tsx"
import type { FormTexts } from "../../ui/kit/desk-form/form-texts.ts"
import { useDeskForm } from "./use-desk-form.ts"

export interface FormOfRecord<Row, Name extends string, Failure extends FormRefusal> {
  readonly form: RecordForm<Row, Name, Failure>
  readonly texts: FormTexts<NoInfer<Name>>
}

interface RecordDialogProps<Row, Name extends string, Failure extends FormRefusal> extends FormOfRecord<
  Row,
  Name,
  Failure
> {
  readonly row: Row
  /** `undefined` for a new record. */
  readonly name: string | undefined
  readonly add: ReactNode
  readonly onClose: () => void
}

/** Form for one record in a dialog, which closes after saving. */
export function RecordDialog<Row, Name extends string, Failure extends FormRefusal>({
  form,
  row,
  onClose,
  ...shown
}: RecordDialogProps<Row, Name, Failure>) {
  const edit = useDeskForm(form, row)
  const isSaved = edit.view.state === "saved"
  useEffect(() => {
    if (isSaved) onClose()
  }, [isSaved, onClose])
  return <FormDialog {...shown} {...edit} onClose={onClose} />
}
