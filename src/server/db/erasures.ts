import * as fs from "node:fs"
import { join } from "node:path"
import type { EmbeddedFolders } from "./database.ts"

/** What a customer can have erased: an account, or the wish for letters about prices (a row of `price_alarm`). */
export const erasedKinds = ["account", "letter"] as const

/** That something was erased: enough to find it in a restored database, and nothing about a person. */
export interface Erasure {
  readonly kind: (typeof erasedKinds)[number]
  readonly id: number
  /** Hash of its number and of the microsecond in which it was made: numbers are given anew after a restore. */
  readonly key: string
}

/** SQL: what distinguishes an erased row of a table from a later one with the same number. */
export const erasureKey = (table: "account" | "price_alarm"): string =>
  `encode(sha256(convert_to(${table}.id || ' ' || extract(epoch from ${table}.created_at), 'UTF8')), 'hex')`

/** Beside the backups of a shop, and older than none of them: it is only added to. */
export const erasuresIn = (backups: string): string => join(backups, "erasures")

/** In a restored data folder, until the first start has erased them again. */
export const erasuresLeftIn = (base: string): string => join(base, "erase-again")

const line = /^(?<letter>letter )?(?<id>\d{1,10}) (?<key>[0-9a-f]{64})$/u

/** What a start erases again: what a restore has brought, and what was noted meanwhile; nothing in a folder never restored. */
export const erasuresLeft = ({ base, archive }: EmbeddedFolders): ReadonlyArray<Erasure> =>
  fs.existsSync(erasuresLeftIn(base))
    ? [erasuresLeftIn(base), ...(archive === undefined ? [] : [erasuresIn(archive.folder)])].flatMap(
        notedErasures
      )
    : []

/** Nothing is left to be erased again. */
export const noErasuresLeft = ({ base }: EmbeddedFolders): void =>
  fs.rmSync(erasuresLeftIn(base), { force: true })

/** Adds a note and waits until the disk has it; the line before it may be one that was cut off. */
export const noteErasure = (file: string, { kind, id, key }: Erasure): void =>
  fs.appendFileSync(file, `\n${kind === "letter" ? "letter " : ""}${id} ${key}\n`, {
    mode: 0o600,
    flush: true
  })

/** The notes in a file, also of one whose last line was cut off; none where there is no file. */
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
