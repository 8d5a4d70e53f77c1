import * as fs from "node:fs"
import { join } from "node:path"
import type { EmbeddedFolders } from "./database.ts"

/** That a customer had the account erased: enough to find it in a restored database, and nothing about a person. */
export interface Erasure {
  readonly accountId: number
  /** Hash of the account's number and of the microsecond of its registration: numbers are given anew after a restore. */
  readonly key: string
}

/** Beside the backups of a shop, and older than none of them: it is only added to. */
export const erasuresIn = (backups: string): string => join(backups, "erasures")

/** In a restored data folder, until the first start has erased them again. */
export const erasuresLeftIn = (base: string): string => join(base, "erase-again")

const line = /^(?<id>\d{1,10}) (?<key>[0-9a-f]{64})$/u

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
export const noteErasure = (file: string, { accountId, key }: Erasure): void =>
  fs.appendFileSync(file, `\n${accountId} ${key}\n`, { mode: 0o600, flush: true })

/** The notes in a file, also of one whose last line was cut off; none where there is no file. */
export const notedErasures = (file: string): ReadonlyArray<Erasure> => {
  if (!fs.existsSync(file)) return []
  return fs
    .readFileSync(file, "utf8")
    .split("\n")
    .flatMap((text) => {
      const { id, key } = line.exec(text)?.groups ?? {}
      return id === undefined || key === undefined ? [] : [{ accountId: Number(id), key }]
    })
}
