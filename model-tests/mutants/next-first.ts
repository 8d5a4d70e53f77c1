import { existsSync, readFileSync } from "node:fs"
import type { MutantResults } from "./results.ts"
import { hashOf } from "./code-hash.ts"

/** Whether a file is another one now than it was when its mutants were judged. */
export const isChanged = ({ file, source }: { readonly file: string; readonly source: string }): boolean =>
  !existsSync(file) || hashOf(readFileSync(file, "utf8")) !== source

/**
 * In which order targets are measured, as a budget may end before all are: those without a result first, then those
 * whose files have changed since, then the others; within each as they were named.
 */
export const nextFirst = (
  names: ReadonlyArray<string>,
  results: ReadonlyArray<Pick<MutantResults, "target" | "files">>
): ReadonlyArray<string> => {
  const kept = new Map(results.map(({ target, files }) => [target, files]))
  const rank = (name: string): number => {
    const files = kept.get(name)
    return files === undefined ? 0 : files.some(isChanged) ? 1 : 2
  }
  return names.toSorted((one, other) => rank(one) - rank(other))
}
