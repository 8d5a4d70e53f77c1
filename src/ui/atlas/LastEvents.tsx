import { Trans, useLingui } from "@lingui/react/macro"
import { type Column, DataTable } from "../kit/desk/DataTable.tsx"
import { useSite } from "../kit/site.tsx"
import { EventText } from "./EventText.tsx"
import s from "./Machines.module.css"
import type { TabEvent } from "./machine-state.ts"
import { StateBadge } from "./StateBadge.tsx"

interface LastEventsProps {
  readonly machine: string
  /** Newest first. */
  readonly events: ReadonlyArray<TabEvent>
  /** Descriptions of the machine's events. */
  readonly words: Readonly<Record<string, string>>
}

/** The last events that a machine of this page has processed, with the resulting states. */
export function LastEvents({ machine, events, words }: LastEventsProps) {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const columns: ReadonlyArray<Column<TabEvent>> = [
    {
      key: "event",
      head: t`Ereignis`,
      isName: true,
      cell: ({ event }) => <EventText machine={machine} event={event} words={words} />
    },
    {
      key: "state",
      head: t`Danach`,
      cell: (event) => <StateBadge machine={machine} state={event} />
    },
    {
      key: "at",
      head: t`Zeit`,
      cell: ({ at }) => new Date(at).toLocaleTimeString(tag)
    }
  ]
  return (
    <section className={s["part"]} aria-labelledby="machine-last">
      <h2 id="machine-last">
        <Trans>Zuletzt auf dieser Seite</Trans>
      </h2>
      <DataTable
        caption={t`Zuletzt auf dieser Seite`}
        columns={columns}
        rows={events}
        keyOf={(event) => String(events.indexOf(event))}
        empty={
          <p className={s["note"]}>
            <Trans>Auf dieser Seite hat sie noch nichts gehört.</Trans>
          </p>
        }
      />
    </section>
  )
}
