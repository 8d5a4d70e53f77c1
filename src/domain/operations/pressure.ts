import { shedOrder, type WorkClass, workClasses, waitOfFullLoad } from "./work-classes.ts"

/** What shows that a copy has more to do than it can. */
export interface PressureSigns {
  /** How late the event loop is on average, in ms. */
  readonly loopLateMs: number
  /** For how long the first of those that wait for a connection has been waiting, in ms. */
  readonly connectionWaitMs: number
  /** Pages that wait for rendering, as a share of all that may. */
  readonly rendersWaiting: number
}

/** Mean lateness of the event loop at a load of 1, in ms: each page and call waits so long at every turn. */
const lateAtFullLoad = 400

/**
 * The most that waiting for connections counts: files and the desk are refused for it. Most of what pages and searches show
 * is in memory, and is answered while the database is slow or away; the rest waits its own time.
 */
const mostByWaiting = 0.9

/** The load that the signs tell: the greatest of them, 1 where a copy bears no more. */
export const loadOf = ({ loopLateMs, connectionWaitMs, rendersWaiting }: PressureSigns): number =>
  Math.max(
    loopLateMs / lateAtFullLoad,
    Math.min(mostByWaiting, connectionWaitMs / waitOfFullLoad),
    rendersWaiting
  )

/** How many classes are refused, from the first of the order on. */
export interface Shedding {
  readonly classes: number
  /** Since when the load has been low enough for one class less, in ms of a monotonic clock. */
  readonly calmSince: number | undefined
}

export const noShedding: Shedding = { classes: 0, calmSince: undefined }

/** A class is taken in again below this share of the load from which it is refused. */
const releasedBelow = 0.7

/** And when it has been so for this long, in ms; then the next one. */
const calmTime = 1_500

/**
 * What is refused from now on (rule safety.shedding). A class is refused at once when the load reaches it, and taken in
 * again, the most important one first, when the load has stayed well below for a while: what was just let in must not
 * bring the load back at once.
 */
export const nextShedding = (before: Shedding, load: number, nowMs: number): Shedding => {
  const reached = shedOrder.filter((work) => workClasses[work].refusedFrom <= load).length
  if (reached > before.classes) return { classes: reached, calmSince: undefined }
  const last = shedOrder[before.classes - 1]
  if (last === undefined || load >= workClasses[last].refusedFrom * releasedBelow)
    return { classes: before.classes, calmSince: undefined }
  const calmSince = before.calmSince ?? nowMs
  return nowMs - calmSince < calmTime
    ? { classes: before.classes, calmSince }
    : { classes: before.classes - 1, calmSince: nowMs }
}

/** Whether a class is among those that are refused. */
export const isShed = ({ classes }: Shedding, work: WorkClass): boolean => shedOrder.indexOf(work) < classes
