import { Effect } from "effect"
import { existsSync } from "node:fs"
import { type GivenKey, StartProblem } from "../../config.ts"
import { keyIn, makeKeyFile, replaceKeyFile } from "./key-file.ts"
import type { WrappingKey } from "./wrapping-key.ts"
import { givenKey, keyFileOf, nextKeyFileOf, type WrappingKeys } from "./wrapping-keys.ts"

export interface Rotation {
  readonly next: WrappingKey
  /** Unwraps data with the former key or, after the change, with the next one. */
  readonly keys: WrappingKeys["Service"]
  /** Must be called after the database has stored the next key; from then on a start uses that key. */
  readonly finish: () => void
}

const unknown = (id: string) =>
  new StartProblem(
    `The secrets of this database are wrapped with the key ${id}, which was not given: name it in OLD_WRAPPING_KEY_FILE or OLD_WRAPPING_KEY.`
  )

/**
 * Prepares the change from the former key (`former`, or the key file next to an embedded database) to the given key, or
 * to a new key file next to an embedded database (`base`). An interrupted change is continued. Fails with StartProblem.
 */
export const rotationOf = (
  base: string | undefined,
  given: GivenKey | undefined,
  former: GivenKey | undefined
): Rotation => {
  if (base === undefined && given === undefined)
    throw new StartProblem(
      "keys:rotate needs the new key in WRAPPING_KEY_FILE or WRAPPING_KEY, and the former one in OLD_WRAPPING_KEY_FILE or OLD_WRAPPING_KEY."
    )
  const next = given === undefined ? makeKeyFile(nextKeyFileOf(base ?? "")) : givenKey(given)
  const known = [
    next,
    former && givenKey(former),
    base === undefined ? undefined : keyIn(keyFileOf(base)),
    base === undefined ? undefined : keyIn(nextKeyFileOf(base))
  ]
  return {
    next,
    keys: {
      keyFor: (id) => {
        const key = id === undefined ? next : known.find((one) => one?.id === id)
        return key === undefined ? Effect.fail(unknown(id ?? "")) : Effect.succeed(key)
      }
    },
    finish: () => {
      if (given !== undefined || base === undefined) return
      // a start may already have moved the next key file into place
      if (existsSync(nextKeyFileOf(base))) replaceKeyFile(nextKeyFileOf(base), keyFileOf(base))
    }
  }
}
