import { queueFor, type WorkClass } from "../../domain/operations/work-classes.ts"

/** Maximum numbers of concurrent renderings, of waiting pages, and of both together for one network. */
export interface PlaceLimits {
  readonly atOnce: number
  readonly waiting: number
  readonly perNetwork: number
}

/** A page takes 20 to 40 ms of the only rendering thread: the last page in the queue waits two seconds. */
export const placeLimits: PlaceLimits = { atOnce: 8, waiting: 64, perNetwork: 32 }

/** Too many pages have to be rendered; the client is asked to retry later. */
export class CrowdedOut extends Error {
  override readonly name = "CrowdedOut"
}

/** Assigns the rendering slots in the order of the requests. */
export class RenderPlaces {
  readonly #limits: PlaceLimits
  readonly #held = new Map<string, number>()
  readonly #waiting: Array<() => void> = []
  #inside = 0
  #turn = Promise.resolve()

  constructor(limits: PlaceLimits) {
    this.#limits = limits
  }

  /** The number of waiting pages as a share of the queue's limit. */
  get waitingShare(): number {
    return this.#waiting.length / Math.max(1, this.#limits.waiting)
  }

  /**
   * Starts one page per turn of the event loop, which accepts one new connection per turn: with eight pages at once,
   * each of many connections would wait for eight pages.
   */
  #ownTurn(): Promise<void> {
    this.#turn = this.#turn.then(() => new Promise((begin) => void setImmediate(begin)))
    return this.#turn
  }

  /**
   * Renders when a slot is free; fails with CrowdedOut if the queue is full. Pages of less important classes leave a
   * part of the queue to more important ones (rule safety.shedding).
   */
  async run<Page>(network: string, render: () => Promise<Page>, work: WorkClass = "steps"): Promise<Page> {
    const own = this.#held.get(network) ?? 0
    const { atOnce, waiting, perNetwork } = this.#limits
    if (own >= perNetwork || (this.#inside >= atOnce && this.#waiting.length >= queueFor(work, waiting)))
      throw new CrowdedOut("Too many pages are being rendered")
    this.#held.set(network, own + 1)
    try {
      if (this.#inside < atOnce) this.#inside += 1
      // a finished rendering passes its slot directly to the next page, so no other page can take it
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
