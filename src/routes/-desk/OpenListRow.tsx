import { type ReactNode, useState } from "react"
import type { EditedRow } from "../../domain/editing/edited-rows.ts"
import { type FormRules, problemsAfter } from "../../domain/editing/form-rules.ts"
import type { Fields } from "../../domain/editing/record-edit.ts"
import type { RowProblem } from "../../machines/edited-list.machine.ts"
import type { EditedListWishes, ListState } from "../../ui/kit/address/edited-list.view.ts"
import { noRefusal, type Refusal, rowFormView } from "../../ui/kit/desk-form/desk-form.view.ts"
import { FormDialog } from "../../ui/kit/desk-form/FormDialog.tsx"
import type { FormTexts } from "../../ui/kit/desk-form/form-texts.ts"

interface OpenListRowProps<Name extends string> {
  readonly row: EditedRow<Fields>
  readonly names: ReadonlyArray<Name>
  readonly rules: FormRules
  readonly texts: FormTexts<NoInfer<Name>>
  readonly list: { readonly state: ListState; readonly problems: ReadonlyArray<RowProblem> }
  readonly wishes: EditedListWishes<Fields>
  /** Name of the row; `undefined` for a new row, which uses the title for adding. */
  readonly name: string | undefined
  readonly add: ReactNode
  readonly onClose: () => void
}

/** Form for a row that is saved with its list: changes are shown in the list at once. */
export function OpenListRow<Name extends string>(props: OpenListRowProps<Name>) {
  const { row, names, rules, texts, list, wishes, name, add, onClose } = props
  const { key, value } = row
  const [found, setFound] = useState<Refusal>(noRefusal)
  return (
    <FormDialog
      names={names}
      texts={texts}
      name={name}
      add={add}
      onClose={onClose}
      isKept
      view={rowFormView(row, list, found)}
      wishes={{
        onChange: (field, typed) => {
          setFound(({ problems, answer }) => ({ answer, problems: problemsAfter(problems, field) }))
          wishes.onEdit(key, { ...value, [field]: typed })
        },
        onSave: () => {
          const wrong = rules(value)
          setFound({ problems: wrong, answer: wrong })
          if (wrong.length === 0) onClose()
        },
        onDiscard: () => {
          wishes.onRestore(key)
          onClose()
        },
        onKeepMine: () => wishes.onKeepMine(key),
        onTakeTheirs: () => wishes.onTakeTheirs(key)
      }}
    />
  )
}
