import {
  connectionsFor,
  longestWait,
  shedOrder,
  type WorkClass
} from "../../domain/operations/work-classes.ts"

/** Maximum number of waiting requests; requests that place an order may wait in addition. */
const mostWaiting = 200

type State = "waiting" | "held" | "left"

/** Represents one request for a connection, from the request until the connection is released. */
export class Share {
  readonly work: WorkClass
  readonly since: number
  state: State = "waiting"
  /** Called when a connection is available. */
  told: (() => void) | undefined

  constructor(work: WorkClass, since: number) {
    this.work = work
    this.since = since
  }
}

/**
 * Shares the connections of the pool by class of work: each class leaves some connections free for more important
 * classes, and waiting requests of more important classes are served first (rule safety.shedding). `now` is a monotonic
 * clock in ms.
 */
export class ConnectionShares {
  readonly #all: number
  readonly #now: () => number
  /** Waiting requests by class, the most important class first; within a class in the order in which they arrived. */
  readonly #waiting: ReadonlyMap<WorkClass, Set<Share>> = new Map(
    shedOrder.toReversed().map((work) => [work, new Set<Share>()])
  )
  #held = 0

  constructor(all: number, now: () => number = () => performance.now()) {
    this.#all = all
    this.#now = now
  }

  get waiting(): number {
    return [...this.#waiting.values()].reduce((sum, { size }) => sum + size, 0)
  }

  /** Returns the waiting time of the oldest waiting request, in ms. */
  longestWaiting(): number {
    const begun = [...this.#waiting.values()].flatMap((shares) =>
      [...shares].slice(0, 1).map(({ since }) => since)
    )
    return begun.length === 0 ? 0 : Math.max(0, this.#now() - Math.min(...begun))
  }

  #hasRoomFor(work: WorkClass): boolean {
    return this.#held < connectionsFor(work, this.#all)
  }

  /**
   * Requests a connection: returns a share that either holds a connection at once or waits for one; `undefined` if too
   * many requests are already waiting.
   */
  ask(work: WorkClass): Share | undefined {
    const share = new Share(work, this.#now())
    if (this.#hasRoomFor(work)) {
      this.#held += 1
      share.state = "held"
    } else {
      if (work !== "placing" && this.waiting >= mostWaiting) return undefined
      this.#waiting.get(work)?.add(share)
    }
    return share
  }

  /** Releases a connection, or stops waiting for one. */
  leave(share: Share): void {
    const { state } = share
    share.state = "left"
    if (state === "waiting") this.#waiting.get(share.work)?.delete(share)
    if (state !== "held") return
    this.#held -= 1
    for (const [work, shares] of this.#waiting)
      for (const next of shares) {
        if (!this.#hasRoomFor(work)) break
        shares.delete(next)
        this.#held += 1
        next.state = "held"
        next.told?.()
      }
  }

  /**
   * Calls `then` once: with true when a connection is available, or with false after the maximum waiting time of the
   * class.
   */
  whenHeld(share: Share, then: (isHeld: boolean) => void): void {
    if (share.state !== "waiting") return then(share.state === "held")
    const timer = setTimeout(() => {
      if (share.state !== "waiting") return
      share.told = undefined
      then(false)
    }, longestWait(share.work))
    share.told = () => {
      clearTimeout(timer)
      then(true)
    }
  }
}
