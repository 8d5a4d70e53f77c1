import { readFileSync, writeFileSync } from "node:fs"
import { passwordLength } from "../../src/domain/account/password.ts"
import {
  keptBytes,
  knownPasswordsFile,
  listedAs
} from "../../src/server/accounts/registration/known-passwords.ts"

/**
 * Writes the list of refused passwords from a file with one password per line: `node
 * scripts/security/known-passwords.ts FILE`. Passwords that are too short to be accepted anyway are left out.
 */
const [file] = process.argv.slice(2)
if (file === undefined) throw new Error("Name a file with one password on each line.")

const hashes = new Set(
  readFileSync(file, "utf8")
    .split(/\r?\n/u)
    .map((line) => line.trim().normalize("NFKC").toLowerCase())
    .filter((word) => Array.from(word).length >= passwordLength.least)
    .map((word) => listedAs(word).toString("hex"))
)
writeFileSync(knownPasswordsFile, Buffer.from([...hashes].toSorted().join(""), "hex"))
console.log(`${hashes.size} passwords, ${hashes.size * keptBytes} bytes`)
