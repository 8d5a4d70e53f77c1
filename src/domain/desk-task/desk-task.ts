import type { TaskKind } from "./task-kinds.ts"
import { taskKindFacts } from "./task-kinds.ts"

/** State of a task: open, taken, or postponed until a day (rule task.states). */
export const taskStates = ["open", "taken", "postponed"] as const
export type TaskState = (typeof taskStates)[number]

/** Filter by the owner of tasks. */
export const taskOwners = ["own", "others"] as const
export type TaskOwner = (typeof taskOwners)[number]

/** Actions on a task that are available in the list itself. */
export const taskActs = ["take", "giveBack", "handOver", "postpone", "recall", "close"] as const
export type TaskAct = (typeof taskActs)[number]

export const longestTaskNote = 300

/** Maximum number of days that a task can be postponed. */
export const mostPostponedDays = 90

export interface TaskPerson {
  readonly accountId: number
  readonly name: string
}

/**
 * Data that the task list itself stores about a task. All other data are in the tables of the case that the task is
 * about.
 */
export interface TaskStanding {
  readonly kind: TaskKind
  readonly owner: TaskPerson | null
  /** The local day yyyy-MM-dd on which the task becomes open again; `null` if it is not postponed. */
  readonly postponedUntil: string | null
}

export interface DeskTask extends TaskStanding {
  readonly subject: string
  /** Increases with each action; 0 before the first one. */
  readonly rowVersion: number
  readonly state: TaskState
  /** Time at which the task's case arose, and time from which the task is overdue; ISO 8601 in UTC. */
  readonly since: string
  readonly due: string
  readonly title: string
  readonly detail: string
  /** Code of the reason for the task, as the kind of task defines it; `null` if the kind itself is the reason. */
  readonly cause: string | null
  /** Note given with the last action; empty if there is none. */
  readonly note: string
  /** Path of the page on which staff settle the task, without the locale's prefix. */
  readonly path: string | null
  readonly may: ReadonlyArray<TaskAct>
}

/** Returns the state of a task; a postponed task is shown again automatically on its day. */
export const taskStateOf = (
  { owner, postponedUntil }: Pick<TaskStanding, "owner" | "postponedUntil">,
  today: string
): TaskState =>
  postponedUntil !== null && postponedUntil > today ? "postponed" : owner === null ? "open" : "taken"

/**
 * Returns the actions on a task that are available to a staff member. Everyone who may settle tasks of this kind can
 * hand the task over, so that no task is blocked by a colleague's illness; other actions are available to the task's
 * owner, or to everyone while the task has no owner.
 */
export const actsOnTask = (task: TaskStanding, me: number, today: string): ReadonlyArray<TaskAct> => {
  const { settled } = taskKindFacts[task.kind]
  const isMine = task.owner?.accountId === me
  const isFree = task.owner === null || isMine
  const mayBe: Readonly<Record<TaskAct, boolean>> = {
    take: task.owner === null,
    giveBack: isMine,
    handOver: true,
    postpone: isFree,
    recall: isFree && taskStateOf(task, today) === "postponed",
    close: settled === "here" && isFree
  }
  return taskActs.filter((act) => mayBe[act])
}

/** Returns the days between two local days yyyy-MM-dd. */
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/**
 * Returns the validation error for the day until which a task is postponed: the day must be after today and within 90
 * days.
 */
export const postponeProblem = (until: string, today: string): "notADay" | "past" | "tooFar" | undefined => {
  const parsed = Date.parse(until)
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(until) || Number.isNaN(parsed)) return "notADay"
  if (new Date(parsed).toISOString().slice(0, 10) !== until) return "notADay"
  if (until <= today) return "past"
  return daysBetween(today, until) > mostPostponedDays ? "tooFar" : undefined
}

/** Number of tasks that need attention now: open tasks, and the user's own tasks. */
export interface WaitingTasks {
  readonly open: number
  readonly own: number
}
