import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { type Column, DataTable } from "../kit/desk/DataTable.tsx"
import { DeskLink } from "../kit/desk/DeskLink.tsx"
import { SearchForm } from "../kit/desk/SearchForm.tsx"
import { Notice } from "../kit/notice/Notice.tsx"
import { useHref } from "../kit/site.tsx"
import s from "./Machines.module.css"
import type { MachineEntry } from "./machine-page.ts"
import type { TabState } from "./machine-state.ts"
import { StateBadge } from "./StateBadge.tsx"

interface MachinesPageProps {
  readonly machines: ReadonlyArray<MachineEntry>
  readonly search: string
  readonly maxLength: number
  /** States of this tab's machines; empty before the page is hydrated. */
  readonly states: ReadonlyMap<string, TabState>
  readonly hrefOf: (machine: string) => string
}

const fits = (search: string) => {
  const words = search.toLowerCase().split(/\s+/u)
  return ({ machine, purpose }: MachineEntry) =>
    words.every((word) => `${machine} ${purpose}`.toLowerCase().includes(word))
}

/** Page: all machines of the shop; those that have run in this tab come first. */
export function MachinesPage({ machines, search, maxLength, states, hrefOf }: MachinesPageProps) {
  const { t } = useLingui()
  const href = useHref()
  const found = machines.filter(fits(search))
  const rows = [
    ...found.filter(({ machine }) => states.has(machine)),
    ...found.filter(({ machine }) => !states.has(machine))
  ]
  const columns: ReadonlyArray<Column<MachineEntry>> = [
    {
      key: "machine",
      head: t`Maschine`,
      isName: true,
      cell: ({ machine }) => (
        <DeskLink href={hrefOf(machine)} className={s["whole"]} lang="en">
          {machine}
        </DeskLink>
      )
    },
    {
      key: "purpose",
      head: t`Wozu`,
      cell: ({ purpose }) => <span lang="en">{purpose}</span>
    },
    {
      key: "state",
      head: t`In diesem Tab`,
      cell: ({ machine }) => <StateBadge machine={machine} state={states.get(machine)} />
    },
    { key: "states", head: t`Zustände`, align: "end", cell: (row) => row.states },
    { key: "steps", head: t`Übergänge`, align: "end", cell: (row) => row.steps }
  ]
  return (
    <>
      <h1>
        <Trans>Maschinen</Trans>
      </h1>
      <p className={s["lead"]}>
        <Trans>
          Jeder Ablauf des Shops ist eine Maschine mit benannten Zuständen. Hier steht, wie sie gehen und wo
          sie in diesem Tab gerade stehen. Namen und Beschreibungen sind englisch.
        </Trans>
      </p>
      <SearchForm
        action={href("/qa/maschinen")}
        name="suche"
        text={search}
        maxLength={maxLength}
        label={<Trans>Name oder Zweck</Trans>}
        submit={<Trans>Suchen</Trans>}
      />
      <output className={s["note"]}>
        <Plural value={rows.length} one="# Maschine" other="# Maschinen" />
      </output>
      <DataTable
        caption={t`Maschinen`}
        columns={columns}
        rows={rows}
        keyOf={({ machine }) => machine}
        empty={
          <Notice
            title={<Trans>Keine Maschine heißt so</Trans>}
            actions={
              <DeskLink href={href("/qa/maschinen")}>
                <Trans>Alle zeigen</Trans>
              </DeskLink>
            }
          >
            <p>
              <Trans>Gesucht wird in den englischen Namen und Beschreibungen, zum Beispiel „order“.</Trans>
            </p>
          </Notice>
        }
      />
    </>
  )
}
