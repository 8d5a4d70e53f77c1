import { setTimeout as pause } from "node:timers/promises"
import type { Ledger } from "./ledger.ts"

/** Waits until the shop says that it can work; answers the milliseconds it took. */
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

/** What all buyers of a run share: the shop's address, the ledger, and how many calls they have made. */
export class Scene {
  readonly origin: string
  readonly ledger: Ledger
  /** Calls that got no final answer. */
  unanswered = 0
  #calls = 0
  #waiting: { readonly count: number; readonly go: () => void } | undefined

  constructor(origin: string, ledger: Ledger) {
    this.origin = origin
    this.ledger = ledger
  }

  /** One more call is being made. */
  count(): void {
    this.#calls += 1
    if (this.#waiting !== undefined && this.#calls >= this.#waiting.count) this.rest()
  }

  /** Settles when so many more calls were made, or when all buyers have finished. */
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

  /** A call got no answer: the shop is to be waited for. */
  async healthyAgain(): Promise<void> {
    this.unanswered += 1
    await untilHealthy(this.origin)
  }
}
