import { isShed, loadOf, nextShedding, noShedding, type Shedding } from "../../domain/operations/pressure.ts"
import { comeAgainIn, type WorkClass } from "../../domain/operations/work-classes.ts"

/** Why work was turned away: the load of the copy, no connection of the pool in time, or a full queue for rendering. */
export type ShedReason = "load" | "connections" | "renders"

type Count = (work: WorkClass, reason: ShedReason) => void

/**
 * How much a process has to do, and whom it turns away for that (rule safety.shedding). Those who know a sign hand it in;
 * it is looked at several times a second, and asked at every request.
 */
export class OwnPressure {
  #shedding: Shedding = noShedding
  #load = 0
  #count: Count = () => {}
  readonly #random: () => number
  readonly #signs = { connectionWaitMs: () => 0, rendersWaiting: () => 0 }

  /** `random` gives numbers from 0 to below 1. */
  constructor(random: () => number = Math.random) {
    this.#random = random
  }

  /** The load when it was last looked at; 1 is as much as a copy bears. */
  get load(): number {
    return this.#load
  }

  /** How many classes are refused now. */
  get shedClasses(): number {
    return this.#shedding.classes
  }

  /** Hands in where a sign is read. */
  readSign(name: "connectionWaitMs" | "rendersWaiting", read: () => number): void {
    this.#signs[name] = read
  }

  /** Notified of everything that is turned away. */
  countBy(count: Count): void {
    this.#count = count
  }

  /** Looks at all signs; times in ms of a monotonic clock. */
  look(loopLateMs: number, nowMs: number): void {
    this.#load = loadOf({
      loopLateMs,
      connectionWaitMs: this.#signs.connectionWaitMs(),
      rendersWaiting: this.#signs.rendersWaiting()
    })
    this.#shedding = nextShedding(this.#shedding, this.#load, nowMs)
  }

  /** Whether a class is turned away now; it is counted then. */
  refuses(work: WorkClass): boolean {
    if (!isShed(this.#shedding, work)) return false
    this.noteRefused(work, "load")
    return true
  }

  noteRefused(work: WorkClass, reason: ShedReason): void {
    this.#count(work, reason)
  }

  /** Seconds after which a refused client should retry, another number each time. */
  comeAgainIn(): number {
    return comeAgainIn(this.#random())
  }
}
