import {
  connectionsFor,
  longestWait,
  shedOrder,
  type WorkClass
} from "../../domain/operations/work-classes.ts"

/** This many wait at most; placing an order waits beside them. */
const mostWaiting = 200

type State = "waiting" | "held" | "left"

/** A request for a connection, from asking until it is given back. */
export class Share {
  readonly work: WorkClass
  readonly since: number
  state: State = "waiting"
  /** Called when there is a connection. */
  told: (() => void) | undefined

  constructor(work: WorkClass, since: number) {
    this.work = work
    this.since = since
  }
}

/**
 * Shares the connections of the pool out by class of work: each class leaves some free for more important ones, which also
 * come first where several wait (rule safety.shedding). `now` is a monotonic clock in ms.
 */
export class ConnectionShares {
  readonly #all: number
  readonly #now: () => number
  /** By class, the most important one first; within a class in the order in which they asked. */
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

  /** For how long the first of those that wait has been waiting, in ms. */
  longestWaiting(): number {
    const begun = [...this.#waiting.values()].flatMap((shares) =>
      [...shares].slice(0, 1).map(({ since }) => since)
    )
    return begun.length === 0 ? 0 : Math.max(0, this.#now() - Math.min(...begun))
  }

  #hasRoomFor(work: WorkClass): boolean {
    return this.#held < connectionsFor(work, this.#all)
  }

  /** Held at once, or waiting; undefined where too many wait already. */
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

  /** Gives a connection back, or waits for it no more. */
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

  /** Calls back once with whether there is a connection, after as long as this class waits at most. */
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
