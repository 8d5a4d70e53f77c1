import { shedOrder, type WorkClass, workClasses, waitOfFullLoad } from "./work-classes.ts"

/** Indicators that a server process is overloaded. */
export interface PressureSigns {
  /** Average delay of the event loop, in ms. */
  readonly loopLateMs: number
  /** How long the first request in the queue has been waiting for a database connection, in ms. */
  readonly connectionWaitMs: number
  /** Pages waiting to be rendered, as a share of the queue's maximum. */
  readonly rendersWaiting: number
}

/**
 * Average delay of the event loop at a load of 1, in ms: each page and call waits this long in every turn of the loop.
 */
const lateAtFullLoad = 400

/**
 * Maximum load that waiting for connections alone can cause. It is high enough to refuse requests of the classes
 * `files` and `desk`. Most data of pages and searches is in memory and can be served while the database is slow or
 * unavailable; all other requests wait for a connection.
 */
const mostByWaiting = 0.9

/** Returns the load: the greatest of the indicators; at 1 a server process has reached its limit. */
export const loadOf = ({ loopLateMs, connectionWaitMs, rendersWaiting }: PressureSigns): number =>
  Math.max(
    loopLateMs / lateAtFullLoad,
    Math.min(mostByWaiting, connectionWaitMs / waitOfFullLoad),
    rendersWaiting
  )

/** Number of work classes that are currently refused, counted from the start of `shedOrder`. */
export interface Shedding {
  readonly classes: number
  /** Time since which the load has been low enough to admit another class, in ms of a monotonic clock. */
  readonly calmSince: number | undefined
}

export const noShedding: Shedding = { classes: 0, calmSince: undefined }

/** A refused class is admitted again when the load falls below this share of the load at which it is refused. */
const releasedBelow = 0.7

/** How long, in ms, the load must stay below the share `releasedBelow` before the next class is admitted again. */
const calmTime = 1_500

/**
 * Returns the work classes to refuse from now on (rule safety.shedding). A class is refused as soon as the load reaches
 * the class's limit. Classes are admitted again one by one, the most important first, after the load has stayed well
 * below the limit for a while. This prevents the admitted requests from overloading the server process again.
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

/** Whether a class is currently refused. */
export const isShed = ({ classes }: Shedding, work: WorkClass): boolean => shedOrder.indexOf(work) < classes
