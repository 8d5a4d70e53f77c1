import { hash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { projectRoot } from "../../project-root.ts"

/** Bytes of each hash that are kept: enough that no other password meets one by chance. */
export const keptBytes = 6

/** Where the list stands; `scripts/security/known-passwords.ts` writes it of any list of passwords. */
export const knownPasswordsFile = join(projectRoot, "src/server/accounts/registration/known-passwords.bin")

/** How a password stands in the list: the beginning of its SHA-256, since the words themselves need not be read. */
export const listedAs = (folded: string): Buffer => hash("sha256", folded, "buffer").subarray(0, keptBytes)

let list: Buffer | undefined

/** How many passwords the list holds. */
export const knownPasswordCount = (): number => (list ??= readFileSync(knownPasswordsFile)).length / keptBytes

/** Whether a password, in small letters, is among those that leaked lists hold most often (rule account.password). */
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
