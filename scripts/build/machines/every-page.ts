import { globSync } from "node:fs"
import { basename, join } from "node:path"
import { machinesIn } from "../../../model-tests/harness/machine-parts.ts"
import { isRecord } from "../../../src/domain/is-record.ts"
import type { MachineEntry, MachinePage } from "../../../src/ui/atlas/machine-page.ts"
import type { Words } from "../../../src/ui/atlas/words.ts"
import { pageOf } from "./page-of.ts"

const isWords = (value: unknown): value is Words => isRecord(value) && "purpose" in value && "states" in value

const exportsOf = async (file: string): Promise<Readonly<Record<string, unknown>>> => {
  const loaded: unknown = await import(file)
  return isRecord(loaded) ? loaded : {}
}

/**
 * Returns the documentation texts about a machine by the name of the machine's file, such as "order-list"; `undefined`
 * if there are none.
 */
export const wordsOf = async (root: string, name: string): Promise<Words | undefined> => {
  const [file] = globSync(`src/ui/atlas/words/${name}.ts`, { cwd: root })
  return file === undefined ? undefined : Object.values(await exportsOf(join(root, file))).find(isWords)
}

/** Returns every machine of the product with its documentation page, sorted by name. */
export const everyPage = async (
  root: string
): Promise<ReadonlyArray<{ readonly entry: MachineEntry; readonly page: MachinePage }>> => {
  const files = globSync("src/machines/**/*.machine.ts", { cwd: root }).toSorted()
  const pages = await Promise.all(
    files.map(async (file) => {
      const words = await wordsOf(root, basename(file, ".machine.ts"))
      return Promise.all(
        machinesIn(await exportsOf(join(root, file))).map((machine) => pageOf(machine, words))
      )
    })
  )
  return pages.flat().toSorted((one, other) => (one.entry.machine < other.entry.machine ? -1 : 1))
}
