import { globSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { root } from "../../tools/run-tool.ts"

/** The matching export of one file in a machine's folder. */
export interface Exported<Value> {
  /** The name of the folder, e.g. "order-list". */
  readonly folder: string
  readonly value: Value
}

/**
 * Loads the matching exports of all files that fit a pattern, so that no list has to be maintained by hand:
 * `model-tests/*\/walk.ts` finds the walk of every machine that has a folder. A file without a matching export is an
 * error.
 */
export const exportedBy = async <Value>(
  pattern: string,
  isOne: (value: unknown) => value is Value
): Promise<ReadonlyArray<Exported<Value>>> => {
  const files = globSync(pattern, { cwd: root }).toSorted()
  const found = await Promise.all(
    files.map(async (file) => {
      const exported = (await import(join(root, file))) as Readonly<Record<string, unknown>>
      const values = Object.values(exported).filter(isOne)
      if (values.length === 0) throw new Error(`${file} exports nothing of what ${pattern} is for`)
      return values.map((value) => ({ folder: basename(dirname(file)), value }))
    })
  )
  return found.flat()
}
