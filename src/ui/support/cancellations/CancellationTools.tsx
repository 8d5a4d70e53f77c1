import { Trans, useLingui } from "@lingui/react/macro"
import { Columns3, Download, RefreshCw } from "lucide-react"
import { type CancellationColumn, cancellationColumns } from "../../../domain/cancellation/columns.ts"
import { Button } from "../../kit/Button.tsx"
import { Drawer } from "../../kit/desk/Drawer.tsx"
import { KeysDrawer } from "../../kit/desk/KeysDrawer.tsx"
import { Checkbox } from "../../kit/form/Choice.tsx"
import { columnTexts } from "./cancellation-texts.ts"
import s from "./Cancellations.module.css"

interface CancellationToolsProps {
  readonly columns: ReadonlyArray<CancellationColumn>
  /** Columns that this page can show. */
  readonly possible: ReadonlyArray<CancellationColumn>
  readonly onColumns: (columns: ReadonlyArray<CancellationColumn>) => void
  readonly isRereading: boolean
  readonly onReread: () => void
  readonly onExport: () => void
}

/** Column selection, reload and export of the list, and help on keyboard shortcuts. */
export function CancellationTools({
  columns,
  possible,
  isRereading,
  onColumns,
  onReread,
  onExport
}: CancellationToolsProps) {
  const { t, i18n } = useLingui()
  const keys: ReadonlyArray<readonly [string, string]> = [
    ["↑ ↓", t`zur nächsten Zeile, mit Umschalt ein Bereich`],
    [t`Leertaste`, t`gebucht oder nicht gebucht`],
    ["1 2 3", t`Provision storniert, Gutschrift, Kulanz`],
    [t`Strg A`, t`alle gezeigten auswählen`],
    [t`Strg Leertaste`, t`die Zeile auswählen`],
    [t`Strg Z`, t`letzte Buchung zurücknehmen`],
    [t`Strg S`, t`speichern`],
    [t`Eingabe`, t`Kommentare und Rückmeldung`],
    [t`Strg Eingabe`, t`dort speichern, was gerade geschrieben wird`],
    ["Esc", t`schließen`],
    ["/", t`suchen`]
  ]
  return (
    <div className={s["tools"]}>
      <KeysDrawer keys={keys} />
      <Drawer name={t`Spalten`} icon={<Columns3 size={18} aria-hidden="true" />}>
        {cancellationColumns
          .filter((column) => possible.includes(column))
          .map((column) => (
            <Checkbox
              key={column}
              label={i18n._(columnTexts[column])}
              checked={columns.includes(column)}
              // these columns cannot be hidden: the order number identifies the row, and booking is the purpose of the
              // page
              disabled={column === "orderNumber" || column === "booking"}
              onChange={({ currentTarget: { checked } }) =>
                onColumns(
                  cancellationColumns.filter((each) => (each === column ? checked : columns.includes(each)))
                )
              }
            />
          ))}
      </Drawer>
      <Button look="quiet" busy={isRereading} onClick={onReread}>
        {!isRereading && <RefreshCw size={18} aria-hidden="true" />}
        <Trans>Neu laden</Trans>
      </Button>
      <Button look="quiet" onClick={onExport}>
        <Download size={18} aria-hidden="true" />
        <Trans>Als CSV</Trans>
      </Button>
    </div>
  )
}
