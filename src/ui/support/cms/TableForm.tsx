import { Trans, useLingui } from "@lingui/react/macro"
import { longestLine } from "../../../domain/content/content-limits.ts"
import { shownWords } from "../../../domain/content/edit/shown-words.ts"
import { TextInput } from "../../kit/form/TextInput.tsx"
import { TooLongText } from "../../kit/form/TooLongText.tsx"
import { Button } from "../../kit/Button.tsx"
import type { BlockFormProps } from "./block-form.ts"
import { Line } from "./Line.tsx"
import { Rows } from "./Rows.tsx"
import s from "./Cms.module.css"

/** Maximum number of columns of a table. */
const mostColumns = 8

interface CellsProps {
  readonly id: string
  readonly values: ReadonlyArray<string>
  /** Returns the label of a column's cell; columns start at 1. */
  readonly nameOf: (column: number) => string
  readonly onCells: (values: ReadonlyArray<string>) => void
}

const isTooLong = (cell: string) => cell.length > longestLine

/** The cells of one row; a cell that is too long keeps its text. */
function Cells({ id, values, nameOf, onCells }: CellsProps) {
  const errorId = `${id}-error`
  return (
    <>
      <div className={s["cells"]}>
        {values.map((value, column) => (
          <TextInput
            // oxlint-disable-next-line react/no-array-index-key -- a column is its place
            key={column}
            aria-label={nameOf(column + 1)}
            aria-invalid={isTooLong(value) || undefined}
            aria-describedby={isTooLong(value) ? errorId : undefined}
            value={value}
            autoComplete="off"
            onChange={({ target }) => onCells(values.with(column, shownWords(target.value)))}
          />
        ))}
      </div>
      {values.some(isTooLong) && (
        <p id={errorId} className={s["problems"]}>
          <TooLongText most={longestLine} />
        </p>
      )}
    </>
  )
}

/** Form for a table, cell by cell; the first column names the rows. */
export function TableForm({ id, block, onChange }: BlockFormProps<"table">) {
  const { t } = useLingui()
  const { caption, head, rows } = block
  const widen = () => onChange({ ...block, head: [...head, ""], rows: rows.map((row) => [...row, ""]) })
  const narrow = () =>
    onChange({ ...block, head: head.slice(0, -1), rows: rows.map((row) => row.slice(0, head.length - 1)) })
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
        <Cells
          id={`${id}-head`}
          values={head}
          nameOf={(column) => t`Kopf der Spalte ${column}`}
          onCells={(values) => onChange({ ...block, head: values })}
        />
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
          return (
            <Cells
              id={`${id}-row${index}`}
              values={row}
              nameOf={(column) => t`Zeile ${place}, Spalte ${column}`}
              onCells={onRow}
            />
          )
        }}
      </Rows>
    </>
  )
}
