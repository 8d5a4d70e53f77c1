import type { TaskKind } from "./task-kinds.ts"
import { taskKindFacts } from "./task-kinds.ts"

/** State of a task: free, taken, or resting until a day (rule task.states). */
export const taskStates = ["open", "taken", "postponed"] as const
export type TaskState = (typeof taskStates)[number]

/** Whose tasks are looked at. */
export const taskOwners = ["own", "others"] as const
export type TaskOwner = (typeof taskOwners)[number]

/** What is done to a task in the list itself. */
export const taskActs = ["take", "giveBack", "handOver", "postpone", "recall", "close"] as const
export type TaskAct = (typeof taskActs)[number]

export const longestTaskNote = 300

/** No task rests longer than so many days. */
export const mostPostponedDays = 90

export interface TaskPerson {
  readonly accountId: number
  readonly name: string
}

/** What the list keeps of a case, beside what its own tables know. */
export interface TaskStanding {
  readonly kind: TaskKind
  readonly owner: TaskPerson | null
  /** The local day yyyy-MM-dd on which it is shown again; null where it does not rest. */
  readonly postponedUntil: string | null
}

export interface DeskTask extends TaskStanding {
  readonly subject: string
  /** Rises with each act; 0 before the first. */
  readonly rowVersion: number
  readonly state: TaskState
  /** ISO 8601 in UTC: when the case came up, and when it is overdue. */
  readonly since: string
  readonly due: string
  readonly title: string
  readonly detail: string
  /** Why it waits, by a code of its kind; null where the kind says it all. */
  readonly cause: string | null
  /** What was noted with the last act; empty without. */
  readonly note: string
  /** Where it is settled, without the locale's prefix. */
  readonly path: string | null
  readonly may: ReadonlyArray<TaskAct>
}

/** A task that rests comes back by itself on its day. */
export const taskStateOf = (
  { owner, postponedUntil }: Pick<TaskStanding, "owner" | "postponedUntil">,
  today: string
): TaskState =>
  postponedUntil !== null && postponedUntil > today ? "postponed" : owner === null ? "open" : "taken"

/**
 * What a member of staff may do with a task. Handing over is open to all who may settle its kind, so that nothing stays with a
 * colleague who is ill; everything else is the owner's, or open to all while the task is free.
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

/** Days between two local days yyyy-MM-dd. */
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** What is wrong with the day on which a task is to come back: it has to come after today, and within 90 days. */
export const postponeProblem = (until: string, today: string): "notADay" | "past" | "tooFar" | undefined => {
  const parsed = Date.parse(until)
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(until) || Number.isNaN(parsed)) return "notADay"
  if (new Date(parsed).toISOString().slice(0, 10) !== until) return "notADay"
  if (until <= today) return "past"
  return daysBetween(today, until) > mostPostponedDays ? "tooFar" : undefined
}

/** How many tasks ask for something now: free ones, and one's own. */
export interface WaitingTasks {
  readonly open: number
  readonly own: number
}
