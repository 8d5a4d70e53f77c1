import { Trans, useLingui } from "@lingui/react/macro"
import type { DeskTask, TaskAct } from "../../../domain/desk-task/desk-task.ts"
import { Button } from "../../kit/Button.tsx"
import type { Column } from "../../kit/desk/DataTable.tsx"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { shortDay, shortMoment } from "../../kit/desk/moment.ts"
import { Badge } from "../../kit/icon/Badge.tsx"
import { isFirstPress } from "../../kit/live/first-press.ts"
import { useHref, useSite } from "../../kit/site.tsx"
import s from "./Tasks.module.css"
import { actNames, causeTexts, kindTexts } from "./task-texts.ts"

interface TaskColumns {
  readonly now: string
  readonly onAct: ((act: TaskAct, task: DeskTask) => void) | undefined
}

/** Returns the columns of the task list; the first column links to the page on which a task is settled. */
export const useTaskColumns = ({ now, onAct }: TaskColumns): ReadonlyArray<Column<DeskTask>> => {
  const { t, i18n } = useLingui()
  const href = useHref()
  const tag = useSite().locale.bcp47
  return [
    {
      key: "case",
      head: t`Aufgabe`,
      isName: true,
      cell: ({ kind, title, detail, cause, path, note }) => {
        const name = <bdi>{title}</bdi>
        const why = cause === null ? undefined : causeTexts[cause]
        return (
          <span className={s["case"]}>
            <span className={s["quiet"]}>{i18n._(kindTexts[kind])}</span>
            {path === null ? (
              <span className={s["name"]}>{name}</span>
            ) : (
              <DeskLink className={s["name"]} href={href(pathOf(path))}>
                {name}
              </DeskLink>
            )}
            {detail !== "" && (
              <span className={s["quiet"]} dir="auto">
                {detail}
              </span>
            )}
            {why !== undefined && <span className={s["quiet"]}>{i18n._(why)}</span>}
            {kind === "paymentMismatch" && path === null && (
              <span className={s["quiet"]}>
                <Trans>
                  Zu dieser Zahlung gibt es keine Bestellung. Suchen Sie sie mit der Kennung beim
                  Zahlungsdienst, erstatten Sie dort, was zu viel gezahlt ist, und schließen Sie die Aufgabe
                  mit einer Notiz.
                </Trans>
              </span>
            )}
            {note !== "" && (
              <span className={s["quiet"]} dir="auto">
                <Trans>Notiz: {note}</Trans>
              </span>
            )}
          </span>
        )
      }
    },
    {
      key: "since",
      head: t`Seit`,
      align: "end",
      cell: ({ since, due, state }) => (
        <>
          <span className={s["moment"]}>{shortMoment(tag, since)}</span>
          {due < now && state !== "postponed" && (
            <span className={s["overdue"]}>
              <Trans>überfällig</Trans>
            </span>
          )}
        </>
      )
    },
    {
      key: "owner",
      head: t`Zuständig`,
      cell: ({ owner, state, postponedUntil }) => (
        <>
          {owner === null ? <Trans>niemand</Trans> : <bdi>{owner.name}</bdi>}{" "}
          {state === "postponed" && postponedUntil !== null && (
            <Badge>
              <Trans>ruht bis {shortDay(tag, `${postponedUntil}T12:00:00Z`)}</Trans>
            </Badge>
          )}
        </>
      )
    },
    {
      key: "acts",
      head: t`Tun`,
      isBare: true,
      cell: (task) => (
        <span className={s["actions"]}>
          {task.may.map((act) => (
            <Button
              key={act}
              look={act === "take" ? "secondary" : "quiet"}
              disabled={onAct === undefined}
              aria-label={t`${i18n._(actNames[act])}: ${task.title}`}
              onClick={(event) => {
                // a taken task has the button that gives it back in the same place
                if (isFirstPress(event)) onAct?.(act, task)
              }}
            >
              {i18n._(actNames[act])}
            </Button>
          ))}
        </span>
      )
    }
  ]
}

/** Returns the path with exactly one leading slash; the server returns only paths within the shop. */
const pathOf = (path: string): `/${string}` => `/${path.replace(/^\/+/u, "")}`
