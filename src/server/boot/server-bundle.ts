import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { isRecord } from "../../domain/is-record.ts"
import { projectRoot } from "../project-root.ts"

/** Where the server stands as a few files, two levels below the project as `src/server` is (decision 130). */
export const bundleFolder = "dist/shop"

const stampFile = ".built"

/** Whether this very code runs from the bundle: then it was found to be fresh when the process began. */
export const runsFromBundle: boolean = import.meta.dirname === join(projectRoot, bundleFolder)

/** What a bundle was made of, and what came of it. */
export interface BundleStamp {
  /** Of the contents of `sources`; not of times, which git sets as it likes. */
  readonly hash: string
  /** Files of the project, from its root. */
  readonly sources: ReadonlyArray<string>
  /** Files of the bundle, from its folder. */
  readonly outputs: ReadonlyArray<string>
}

/** The hash of the contents of files of the project. */
export const hashOfSources = (root: string, sources: ReadonlyArray<string>): string => {
  const hash = createHash("sha256")
  for (const path of sources)
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)))
  return hash.digest("hex")
}

export const stampPath = (root: string): string => join(root, bundleFolder, stampFile)

const isListOfText = (value: unknown): value is ReadonlyArray<string> =>
  Array.isArray(value) && value.every((each) => typeof each === "string")

/** The stamp of the bundle that stands there; undefined without one, and for one that cannot be read. */
export const stampIn = (root: string): BundleStamp | undefined => {
  try {
    const stamp: unknown = JSON.parse(readFileSync(stampPath(root), "utf8"))
    if (!isRecord(stamp)) return undefined
    const { hash, sources, outputs } = stamp
    return typeof hash === "string" && isListOfText(sources) && isListOfText(outputs)
      ? { hash, sources, outputs }
      : undefined
  } catch {
    return undefined
  }
}

/** The file that starts the server from the bundle; undefined where a source has changed since, or is gone. */
export const freshBundle = (root: string): string | undefined => {
  const stamp = stampIn(root)
  try {
    return stamp !== undefined && hashOfSources(root, stamp.sources) === stamp.hash
      ? join(root, bundleFolder, "start.js")
      : undefined
  } catch {
    return undefined
  }
}
