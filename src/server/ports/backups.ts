import { Context, Effect } from "effect"

/** What is known of backups; without one of ours there is none. */
export interface KnownBackups {
  /** When the last one was finished; undefined where there is none. Never fails. */
  readonly lastAt: Effect.Effect<Date | undefined>
}

export const Backups = Context.Reference<KnownBackups>("server/ports/Backups", {
  defaultValue: () => ({ lastAt: Effect.sync((): Date | undefined => undefined) })
})
