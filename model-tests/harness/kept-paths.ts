import { readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../../tools/run-tool.ts"

/** How many paths each machine has that come to their end: counted while they are made, which takes longer than all else of the atlas. */
export const pathsFile = "docs/atlas/paths.json"

/** The paths of each machine, as they were counted last. */
export const keptPaths = (): Readonly<Record<string, number>> => {
  const kept: unknown = JSON.parse(readFileSync(join(root, pathsFile), "utf8"))
  return Object.fromEntries(
    Object.entries(kept ?? {}).flatMap(([machine, count]: readonly [string, unknown]) =>
      typeof count === "number" ? [[machine, count]] : []
    )
  )
}
