import { globSync } from "node:fs"
import { join } from "node:path"
import { machinesIn } from "../../model-tests/harness/machine-parts.ts"
import { root } from "../../tools/run-tool.ts"

interface Found {
  readonly file: string
  /** The id that the machine itself declares. */
  readonly id: string
}

/**
 * Finds every machine of the product with its source file. It searches the files, so that no machine can be forgotten
 * in a list.
 */
export const everyMachine = async (): Promise<ReadonlyArray<Found>> => {
  const files = globSync("src/machines/**/*.machine.ts", { cwd: root }).toSorted()
  const found = await Promise.all(
    files.map(async (file) => {
      const ids = machinesIn((await import(join(root, file))) as Readonly<Record<string, unknown>>).map(
        ({ id }) => id
      )
      return ids.length === 0 ? [{ file, id: `(none in ${file})` }] : ids.map((id) => ({ file, id }))
    })
  )
  return found.flat()
}

/** Lists machines without a path test, and path tests without a machine, one line each. */
export const forgotten = (
  machines: ReadonlyArray<Found>,
  walked: ReadonlyArray<string>,
  onPages: ReadonlyArray<string>,
  askedOf: ReadonlyArray<string>
): ReadonlyArray<string> => [
  ...machines.flatMap(({ file, id }) =>
    walked.includes(id) ? [] : [`${id} (${file}) has no walk: describe it in its folder of model-tests.`]
  ),
  ...askedOf.flatMap((id) =>
    onPages.includes(id)
      ? []
      : [`${id} holds money, a session or unsaved work and has no page: walk it in e2e/paths.`]
  ),
  ...[...walked, ...onPages].flatMap((id) =>
    machines.some((machine) => machine.id === id) ? [] : [`${id} is walked, but there is no such machine.`]
  )
]
