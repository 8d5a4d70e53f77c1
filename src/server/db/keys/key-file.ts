import { randomBytes } from "node:crypto"
import * as fs from "node:fs"
import { dirname } from "node:path"
import { StartProblem } from "../../config.ts"
import { keyBytesIn, type WrappingKey, wrappingKeyOf } from "./wrapping-key.ts"

/** Command with which an operator creates a key. */
export const makeOne = "openssl rand -base64 32"

const isMissing = (failure: unknown) =>
  failure instanceof Error && "code" in failure && failure.code === "ENOENT"

/**
 * Reads the key in a file; `undefined` if the file does not exist. Fails with StartProblem if the file cannot be read
 * or contains no key.
 */
export const keyIn = (file: string): WrappingKey | undefined => {
  let text = ""
  try {
    text = fs.readFileSync(file, "utf8")
  } catch (failure) {
    if (isMissing(failure)) return undefined
    const reason = failure instanceof Error ? failure.message : String(failure)
    throw new StartProblem(
      `The wrapping key in ${file} cannot be read: ${reason}. Let the shop's user read it.`
    )
  }
  const bytes = keyBytesIn(text)
  if (bytes !== undefined) return wrappingKeyOf(bytes)
  throw new StartProblem(
    `${file} holds no wrapping key: it is one line that \`${makeOne}\` prints. Put the right file back.`
  )
}

const syncFolder = (folder: string) => {
  const handle = fs.openSync(folder, "r")
  try {
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
}

/**
 * Creates a file with a new key, unless the file exists. Only the file's owner may read it. If several processes call
 * this at once, all get the key of the first one. The file is on disk before anything is encrypted with its key.
 */
export const makeKeyFile = (file: string): WrappingKey => {
  const present = keyIn(file)
  if (present !== undefined) return present
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`
  fs.writeFileSync(draft, `${randomBytes(32).toString("base64")}\n`, { mode: 0o600, flag: "wx", flush: true })
  try {
    fs.linkSync(draft, file)
  } catch (failure) {
    if (!fs.existsSync(file)) throw failure
  } finally {
    fs.rmSync(draft)
  }
  syncFolder(dirname(file))
  return keyIn(file) ?? makeKeyFile(file)
}

/** Replaces a key file with another one, atomically. */
export const replaceKeyFile = (fresh: string, file: string): void => {
  fs.renameSync(fresh, file)
  syncFolder(dirname(file))
}
