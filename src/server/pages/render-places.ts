import { queueFor, type WorkClass } from "../../domain/operations/work-classes.ts"

/** How many pages are rendered at a time, how many wait, and how many of both one network may have. */
export interface PlaceLimits {
  readonly atOnce: number
  readonly waiting: number
  readonly perNetwork: number
}

/** A page takes 20 to 40 ms of the one thread that renders: the last in the queue waits two seconds. */
export const placeLimits: PlaceLimits = { atOnce: 8, waiting: 64, perNetwork: 32 }

/** There are too many pages to render: the client is asked to retry later. */
export class CrowdedOut extends Error {
  override readonly name = "CrowdedOut"
}

/** Hands out the places in the order in which they are asked for. */
export class RenderPlaces {
  readonly #limits: PlaceLimits
  readonly #held = new Map<string, number>()
  readonly #waiting: Array<() => void> = []
  #inside = 0
  #turn = Promise.resolve()

  constructor(limits: PlaceLimits) {
    this.#limits = limits
  }

  /** Pages that wait, as a share of all that may. */
  get waitingShare(): number {
    return this.#waiting.length / Math.max(1, this.#limits.waiting)
  }

  /**
   * One page begins in each turn of the event loop, which takes one new connection a turn: with eight at once, each
   * connection of a crowd would wait for eight pages.
   */
  #ownTurn(): Promise<void> {
    this.#turn = this.#turn.then(() => new Promise((begin) => void setImmediate(begin)))
    return this.#turn
  }

  /**
   * Renders when a place is free; fails as CrowdedOut where there is not even one to wait in: pages leave some of the queue
   * to those of more important classes (rule safety.shedding).
   */
  async run<Page>(network: string, render: () => Promise<Page>, work: WorkClass = "steps"): Promise<Page> {
    const own = this.#held.get(network) ?? 0
    const { atOnce, waiting, perNetwork } = this.#limits
    if (own >= perNetwork || (this.#inside >= atOnce && this.#waiting.length >= queueFor(work, waiting)))
      throw new CrowdedOut("Too many pages are being rendered")
    this.#held.set(network, own + 1)
    try {
      if (this.#inside < atOnce) this.#inside += 1
      // a finished render hands its place to the next one: no other can come in between
      else await new Promise<void>((enter) => void this.#waiting.push(enter))
      try {
        await this.#ownTurn()
        return await render()
      } finally {
        const next = this.#waiting.shift()
        if (next === undefined) this.#inside -= 1
        else next()
      }
    } finally {
      const left = (this.#held.get(network) ?? 1) - 1
      if (left === 0) this.#held.delete(network)
      else this.#held.set(network, left)
    }
  }
}
