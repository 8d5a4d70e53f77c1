import { Context, Effect } from "effect"

/** Data about the base backups of a shop that makes backups. */
export interface KeptBackups {
  /** Since when this folder has been used for backups. */
  readonly since: Date
  /** When the last backup was finished; undefined if there is none yet. */
  readonly lastAt: Date | undefined
}

/**
 * Provides information about base backups; implemented by server/backup. Without that layer no backups are reported.
 */
export interface KnownBackups {
  /**
   * Undefined if there are no backups, if an external PostgreSQL is backed up by other tools, or if the folder cannot
   * be read. Never fails.
   */
  readonly kept: Effect.Effect<KeptBackups | undefined>
}

export const Backups = Context.Reference<KnownBackups>("server/ports/Backups", {
  defaultValue: () => ({ kept: Effect.sync((): KeptBackups | undefined => undefined) })
})
