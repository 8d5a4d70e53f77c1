import { hash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { projectRoot } from "../../project-root.ts"

/** Number of bytes stored of each hash: enough to avoid accidental matches. */
export const keptBytes = 6

/** Path of the list; `scripts/security/known-passwords.ts` creates it from any list of passwords. */
export const knownPasswordsFile = join(projectRoot, "src/server/accounts/registration/known-passwords.bin")

/**
 * Returns the list entry of a password: the start of its SHA-256 instead of the password itself, because no one needs
 * to read the list.
 */
export const listedAs = (folded: string): Buffer => hash("sha256", folded, "buffer").subarray(0, keptBytes)

let list: Buffer | undefined

/** Returns the number of passwords in the list. */
export const knownPasswordCount = (): number => (list ??= readFileSync(knownPasswordsFile)).length / keptBytes

/** Whether a password, in lower case, is among the most frequent ones in leaked lists (rule account.password). */
export const isLeakedOften = (folded: string): boolean => {
  const sought = listedAs(folded)
  const table = (list ??= readFileSync(knownPasswordsFile))
  let [from, to] = [0, table.length / keptBytes]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    const order = sought.compare(table, middle * keptBytes, (middle + 1) * keptBytes)
    if (order === 0) return true
    if (order < 0) to = middle
    else from = middle + 1
  }
  return false
}
