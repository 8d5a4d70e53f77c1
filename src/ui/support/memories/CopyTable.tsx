import { useLingui } from "@lingui/react/macro"
import type { MemoryKind } from "../../../domain/support/memory-kinds.ts"
import { type CopyMemories, figuresOfKind, type MemoriesShown } from "../../../domain/support/memory-wish.ts"
import { type Column, DataTable } from "../../kit/desk/DataTable.tsx"
import { shortMoment } from "../../kit/desk/moment.ts"
import { useSite } from "../../kit/site.tsx"
import { useFigures } from "./use-figures.ts"

/** Size and usage of one cache in each server process. */
export function CopyTable({ kind, shown }: { readonly kind: MemoryKind; readonly shown: MemoriesShown }) {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const { age, count, rate, size } = useFigures(shown.readAt)
  const of = (copy: CopyMemories) => figuresOfKind([copy], kind)
  const known = (copy: CopyMemories, text: string) => (copy.state === "answered" ? text : "–")
  const columns: ReadonlyArray<Column<CopyMemories>> = [
    { key: "copy", head: t`Kopie`, isName: true, cell: ({ number }) => t`Kopie ${number}` },
    {
      key: "state",
      head: t`Läuft seit`,
      cell: ({ state, startedAt }) =>
        state === "answered" ? shortMoment(tag, startedAt) : t`Antwortet nicht`
    },
    {
      key: "entries",
      head: t`Einträge`,
      align: "end",
      cell: (copy) => {
        const { entries } = of(copy)
        return known(copy, entries === 0 ? t`nichts` : count(entries))
      }
    },
    {
      key: "size",
      head: t`Größe`,
      align: "end",
      cell: (copy) => known(copy, of(copy).entries === 0 ? "–" : size(of(copy).bytes))
    },
    { key: "rate", head: t`Treffer`, align: "end", cell: (copy) => known(copy, rate(of(copy))) },
    {
      key: "oldest",
      head: t`Ältester`,
      align: "end",
      cell: (copy) => {
        const { oldestAt } = of(copy)
        return known(copy, oldestAt === null ? "–" : age(oldestAt))
      }
    }
  ]
  return (
    <DataTable
      caption={t`Auf jeder Kopie`}
      columns={columns}
      rows={shown.copies}
      keyOf={({ number }) => String(number)}
      empty={null}
    />
  )
}
