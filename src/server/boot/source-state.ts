import { createHash } from "node:crypto"
import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"

/** State of source files at the time of a build. */
export interface SourceState {
  /** Hash of the contents; not of modification times, which git sets arbitrarily. */
  readonly hash: string
  /**
   * Hash of file sizes and change times (ctime); compared first because this takes only a third as long as hashing the
   * contents. The kernel itself sets the change time: git, unpacking an archive and `touch` cannot set it back.
   */
  readonly metadata: string
}

const hashOf = (sources: ReadonlyArray<string>, part: (path: string) => string | Buffer): string => {
  const hash = createHash("sha256")
  for (const path of sources) hash.update(path).update("\0").update(part(path)).update("\0")
  return hash.digest("hex")
}

const contentsIn = (root: string, sources: ReadonlyArray<string>): string =>
  hashOf(sources, (path) => readFileSync(join(root, path)))

const metadataIn = (root: string, sources: ReadonlyArray<string>): string =>
  hashOf(sources, (path) => {
    const { size, ctimeMs } = statSync(join(root, path))
    return `${size} ${ctimeMs}`
  })

/** Returns the present state of project files; throws if one of them does not exist. */
export const sourceState = (root: string, sources: ReadonlyArray<string>): SourceState => ({
  hash: contentsIn(root, sources),
  metadata: metadataIn(root, sources)
})

/** Whether these files have the same contents as at the build; throws if one of them does not exist. */
export const areUnchanged = (root: string, sources: ReadonlyArray<string>, built: SourceState): boolean =>
  metadataIn(root, sources) === built.metadata || contentsIn(root, sources) === built.hash

/** Converts the parsed JSON of a stamp to a source state; `undefined` if the stamp has another form. */
export const sourceStateOf = ({
  hash,
  metadata
}: Readonly<Record<string, unknown>>): SourceState | undefined =>
  typeof hash === "string" && typeof metadata === "string" ? { hash, metadata } : undefined
