import { Trans, useLingui } from "@lingui/react/macro"
import { FileSpreadsheet } from "lucide-react"
import { type DragEvent, useRef, useState } from "react"
import { tenthsOf } from "../../domain/price-list/price-draft.ts"
import { Button } from "../kit/Button.tsx"
import { Field } from "../kit/form/Field.tsx"
import { TextInput } from "../kit/form/TextInput.tsx"
import s from "./PriceList.module.css"

interface UploadProps {
  /** Undefined if changes are not allowed. */
  readonly onFile: ((file: File) => void) | undefined
  readonly onTemplate: ((kind: "csv" | "xlsx") => void) | undefined
}

/** Accepts a price file by drag and drop or the file dialog, and offers a template. */
export function ListUpload({ onFile, onTemplate }: UploadProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return
    event.preventDefault()
    setOver(true)
  }
  return (
    <div
      className={s["zone"]}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file !== undefined) onFile?.(file)
      }}
    >
      <FileSpreadsheet size={28} aria-hidden="true" className={s["sign"]} />
      <div className={s["zoneWords"]}>
        <p className={s["lead"]}>
          <Trans>Preisliste hochladen</Trans>
        </p>
        <p className={s["quiet"]}>
          <Trans>
            XLSX oder CSV, hierher gezogen oder ausgewählt. Sie ersetzt, was unten steht; veröffentlicht wird
            erst nach der Prüfung.
          </Trans>
        </p>
      </div>
      <input
        ref={field}
        type="file"
        hidden
        aria-label={t`Datei mit Preisen`}
        accept=".csv,.txt,.xlsx,text/csv"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file !== undefined) onFile?.(file)
          // clears the field, so that the same file can be chosen again
          currentTarget.value = ""
        }}
      />
      <div className={s["acts"]}>
        <Button look="secondary" disabled={onFile === undefined} onClick={() => field.current?.click()}>
          <Trans>Datei auswählen</Trans>
        </Button>
        <Button look="quiet" disabled={onTemplate === undefined} onClick={() => onTemplate?.("xlsx")}>
          <Trans>Vorlage XLSX</Trans>
        </Button>
        <Button look="quiet" disabled={onTemplate === undefined} onClick={() => onTemplate?.("csv")}>
          <Trans>Vorlage CSV</Trans>
        </Button>
      </div>
    </div>
  )
}

interface ToolsProps {
  readonly words: string
  readonly onWords: (words: string) => void
  readonly pickedCount: number
  readonly shownCount: number
  readonly mayUndo: boolean
  /** Undefined if changes are not allowed. */
  readonly wishes:
    | {
        readonly onRaise: (tenths: number) => void
        readonly onRemove: () => void
        readonly onAdd: () => void
        readonly onUndo: () => void
      }
    | undefined
}

/** Actions on several rows of a list at once. */
export function ListTools({ words, onWords, pickedCount, shownCount, mayUndo, wishes }: ToolsProps) {
  const [percent, setPercent] = useState("")
  const [isWrong, setWrong] = useState(false)
  const raise = () => {
    const tenths = tenthsOf(percent)
    setWrong(tenths === undefined)
    if (tenths !== undefined) wishes?.onRaise(tenths)
  }
  return (
    <div className={s["tools"]}>
      <Field id="price-list-filter" label={<Trans>Zeilen suchen</Trans>}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={words}
            onChange={({ target }) => onWords(target.value)}
          />
        )}
      </Field>
      <form
        noValidate
        className={s["raise"]}
        onSubmit={(event) => {
          event.preventDefault()
          raise()
        }}
      >
        <Field
          id="price-list-percent"
          label={<Trans>Preise ändern um</Trans>}
          error={isWrong && <Trans>Bitte schreiben Sie etwa +2 oder -1,5; höchstens 50.</Trans>}
        >
          {(control) => (
            <TextInput
              {...control}
              unit="%"
              placeholder="+2"
              value={percent}
              onChange={({ target }) => setPercent(target.value)}
            />
          )}
        </Field>
        <Button type="submit" look="secondary" disabled={wishes === undefined}>
          {pickedCount > 0 ? (
            <Trans>Ausgewählte ändern ({pickedCount})</Trans>
          ) : (
            <Trans>Alle gezeigten ändern ({shownCount})</Trans>
          )}
        </Button>
      </form>
      <div className={s["acts"]}>
        <Button look="quiet" disabled={wishes === undefined} onClick={wishes?.onAdd}>
          <Trans>Zeile hinzufügen</Trans>
        </Button>
        <Button look="quiet" disabled={wishes === undefined || pickedCount === 0} onClick={wishes?.onRemove}>
          <Trans>Ausgewählte löschen</Trans>
        </Button>
        <Button look="quiet" disabled={wishes === undefined || !mayUndo} onClick={wishes?.onUndo}>
          <Trans>Rückgängig</Trans>
        </Button>
      </div>
    </div>
  )
}
