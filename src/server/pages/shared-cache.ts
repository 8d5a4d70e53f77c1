import { keyOfAll, type SharedKey } from "../../domain/support/shared-pages.ts"

/** The caches in front of the shop, as its pages use them (rule page.shared-cache). */
export interface SharedCache {
  /** Whether these caches may store pages now: false while one of them still has to be notified of a change. */
  readonly mayKeep: () => boolean
  /** Purges pages from the caches, in the background. */
  readonly forget: (key: SharedKey) => void
}

/** For a shop without a shared cache: nothing is stored or purged. */
export const noSharedCache: SharedCache = { mayKeep: () => false, forget: () => {} }

export interface SharedCacheOptions {
  /** Addresses at which the caches accept PURGE; at least one. */
  readonly addresses: ReadonlyArray<string>
  /** Notifies one cache; fails if the cache does not confirm. */
  readonly send: (address: string, key: SharedKey) => Promise<void>
  /** Called for each attempt. */
  readonly onTold: (outcome: "done" | "failed") => void
  /** Called when caches can no longer be reached, and when they can be reached again. */
  readonly onReach: (isReached: boolean, failure?: unknown) => void
  /** Calls `act` later, without keeping the process alive. */
  readonly later: (act: () => void, ms: number) => void
}

/** Maximum time that a response may take to reach a cache, in ms. */
const onItsWay = 1_000

/** Pauses between attempts, in ms: the first and the longest. */
const [firstPause, longestPause] = [1_000, 15_000]

/**
 * Purges the caches in front of the shop at once, and again a second later because a response in transit may have been
 * stored in between. Keys that are added during a notification are sent together in the next call. Until all caches
 * have confirmed, no more pages may be stored: a cache that cannot be reached serves its pages until they expire and
 * gets no new pages.
 */
export const sharedCache = (options: SharedCacheOptions): SharedCache => {
  let owed = new Set<SharedKey>()
  let again = new Set<SharedKey>()
  let isTelling = false
  let isReached = true
  let pause = firstPause

  const tell = async (key: SharedKey): Promise<void> => {
    await Promise.all(
      options.addresses.map((address) =>
        options.send(address, key).then(
          () => options.onTold("done"),
          (failure: unknown) => {
            options.onTold("failed")
            throw failure
          }
        )
      )
    )
  }

  const reached = (isNow: boolean, failure?: unknown) => {
    if (isNow !== isReached) options.onReach(isNow, failure)
    isReached = isNow
  }

  const tellOnceMore = () => {
    if (again.size === 0) return
    const repeated = keyOfAll(again)
    again = new Set()
    options.later(() => {
      owed.add(repeated)
      run()
    }, onItsWay)
  }

  const run = (): void => {
    if (isTelling || owed.size === 0) return
    isTelling = true
    const key = keyOfAll(owed)
    owed = new Set()
    tell(key).then(
      () => {
        reached(true)
        pause = firstPause
        isTelling = false
        tellOnceMore()
        run()
      },
      (failure: unknown) => {
        reached(false, failure)
        owed.add(key)
        options.later(() => {
          isTelling = false
          run()
        }, pause)
        pause = Math.min(pause * 2, longestPause)
      }
    )
  }

  return {
    mayKeep: () => owed.size === 0 && !isTelling,
    forget: (key) => {
      owed.add(key)
      again.add(key)
      run()
    }
  }
}
