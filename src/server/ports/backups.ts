import { Context, Effect } from "effect"

/** The base backups of a shop that keeps some. */
export interface KeptBackups {
  /** Since when backups are kept in this place. */
  readonly since: Date
  /** When the last one was finished; undefined where there is none yet. */
  readonly lastAt: Date | undefined
}

/** What is known of base backups (server/backup); without its layer nothing is known. */
export interface KnownBackups {
  /** Undefined where none are kept, where another PostgreSQL is backed up by its own tools, and where the folder cannot be read. Never fails. */
  readonly kept: Effect.Effect<KeptBackups | undefined>
}

export const Backups = Context.Reference<KnownBackups>("server/ports/Backups", {
  defaultValue: () => ({ kept: Effect.sync((): KeptBackups | undefined => undefined) })
})
