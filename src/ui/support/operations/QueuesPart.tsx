import { Trans, useLingui } from "@lingui/react/macro"
import type { JobQueue, RunningShop } from "../../../domain/operations/running-shop.ts"
import { type Column, DataTable } from "../../kit/desk/DataTable.tsx"
import { Part } from "../../kit/desk/Part.tsx"
import { formatCount } from "../../kit/format.ts"
import { useSite } from "../../kit/site.tsx"
import { useFigures } from "../memories/use-figures.ts"
import s from "./Operations.module.css"

/** Due and failed jobs, by task. */
export function QueuesPart({ shop }: { readonly shop: RunningShop }) {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const { age } = useFigures(shop.readAt)
  const columns: ReadonlyArray<Column<JobQueue>> = [
    { key: "task", head: t`Aufgabe`, isName: true, cell: ({ task }) => task },
    { key: "waiting", head: t`Fällig`, align: "end", cell: ({ waiting }) => formatCount(tag, waiting) },
    {
      key: "oldest",
      head: t`Älteste`,
      align: "end",
      cell: ({ oldestDueAt }) => (oldestDueAt === null ? "–" : age(oldestDueAt))
    },
    { key: "givenUp", head: t`Aufgegeben`, align: "end", cell: ({ givenUp }) => formatCount(tag, givenUp) }
  ]
  return (
    <div className={s["wide"]}>
      <Part id="queues" title={t`Aufgaben des Servers`}>
        <DataTable
          caption={t`Aufgaben des Servers`}
          columns={columns}
          rows={shop.queues}
          keyOf={({ task }) => task}
          empty={
            <p>
              <Trans>Nichts ist fällig, und nichts ist aufgegeben.</Trans>
            </p>
          }
        />
      </Part>
    </div>
  )
}
