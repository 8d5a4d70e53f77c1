import { readFileSync } from "node:fs"
import { join } from "node:path"
import { isRecord } from "../../domain/is-record.ts"
import { projectRoot } from "../project-root.ts"
import { areUnchanged, sourceStateOf, type SourceState } from "./source-state.ts"

/**
 * Folder of the server bundled into a few files, two levels below the project root like `src/server` (decision 130).
 */
export const bundleFolder = "dist/shop"

const stampFile = ".built"

/** Whether this code runs from the bundle; if so, the bundle was checked to be up to date when the process started. */
export const runsFromBundle: boolean = import.meta.dirname === join(projectRoot, bundleFolder)

/** Sources and outputs of a bundle. */
export interface BundleStamp extends SourceState {
  /** Files of the project, relative to its root. */
  readonly sources: ReadonlyArray<string>
  /** Files of the bundle, relative to its folder. */
  readonly outputs: ReadonlyArray<string>
}

export const stampPath = (root: string): string => join(root, bundleFolder, stampFile)

const isListOfText = (value: unknown): value is ReadonlyArray<string> =>
  Array.isArray(value) && value.every((each) => typeof each === "string")

/** Returns the stamp of the existing bundle; undefined if there is none or it cannot be read. */
export const stampIn = (root: string): BundleStamp | undefined => {
  try {
    const stamp: unknown = JSON.parse(readFileSync(stampPath(root), "utf8"))
    if (!isRecord(stamp)) return undefined
    const { sources, outputs } = stamp
    const state = sourceStateOf(stamp)
    return state !== undefined && isListOfText(sources) && isListOfText(outputs)
      ? { ...state, sources, outputs }
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the file that starts the server from the bundle; undefined if a source has been changed or deleted since the
 * bundle was built.
 */
export const freshBundle = (root: string): string | undefined => {
  const stamp = stampIn(root)
  try {
    return stamp !== undefined && areUnchanged(root, stamp.sources, stamp)
      ? join(root, bundleFolder, "start.js")
      : undefined
  } catch {
    return undefined
  }
}
