import { isShed, loadOf, nextShedding, noShedding, type Shedding } from "../../domain/operations/pressure.ts"
import { comeAgainIn, type WorkClass } from "../../domain/operations/work-classes.ts"

/** Why work was refused: the load of the process, no free connection in time, or a full render queue. */
export type ShedReason = "load" | "connections" | "renders"

type Count = (work: WorkClass, reason: ShedReason) => void

/**
 * The load of a process, and the classes of work that the process refuses because of this load (rule safety.shedding).
 * Components register indicators, which are read several times a second; the result is used for every request.
 */
export class OwnPressure {
  #shedding: Shedding = noShedding
  #load = 0
  #count: Count = () => {}
  readonly #random: () => number
  readonly #signs = { connectionWaitMs: () => 0, rendersWaiting: () => 0 }

  /** `random` returns numbers from 0 (inclusive) to 1 (exclusive). */
  constructor(random: () => number = Math.random) {
    this.#random = random
  }

  /** The load at the last check; 1 is the maximum that a process can handle. */
  get load(): number {
    return this.#load
  }

  /** Number of classes that are currently refused. */
  get shedClasses(): number {
    return this.#shedding.classes
  }

  /** Registers an indicator. */
  readSign(name: "connectionWaitMs" | "rendersWaiting", read: () => number): void {
    this.#signs[name] = read
  }

  /** Sets the function that is called for every refusal. */
  countBy(count: Count): void {
    this.#count = count
  }

  /** Reads all indicators; times in ms of a monotonic clock. */
  look(loopLateMs: number, nowMs: number): void {
    this.#load = loadOf({
      loopLateMs,
      connectionWaitMs: this.#signs.connectionWaitMs(),
      rendersWaiting: this.#signs.rendersWaiting()
    })
    this.#shedding = nextShedding(this.#shedding, this.#load, nowMs)
  }

  /** Whether a class of work is currently refused; a refusal is counted. */
  refuses(work: WorkClass): boolean {
    if (!isShed(this.#shedding, work)) return false
    this.noteRefused(work, "load")
    return true
  }

  noteRefused(work: WorkClass, reason: ShedReason): void {
    this.#count(work, reason)
  }

  /** Seconds after which a refused client should retry, randomised. */
  comeAgainIn(): number {
    return comeAgainIn(this.#random())
  }
}
