import * as fs from "node:fs"
import { join } from "node:path"
import type { EmbeddedFolders } from "./database.ts"

/**
 * Kinds of data that are erased on a customer's request: an account, or a subscription to mails about prices (a row of
 * `price_alarm`).
 */
export const erasedKinds = ["account", "letter"] as const

/** Record of an erasure: enough to find the row in a restored database, without data about a person. */
export interface Erasure {
  readonly kind: (typeof erasedKinds)[number]
  readonly id: number
  /**
   * Hash of the row's number and its creation time in microseconds; the number alone is not enough, since numbers are
   * reused after a restore.
   */
  readonly key: string
}

/** Returns SQL for the key that distinguishes an erased row of a table from a later row with the same number. */
export const erasureKey = (table: "account" | "price_alarm"): string =>
  `encode(sha256(convert_to(${table}.id || ' ' || extract(epoch from ${table}.created_at), 'UTF8')), 'hex')`

/**
 * Returns the path of the file that records erasures, next to the backups of a shop. The file is complete for all of
 * these backups, because records are only added and never removed.
 */
export const erasuresIn = (backups: string): string => join(backups, "erasures")

/**
 * Returns the path of the file that lists the erasures to repeat, next to restored data. The file exists until the
 * first start has erased these rows again.
 */
export const erasuresLeftIn = (base: string): string => join(base, "erase-again")

const line = /^(?<letter>letter )?(?<id>\d{1,10}) (?<key>[0-9a-f]{64})$/u

/**
 * Returns the erasures that a start must repeat: those stored with the restored backup and those recorded since; empty
 * for a folder that was never restored.
 */
export const erasuresLeft = ({ base, archive }: EmbeddedFolders): ReadonlyArray<Erasure> =>
  fs.existsSync(erasuresLeftIn(base))
    ? [erasuresLeftIn(base), ...(archive === undefined ? [] : [erasuresIn(archive.folder)])].flatMap(
        notedErasures
      )
    : []

/** Records that nothing is left to erase again. */
export const noErasuresLeft = ({ base }: EmbeddedFolders): void =>
  fs.rmSync(erasuresLeftIn(base), { force: true })

/**
 * Adds a record of an erasure and waits until it is on disk; starts with a line break, because the previous line may be
 * incomplete.
 */
export const noteErasure = (file: string, { kind, id, key }: Erasure): void =>
  fs.appendFileSync(file, `\n${kind === "letter" ? "letter " : ""}${id} ${key}\n`, {
    mode: 0o600,
    flush: true
  })

/** Returns the records in a file, even if its last line is incomplete; empty if there is no file. */
export const notedErasures = (file: string): ReadonlyArray<Erasure> => {
  if (!fs.existsSync(file)) return []
  return fs
    .readFileSync(file, "utf8")
    .split("\n")
    .flatMap((text) => {
      const { letter, id, key } = line.exec(text)?.groups ?? {}
      if (id === undefined || key === undefined) return []
      return [{ kind: letter === undefined ? "account" : "letter", id: Number(id), key }]
    })
}
