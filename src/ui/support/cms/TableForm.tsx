import { Trans, useLingui } from "@lingui/react/macro"
import { shownWords } from "../../../domain/content/edit/shown-words.ts"
import { TextInput } from "../../kit/form/TextInput.tsx"
import { Button } from "../../kit/Button.tsx"
import type { BlockFormProps } from "./block-form.ts"
import { Line } from "./Line.tsx"
import { Rows } from "./Rows.tsx"
import s from "./Cms.module.css"

/** Maximum number of columns of a table. */
const mostColumns = 8

/** Form for a table, cell by cell; the first column names the rows. */
export function TableForm({ id, block, onChange }: BlockFormProps<"table">) {
  const { t } = useLingui()
  const { caption, head, rows } = block
  const widen = () => onChange({ ...block, head: [...head, ""], rows: rows.map((row) => [...row, ""]) })
  const narrow = () =>
    onChange({ ...block, head: head.slice(0, -1), rows: rows.map((row) => row.slice(0, head.length - 1)) })
  const cells = (
    values: ReadonlyArray<string>,
    nameOf: (column: number) => string,
    onCells: (values: ReadonlyArray<string>) => void
  ) => (
    <div className={s["cells"]}>
      {values.map((value, column) => (
        <TextInput
          // oxlint-disable-next-line react/no-array-index-key -- a column is its place
          key={column}
          aria-label={nameOf(column + 1)}
          value={value}
          maxLength={400}
          autoComplete="off"
          onChange={({ target }) => onCells(values.with(column, shownWords(target.value)))}
        />
      ))}
    </div>
  )
  return (
    <>
      <Line
        id={`${id}-caption`}
        label={<Trans>Was die Tabelle zeigt</Trans>}
        value={caption}
        onChange={(text) => onChange({ ...block, caption: text })}
      />
      <fieldset className={s["rows"]}>
        <legend className={s["legend"]}>
          <Trans>Spalten</Trans>
        </legend>
        {cells(
          head,
          (column) => t`Kopf der Spalte ${column}`,
          (values) => onChange({ ...block, head: values })
        )}
        <div className={s["row"]}>
          {head.length < mostColumns && (
            <Button look="secondary" onClick={widen}>
              <Trans>Spalte hinzufügen</Trans>
            </Button>
          )}
          {head.length > 1 && (
            <Button look="quiet" onClick={narrow}>
              <Trans>Letzte Spalte entfernen</Trans>
            </Button>
          )}
        </div>
      </fieldset>
      <Rows
        legend={t`Zeile`}
        items={rows}
        most={60}
        blank={head.map(() => "")}
        add={<Trans>Zeile hinzufügen</Trans>}
        onChange={(changed) => onChange({ ...block, rows: changed })}
      >
        {(row, index, onRow) => {
          const place = index + 1
          return cells(row, (column) => t`Zeile ${place}, Spalte ${column}`, onRow)
        }}
      </Rows>
    </>
  )
}
