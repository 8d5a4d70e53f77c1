import { globSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { root } from "../../tools/run-tool.ts"

/** What one file of a machine's folder exports. */
export interface Exported<Value> {
  /** The name of the folder, as "order-list". */
  readonly folder: string
  readonly value: Value
}

/**
 * What the files of a name export, found by their place instead of by a list kept by hand: `model-tests/*\/walk.ts`
 * is a walk of every machine that has a folder. A file that exports nothing of that kind is an error.
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
