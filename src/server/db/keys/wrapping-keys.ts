import { Context, Effect, Layer } from "effect"
import { join } from "node:path"
import { type GivenKey, StartProblem } from "../../config.ts"
import { Database } from "../database.ts"
import { keyIn, makeKeyFile, makeOne, replaceKeyFile } from "./key-file.ts"
import { keyBytesIn, type WrappingKey, wrappingKeyOf } from "./wrapping-key.ts"

/** Source of this process's wrapping keys. */
export class WrappingKeys extends Context.Service<
  WrappingKeys,
  {
    /**
     * Returns the key with this id. `undefined` requests the key for the first encryption, which is then created for an
     * embedded database. Fails with an explanation if the requested key was not given.
     */
    readonly keyFor: (id: string | undefined) => Effect.Effect<WrappingKey, StartProblem>
  }
>()("server/db/keys/WrappingKeys") {}

/** Returns the path of an embedded database's key file: beside the data, where backups do not copy it. */
export const keyFileOf = (base: string): string => join(base, "wrapping-key")

/** Returns the path of the file that `npm run keys:rotate` creates first and renames to the key file at the end. */
export const nextKeyFileOf = (base: string): string => `${keyFileOf(base)}.next`

/** Reads a key from the text of a setting, or from the file that the setting names. Fails with StartProblem. */
export const givenKey = (given: GivenKey): WrappingKey => {
  if ("text" in given) {
    const bytes = keyBytesIn(given.text)
    if (bytes !== undefined) return wrappingKeyOf(bytes)
    throw new StartProblem(`${given.name} is no key of 32 bytes: set it to what \`${makeOne}\` prints.`)
  }
  const key = keyIn(given.file)
  if (key !== undefined) return key
  throw new StartProblem(
    `${given.name} is ${given.file}, which is not there: name the file of the key, or make one with \`${makeOne} > ${given.file}\` for a new shop.`
  )
}

const another = (wanted: string, { id }: WrappingKey) =>
  new StartProblem(
    `The secrets of this database are wrapped with the key ${wanted}, and the one given is ${id}: give the other one in WRAPPING_KEY_FILE or WRAPPING_KEY. A key is changed by npm run keys:rotate alone.`
  )

const ofFile = (base: string, wanted: string | undefined): WrappingKey => {
  const file = keyFileOf(base)
  if (wanted === undefined) return makeKeyFile(file)
  const key = keyIn(file)
  if (key?.id === wanted) return key
  const next = keyIn(nextKeyFileOf(base))
  if (next?.id === wanted) {
    // a change of keys was interrupted after its last step in the database, so it is finished here
    replaceKeyFile(nextKeyFileOf(base), file)
    return next
  }
  if (key !== undefined) throw another(wanted, key)
  throw new StartProblem(
    `The secrets of this database are wrapped with the key ${wanted}, and ${file} is not there: copy the file wrapping-key of the shop that was backed up to that place, or name it in WRAPPING_KEY_FILE.`
  )
}

const ofSetting = (given: GivenKey, wanted: string | undefined): WrappingKey => {
  const key = givenKey(given)
  if (wanted === undefined || key.id === wanted) return key
  throw another(wanted, key)
}

const find = (given: GivenKey | undefined, base: string | undefined, wanted: string | undefined) => {
  if (given !== undefined) return ofSetting(given, wanted)
  if (base !== undefined) return ofFile(base, wanted)
  throw new StartProblem(
    `With DATABASE_URL the shop needs a key for its secrets: set WRAPPING_KEY_FILE to a file that \`${makeOne}\` has written, the same for all copies, and keep it apart from backups.`
  )
}

/** Uses the given key, or else the file beside an embedded database. */
export const wrappingKeysLayer = (given: GivenKey | undefined): Layer.Layer<WrappingKeys, never, Database> =>
  Layer.effect(WrappingKeys)(
    Effect.map(Database, ({ embedded }) => ({
      keyFor: (id) =>
        Effect.try({
          try: () => find(given, embedded?.base, id),
          catch: (failure) => {
            if (failure instanceof StartProblem) return failure
            throw failure
          }
        })
    }))
  )
