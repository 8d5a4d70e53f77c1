import { keyOfAll, type SharedKey } from "../../domain/support/shared-pages.ts"

/** The caches before the shop, as its pages see them (rule page.shared-cache). */
export interface SharedCache {
  /** Whether pages may be kept there now: not while one of them has still to be notified of a change. */
  readonly mayKeep: () => boolean
  /** Has them forget pages, in the background. */
  readonly forget: (key: SharedKey) => void
}

/** A shop that no shared cache stands before. */
export const noSharedCache: SharedCache = { mayKeep: () => false, forget: () => {} }

export interface SharedCacheOptions {
  /** Addresses at which the caches take PURGE; at least one. */
  readonly addresses: ReadonlyArray<string>
  /** Notifies one cache; fails where it has not confirmed. */
  readonly send: (address: string, key: SharedKey) => Promise<void>
  /** Called for each attempt. */
  readonly onTold: (outcome: "done" | "failed") => void
  /** Called when caches cannot be reached any more, and when they can again. */
  readonly onReach: (isReached: boolean, failure?: unknown) => void
  /** Calls later, and keeps no process alive. */
  readonly later: (act: () => void, ms: number) => void
}

/** How long an answer may be on its way to a cache, in ms. */
const onItsWay = 1_000

/** Between attempts, in ms: the first time, and at most. */
const [firstPause, longestPause] = [1_000, 15_000]

/**
 * Purges the caches before the shop: at once, and again a second later because an answer that was on its way
 * may have come in behind. What comes in while they are being notified is sent next, in one call. Until all of them know nothing more may be kept,
 * so a cache that cannot be reached holds what it has for its time and gets no more.
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
