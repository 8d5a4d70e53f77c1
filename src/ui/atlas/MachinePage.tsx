import { Trans, useLingui } from "@lingui/react/macro"
import { ChevronLeft } from "lucide-react"
import { type Column, DataTable } from "../kit/desk/DataTable.tsx"
import { DeskLink } from "../kit/desk/DeskLink.tsx"
import { useHref } from "../kit/site.tsx"
import { ChartView } from "./ChartView.tsx"
import { LastEvents } from "./LastEvents.tsx"
import s from "./Machines.module.css"
import type { MachinePage as Page } from "./machine-page.ts"
import { activeIds, type TabEvent, type TabState } from "./machine-state.ts"
import { StateBadge } from "./StateBadge.tsx"

interface MachinePageProps {
  readonly page: Page
  /** Undefined if the machine has not run in this tab. */
  readonly state: TabState | undefined
  /** Events that the machine has processed on this page, newest first. */
  readonly events: ReadonlyArray<TabEvent>
  readonly isLive: boolean
}

const none: ReadonlySet<string> = new Set()

/** Page: one machine with its chart, its state in this tab, its last events, and a description in words. */
export function MachinePage({ page, state, events, isLive }: MachinePageProps) {
  const { t } = useLingui()
  const href = useHref()
  const { machine, purpose, drawn } = page
  const active = state === undefined ? none : activeIds(machine, state.value)
  const columns = (head: string): ReadonlyArray<Column<readonly [string, string]>> => [
    {
      key: "name",
      head,
      isName: true,
      cell: ([name]) => (
        <code className={s["name"]} lang="en">
          {name}
        </code>
      )
    },
    { key: "words", head: t`Bedeutung`, cell: ([, words]) => <span lang="en">{words}</span> }
  ]
  return (
    <>
      <DeskLink href={href("/qa/maschinen")} className={s["back"]}>
        <ChevronLeft size={18} aria-hidden="true" />
        <Trans>Alle Maschinen</Trans>
      </DeskLink>
      <h1 className={s["name"]} lang="en">
        {machine}
      </h1>
      <p className={s["lead"]} lang="en">
        {purpose}
      </p>
      <output className={s["now"]} aria-label={t`Zustand in diesem Tab`}>
        {state === undefined ? (
          <Trans>In diesem Tab ist sie noch nicht gelaufen.</Trans>
        ) : (
          <>
            <Trans>In diesem Tab:</Trans> <StateBadge machine={machine} state={state} />
          </>
        )}
      </output>
      <ChartView key={machine} drawn={drawn} active={active} isLive={isLive} />
      <LastEvents machine={machine} events={events} words={page.events} />
      <section className={s["part"]} aria-labelledby="machine-states">
        <h2 id="machine-states">
          <Trans>Zustände</Trans>
        </h2>
        <DataTable
          caption={t`Zustände`}
          columns={columns(t`Zustand`)}
          rows={Object.entries(page.states)}
          keyOf={([name]) => name}
          empty={null}
        />
      </section>
      <section className={s["part"]} aria-labelledby="machine-events">
        <h2 id="machine-events">
          <Trans>Ereignisse</Trans>
        </h2>
        <DataTable
          caption={t`Ereignisse`}
          columns={columns(t`Ereignis`)}
          rows={Object.entries(page.events)}
          keyOf={([name]) => name}
          empty={
            <p className={s["note"]}>
              <Trans>Ihr wird nichts gesagt: sie geht von selbst.</Trans>
            </p>
          }
        />
      </section>
    </>
  )
}
