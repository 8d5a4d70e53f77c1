import { Trans, useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { DeskTask, TaskAct } from "../../../domain/desk-task/desk-task.ts"
import type { TaskKind } from "../../../domain/desk-task/task-kinds.ts"
import type { ListPage } from "../../../domain/support/people.ts"
import type { TasksQuery } from "../../../domain/desk-task/task-list.ts"
import { Notice } from "../../kit/notice/Notice.tsx"
import { FoundList } from "../../kit/desk-list/FoundList.tsx"
import { TaskFilters } from "./TaskFilters.tsx"
import { useTaskColumns } from "./task-columns.tsx"

export interface TaskPage extends ListPage<DeskTask> {
  readonly kinds: ReadonlyArray<{ readonly kind: TaskKind; readonly count: number }>
}

interface TasksPageProps {
  /** `undefined` until a response arrives. */
  readonly list: TaskPage | undefined
  readonly isLoading: boolean
  readonly onRetry: (() => void) | undefined
  readonly query: TasksQuery
  readonly hrefOf: (query: TasksQuery) => string
  /** Time at which the page was loaded, ISO 8601. */
  readonly now: string
  /** Undefined until the page is hydrated. */
  readonly onAct: ((act: TaskAct, task: DeskTask) => void) | undefined
  /** Why the last action failed; announced to screen readers. */
  readonly problem: string | undefined
  /** Dialog for the input that an action needs. */
  readonly dialog: ReactNode
}

/** Page: open tasks with kind, age, owner and actions (rule task.kinds). */
export function TasksPage(props: TasksPageProps) {
  const { list, isLoading, onRetry, query, hrefOf, now, onAct, problem, dialog } = props
  const { t } = useLingui()
  const columns = useTaskColumns({ now, onAct })
  const { sicht, art } = query
  return (
    <>
      <h1>
        <Trans>Aufgaben</Trans>
      </h1>
      <TaskFilters query={query} kinds={list?.kinds ?? []} hrefOf={hrefOf} />
      {problem !== undefined && <Notice tone="bad" announced title={problem} />}
      <FoundList
        list={list}
        isLoading={isLoading}
        onRetry={onRetry}
        hrefOf={(page) => hrefOf({ ...query, seite: page })}
        caption={t`Aufgaben, die auf jemanden warten`}
        columns={columns}
        keyOf={({ kind, subject }) => `${kind} ${subject}`}
        empty={
          sicht === undefined && art === undefined ? (
            <Notice tone="good" title={<Trans>Nichts wartet auf Sie</Trans>}>
              <p>
                <Trans>
                  Hier steht von selbst, was jemand prüfen muss, und verschwindet, wenn es auf seiner Seite
                  erledigt ist.
                </Trans>
              </p>
            </Notice>
          ) : (
            <Notice title={<Trans>Hier steht keine Aufgabe</Trans>}>
              <p>
                <Trans>Wählen Sie oben einen anderen Stand oder eine andere Art.</Trans>
              </p>
            </Notice>
          )
        }
      />
      {dialog}
    </>
  )
}
