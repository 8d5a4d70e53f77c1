import { globSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { walks } from "../../model-tests/every-machine/walks.ts"
import { root } from "../../tools/run-tool.ts"
import { atlasFiles, folders } from "./files.ts"
import { pathsFile } from "../../model-tests/harness/kept-paths.ts"
import { countPaths } from "./paths.ts"

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

console.log("Counting the paths of each machine …")
const counted = walks.map((walk) => [walk.machine.id, countPaths(walk)] as const)
const paths = Object.fromEntries(counted.toSorted(([one], [other]) => (one < other ? -1 : 1)))
console.log("Drawing …")
const files = await atlasFiles(paths)

for (const [file, text] of files) write(file, text)
write(pathsFile, `${JSON.stringify(paths, null, 2)}\n`)
const written = new Set([...files.keys(), pathsFile])
for (const file of globSync(
  Object.values(folders).map((folder) => `${folder}/*.*`),
  { cwd: root }
)) {
  if (!written.has(file)) rmSync(join(root, file))
}
console.log(
  `${counted.length} machines, ${counted.reduce((sum, [, count]) => sum + count, 0)} paths: docs/atlas/README.md`
)
