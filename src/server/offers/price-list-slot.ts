import { Cause, Deferred, Effect } from "effect"
import type { DayNumber } from "../../domain/price/local-day.ts"
import type { DatabaseUnreachable } from "../ports/database-unreachable.ts"
import { HouseLog } from "../ports/house-log.ts"
import { isValidOn, type Snapshot } from "./snapshot.ts"

/**
 * Runs an effect independently of its caller: outside the caller's transaction, and without being interrupted together
 * with the caller, since others may wait for the result.
 */
export type Run = (effect: Effect.Effect<unknown>) => void

/**
 * The snapshot of one country and product group: it is loaded once for all waiting callers, and reloaded after it was
 * marked as outdated.
 */
export class PriceListSlot {
  private snapshot: Snapshot | undefined
  private loading:
    | { readonly day: DayNumber; readonly result: Deferred.Deferred<Snapshot, DatabaseUnreachable> }
    | undefined
  private isStale = false
  private lastDay: DayNumber = 0
  private loadedAt = 0
  private hits = 0
  private misses = 0
  private readonly load: (day: DayNumber) => Effect.Effect<Snapshot, DatabaseUnreachable>
  private readonly run: Run

  constructor(load: (day: DayNumber) => Effect.Effect<Snapshot, DatabaseUnreachable>, run: Run) {
    this.load = load
    this.run = run
  }

  /**
   * Returns the snapshot for a day if one is in memory; an outdated snapshot is returned until a newer one is loaded.
   */
  here(day: DayNumber): Snapshot | undefined {
    this.lastDay = day
    const { snapshot } = this
    if (snapshot === undefined || !isValidOn(snapshot, day)) return undefined
    this.hits += 1
    if (this.isStale && this.loading === undefined) this.begin(day)
    return snapshot
  }

  /** Returns the snapshot of a day, and loads it if necessary. */
  at(day: DayNumber): Effect.Effect<Snapshot, DatabaseUnreachable> {
    return Effect.suspend(() => {
      const snapshot = this.here(day)
      if (snapshot !== undefined) return Effect.succeed(snapshot)
      this.misses += 1
      return this.loaded(day)
    })
  }

  /** Returns the snapshot of a day that is at least as new as this version in the database. */
  atLeast(version: number, day: DayNumber): Effect.Effect<Snapshot, DatabaseUnreachable> {
    const isEnough = (snapshot: Snapshot) => snapshot.version >= version
    const again = Effect.suspend(() => this.loaded(day))
    // a load that was already running may have started before the version was stored, but a second load cannot have
    return Effect.flatMap(this.at(day), (snapshot) =>
      isEnough(snapshot)
        ? Effect.succeed(snapshot)
        : Effect.flatMap(again, (next) => (isEnough(next) ? Effect.succeed(next) : again))
    )
  }

  /** Marks the snapshot as outdated: the database has a newer version. */
  expire(): void {
    this.isStale = true
    if (this.snapshot !== undefined && this.loading === undefined) this.begin(this.lastDay)
  }

  /** Number of requests served from the loaded list (hits), and of requests that had to wait for it (misses). */
  get uses(): { readonly hits: number; readonly misses: number } {
    return { hits: this.hits, misses: this.misses }
  }

  /** When the current list was loaded, in ms; undefined if there is none. */
  get since(): number | undefined {
    return this.snapshot === undefined ? undefined : this.loadedAt
  }

  /**
   * Reloads the list, regardless of its version; the previous list is served meanwhile, and stays if loading fails.
   * Completes once a list is available that was read after this call.
   */
  renewed(): Effect.Effect<void, DatabaseUnreachable> {
    return Effect.suspend(() => {
      const running = this.loading
      this.expire()
      if (running === undefined) return this.loading === undefined ? Effect.void : this.current()
      // a load that is already running may have started before this call, so another load follows it
      return Effect.andThen(Effect.exit(Deferred.await(running.result)), this.current())
    })
  }

  private current(): Effect.Effect<void, DatabaseUnreachable> {
    return Effect.suspend(() =>
      this.loading === undefined ? Effect.void : Effect.asVoid(Deferred.await(this.loading.result))
    )
  }

  private loaded(day: DayNumber): Effect.Effect<Snapshot, DatabaseUnreachable> {
    const running = this.loading
    if (running === undefined) return Deferred.await(this.begin(day))
    if (running.day === day) return Deferred.await(running.result)
    return Effect.flatMap(Effect.exit(Deferred.await(running.result)), () => this.at(day))
  }

  private begin(day: DayNumber): Deferred.Deferred<Snapshot, DatabaseUnreachable> {
    const result = Deferred.makeUnsafe<Snapshot, DatabaseUnreachable>()
    this.loading = { day, result }
    this.isStale = false
    this.run(
      Effect.matchCauseEffect(this.load(day), {
        onSuccess: (snapshot) =>
          Effect.suspend(() => {
            this.snapshot = snapshot
            this.loadedAt = Date.now()
            this.loading = undefined
            if (this.isStale) this.begin(day)
            return Deferred.succeed(result, snapshot)
          }),
        onFailure: (cause) =>
          Effect.suspend(() => {
            this.loading = undefined
            this.isStale = true
            return Effect.andThen(
              Effect.map(HouseLog, ({ error }) =>
                error("A price list could not be loaded", { error: Cause.pretty(cause) })
              ),
              Deferred.failCause(result, cause)
            )
          })
      })
    )
    return result
  }
}
