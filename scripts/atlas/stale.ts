import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { folders } from "./files.ts"
import { pathsFile } from "../../model-tests/harness/kept-paths.ts"

/** Files of a kept atlas that are not what they would be now: missing, other, or of no machine. */
export const staleFiles = (files: ReadonlyMap<string, string>, root: string): ReadonlyArray<string> => {
  const kept = globSync(
    Object.values(folders).map((folder) => `${folder}/*.*`),
    { cwd: root }
  )
  const changed = [...files].filter(([file, text]) => {
    const path = join(root, file)
    return !existsSync(path) || readFileSync(path, "utf8") !== text
  })
  return [
    ...changed.map(([file]) => file),
    ...kept.filter((file) => !files.has(file) && file !== pathsFile)
  ].toSorted()
}
