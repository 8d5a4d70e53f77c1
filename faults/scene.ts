import { setTimeout as pause } from "node:timers/promises"
import type { Ledger } from "./ledger.ts"

/** Waits until the shop reports that it is healthy; returns how many milliseconds that took. */
export const untilHealthy = async (origin: string): Promise<number> => {
  const begun = performance.now()
  while (performance.now() - begun < 60_000) {
    const healthy = await fetch(`${origin}/ready`).then(
      ({ ok }) => ok,
      () => false
    )
    if (healthy) return performance.now() - begun
    await pause(20)
  }
  throw new Error("The shop did not come back within a minute")
}

/** Shared state of all buyers of a run: the shop's URL, the ledger, and the number of their calls. */
export class Scene {
  readonly origin: string
  readonly ledger: Ledger
  /** Number of calls without a final response. */
  unanswered = 0
  #calls = 0
  #waiting: { readonly count: number; readonly go: () => void } | undefined

  constructor(origin: string, ledger: Ledger) {
    this.origin = origin
    this.ledger = ledger
  }

  count(): void {
    this.#calls += 1
    if (this.#waiting !== undefined && this.#calls >= this.#waiting.count) this.rest()
  }

  /** Resolves after `count` more calls, or when all buyers have finished. */
  after(count: number): Promise<void> {
    return new Promise((go) => {
      this.#waiting = { count: this.#calls + count, go }
    })
  }

  /** Ends the wait for further calls. */
  rest(): void {
    this.#waiting?.go()
    this.#waiting = undefined
  }

  /** Handles a call without a response: waits until the shop is healthy again. */
  async healthyAgain(): Promise<void> {
    this.unanswered += 1
    await untilHealthy(this.origin)
  }
}
