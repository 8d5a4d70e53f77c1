import { Trans, useLingui } from "@lingui/react/macro"
import type { KeptOnCopies, MemoriesShown } from "../../../domain/support/memory-wish.ts"
import { Button } from "../../kit/Button.tsx"
import { type Column, DataTable } from "../../kit/desk/DataTable.tsx"
import { VisuallyHidden } from "../../kit/Hidden.tsx"
import s from "./Memories.module.css"
import { useFigures } from "./use-figures.ts"

interface EntryTableProps {
  readonly shown: MemoriesShown
  readonly isLoading: boolean
  readonly words: string
  /** Undefined until the page is hydrated. */
  readonly onDrop: ((key: string) => void) | undefined
}

/** The entries of a cache, each of which can be removed. */
export function EntryTable({ shown, isLoading, words, onDrop }: EntryTableProps) {
  const { t } = useLingui()
  const { age, entries: counted, size } = useFigures(shown.readAt)
  const { entries, found } = shown
  const isSized = entries.some(({ bytes }) => bytes !== null)
  const isShared = shown.copies.length > 1
  const columns: ReadonlyArray<Column<KeptOnCopies>> = [
    {
      key: "name",
      head: t`Eintrag`,
      isName: true,
      cell: ({ label }) => <span className={s["label"]}>{label}</span>
    },
    ...(isSized
      ? [
          {
            key: "size",
            head: t`Größe`,
            align: "end",
            cell: ({ bytes }: KeptOnCopies) => size(bytes)
          } as const
        ]
      : []),
    { key: "age", head: t`Alter`, align: "end", cell: ({ at }) => age(at) },
    ...(isShared
      ? [{ key: "copies", head: t`Kopien`, cell: ({ copies }: KeptOnCopies) => copies.join(", ") } as const]
      : []),
    {
      key: "drop",
      head: <VisuallyHidden>{t`Verwerfen`}</VisuallyHidden>,
      align: "end",
      cell: ({ key, label }) => (
        <Button look="quiet" disabled={onDrop === undefined} onClick={() => onDrop?.(key)}>
          <Trans>
            Verwerfen<VisuallyHidden>: {label}</VisuallyHidden>
          </Trans>
        </Button>
      )
    }
  ]
  return (
    <>
      {entries.length > 0 && (
        <output className={s["quiet"]}>
          {entries.length < found ? (
            <Trans>
              {entries.length} von {counted(found)}. Suchen Sie, um weitere zu sehen.
            </Trans>
          ) : (
            counted(found)
          )}
        </output>
      )}
      <DataTable
        caption={t`Einträge`}
        columns={columns}
        rows={entries}
        keyOf={({ key }) => key}
        isLoading={isLoading}
        empty={
          <p className={s["quiet"]}>
            {words === "" ? (
              <Trans>Nichts im Speicher.</Trans>
            ) : (
              <Trans>Kein Eintrag passt zu „{words}“.</Trans>
            )}
          </p>
        }
      />
    </>
  )
}
