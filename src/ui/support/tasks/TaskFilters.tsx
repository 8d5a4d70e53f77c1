import { Trans, useLingui } from "@lingui/react/macro"
import type { TaskKind } from "../../../domain/desk-task/task-kinds.ts"
import type { TasksQuery, TaskView } from "../../../domain/desk-task/task-list.ts"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import r from "../Records.module.css"
import s from "./Tasks.module.css"
import { kindTexts } from "./task-texts.ts"

interface TaskFiltersProps {
  readonly query: TasksQuery
  /** The kinds of task that the user is allowed to settle, each with its number of tasks. */
  readonly kinds: ReadonlyArray<{ readonly kind: TaskKind; readonly count: number }>
  readonly hrefOf: (query: TasksQuery) => string
}

/** Filters by owner, status and kind of task. */
export function TaskFilters({ query: { sicht, art }, kinds, hrefOf }: TaskFiltersProps) {
  const { t, i18n } = useLingui()
  const views: ReadonlyArray<readonly [TaskView | undefined, string]> = [
    [undefined, t`Zu erledigen`],
    ["offen", t`Ohne Zuständige`],
    ["meine", t`Meine`],
    ["vergeben", t`Bei anderen`],
    ["zurueckgestellt", t`Zurückgestellt`]
  ]
  const all = kinds.reduce((sum, { count }) => sum + count, 0)
  const ofKind = [
    { kind: undefined, count: all },
    ...kinds.filter(({ kind, count }) => count > 0 || kind === art)
  ]
  return (
    <div className={s["filters"]}>
      <nav aria-label={t`Nach Stand`}>
        <ul className={r["filters"]}>
          {views.map(([view, name]) => (
            <li key={name}>
              <DeskLink
                className={r["filter"]}
                href={hrefOf({ ...(view && { sicht: view }), ...(art && { art }) })}
                aria-current={view === sicht ? "true" : undefined}
              >
                {name}
              </DeskLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t`Nach Art`}>
        <ul className={r["filters"]}>
          {ofKind.map(({ kind, count }) => (
            <li key={kind ?? "alle"}>
              <DeskLink
                className={r["filter"]}
                href={hrefOf({ ...(sicht && { sicht }), ...(kind && { art: kind }) })}
                aria-current={kind === art ? "true" : undefined}
              >
                {kind === undefined ? <Trans>Alle Arten</Trans> : i18n._(kindTexts[kind])}
                <span className={s["count"]}>{count}</span>
              </DeskLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
