import type { Answer } from "../../src/services/client/call.ts"
import { lockOf, noLock, type TabLock } from "../../src/services/session/tab-lock.ts"
import { numbersFrom } from "../../tools/numbers.ts"
import { virtualClock } from "./virtual-clock.ts"

/** Possible results of a tab's next request. */
export const fates = [
  "well",
  "lost on its way",
  "lost on its way back",
  "slow to arrive",
  "slow to come back",
  "too late"
] as const
export type Fate = (typeof fates)[number]

/** Travel times to the server and back, in ms, and the direction in which a request is lost, if it is lost. */
export interface Way {
  readonly there: number
  readonly back: number
  readonly lost?: "there" | "back"
}

/** The ways of a request, by its fate. A call waits for a response for at most 20 s. */
const ways: Readonly<Record<Fate, Way>> = {
  well: { there: 40, back: 40 },
  "lost on its way": { there: 100, back: 100, lost: "there" },
  "lost on its way back": { there: 100, back: 100, lost: "back" },
  "slow to arrive": { there: 3_000, back: 40 },
  "slow to come back": { there: 40, back: 4_000 },
  "too late": { there: 40, back: 25_000 }
}

/**
 * Returns a function that chooses a way at random, with 20 to 320 ms in each direction; a share of the requests is lost
 * on the way to the server or back.
 */
export const waysByChance = (seed: number, lost: number): (() => Way) => {
  const next = numbersFrom(seed)
  return () => {
    const way = { there: 20 + next(300), back: 20 + next(300) }
    return next(1_000) < lost * 1_000 ? { ...way, lost: next(2) === 0 ? "there" : "back" } : way
  }
}

/**
 * Simulates the network between tabs and server: simulated time, requests that take time and may be lost, and one lock
 * for all tabs.
 * @param usual the default way of a request
 */
export const simulatedNetwork = (usual: () => Way = () => ways.well) => {
  const time = virtualClock()
  /** Number of times the computer has slept; every sleep aborts the running requests. */
  let sleeps = 0
  const counts = { requests: 0, lost: 0 }

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      time.clock.setTimeout(resolve, milliseconds)
    })

  /**
   * Sends a request. `arrive` runs in the browser when the response arrives, e.g. to store its cookies, whether the tab
   * is frozen or not.
   */
  const request = async <T>(
    fate: Fate,
    signal: AbortSignal | undefined,
    work: () => Answer<T, unknown>,
    arrive: () => void = () => {}
  ): Promise<Answer<T, unknown>> => {
    counts.requests += 1
    const { there, back, lost } = fate === "well" ? usual() : ways[fate]
    const before = sleeps
    const isCut = () => sleeps !== before || signal?.aborted === true
    const gone = new Promise<"gone">((resolve) => {
      signal?.addEventListener("abort", () => resolve("gone"), { once: true })
    })
    const way = async (): Promise<Answer<T, unknown>> => {
      await pause(there)
      if (lost === "there" || isCut()) return { type: "unreachable" }
      const answer = work()
      await pause(back)
      if (lost === "back" || isCut()) return { type: "unreachable" }
      arrive()
      return answer
    }
    const answer = await Promise.race([way(), gone])
    if (answer !== "gone" && answer.type !== "unreachable") return answer
    counts.lost += 1
    return { type: "unreachable" }
  }

  let last: Promise<unknown> = Promise.resolve()
  const webLock = lockOf(
    {
      request: async <T>(
        _name: string,
        { signal }: { readonly signal: AbortSignal },
        work: () => Promise<T>
      ) => {
        const before = last
        let release = () => {}
        last = new Promise<void>((resolve) => {
          release = resolve
        })
        let giveUp = () => {}
        const timeout = new Promise((_, reject) => {
          giveUp = () => reject(new Error("waited too long"))
          signal.addEventListener("abort", giveUp, { once: true })
        })
        try {
          await Promise.race([before, timeout])
          // a combined signal with a listener is never garbage-collected, nor is everything it references
          signal.removeEventListener("abort", giveUp)
          return await work()
        } finally {
          // a call that has given up waiting releases the next call only after the earlier calls
          void before.then(release)
        }
      }
    },
    (milliseconds) => {
      const ending = new AbortController()
      time.clock.setTimeout(() => ending.abort(), milliseconds)
      return ending.signal
    }
  )

  return {
    counts,
    clock: time.clock,
    now: time.now,
    request,
    lock: (hasLocks: boolean): TabLock => (hasLocks ? webLock : noLock),
    cut: () => {
      sleeps += 1
    },
    /** Advances the time, with everything that happens meanwhile. */
    pass: async (milliseconds: number) => {
      const heard = async () => {
        for (let turn = 0; turn < 30; turn++) await Promise.resolve()
      }
      const end = time.now() + milliseconds
      do await heard()
      while (time.fireNext(end))
      time.increment(end - time.now())
      await heard()
    }
  }
}

export type SimulatedNetwork = ReturnType<typeof simulatedNetwork>
