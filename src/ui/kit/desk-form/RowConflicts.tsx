import { Trans, useLingui } from "@lingui/react/macro"
import { type EditedRow, conflictsOf } from "../../../domain/editing/edited-rows.ts"
import type { Fields } from "../../../domain/editing/record-edit.ts"
import { ConflictNotice } from "./ConflictNotice.tsx"
import { clashesOf } from "./desk-form.view.ts"
import { FieldSaid } from "./FieldSaid.tsx"
import type { FormTexts } from "./form-texts.ts"

interface RowConflictsProps {
  readonly rows: ReadonlyArray<EditedRow<Fields>>
  readonly texts: FormTexts
  readonly onKeepMine: (key: string) => void
  readonly onTakeTheirs: (key: string) => void
}

/** Notice of rows that this user and another user have changed: shows both versions of each row to choose from. */
export function RowConflicts({ rows, texts, onKeepMine, onTakeTheirs }: RowConflictsProps) {
  const { i18n } = useLingui()
  return conflictsOf(rows).map(({ key, change, value, theirs }) => {
    const mine = change === "Deleted" ? null : value
    const now = theirs?.value ?? null
    const side = (fields: Fields | null, name: string) =>
      fields === null ? <Trans>Entfernt</Trans> : <FieldSaid text={texts.fields[name]} value={fields[name]} />
    return (
      <ConflictNotice
        key={key}
        clashes={clashesOf(value, now ?? {}).map((name) => {
          const label = texts.fields[name]?.label
          return {
            name,
            label: label ? i18n._(label) : name,
            mine: side(mine, name),
            theirs: side(now, name)
          }
        })}
        onKeepMine={() => onKeepMine(key)}
        onTakeTheirs={() => onTakeTheirs(key)}
      />
    )
  })
}
