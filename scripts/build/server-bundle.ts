import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { rolldown } from "rolldown"
import { bundleFolder, stampIn, stampPath } from "../../src/server/boot/server-bundle.ts"
import { sourceState } from "../../src/server/boot/source-state.ts"

/**
 * Packages that are bundled because they consist of many small files. Other packages are loaded from `node_modules`,
 * where their programs and data files are.
 */
const bundledPackages = /^(?:effect|@effect|jose)(?:\/|$)/u

const isFile = (id: string) => id.startsWith(".") || id.startsWith("/") || id.startsWith("\0")

/** Files besides the bundle's modules whose changes change the bundle: the versions of packages, and this script. */
const beside = ["package-lock.json", "scripts/build/server-bundle.ts"]

/**
 * Bundles the server into a few files without comments: it starts sooner, and needs less memory and time than 1 400
 * separate modules, each with its source text in memory (decision 130). Files of the previous bundle stay for servers
 * that still run from it.
 */
export const bundleServer = async (root: string): Promise<void> => {
  const folder = join(root, bundleFolder)
  const former = stampIn(root)?.outputs ?? []
  const bundle = await rolldown({
    input: { start: join(root, "src/server/start.ts") },
    cwd: root,
    platform: "node",
    external: (id) => !isFile(id) && !bundledPackages.test(id)
  })
  mkdirSync(folder, { recursive: true })
  rmSync(stampPath(root), { force: true })
  const { output } = await bundle.write({
    dir: folder,
    format: "esm",
    chunkFileNames: "[name]-[hash].js",
    comments: false
  })
  await bundle.close()
  const outputs = output.map(({ fileName }) => fileName)
  for (const file of readdirSync(folder))
    if (![...outputs, ...former].includes(file)) rmSync(join(folder, file), { recursive: true })
  const modules = output
    .flatMap((chunk) => (chunk.type === "chunk" ? chunk.moduleIds : []))
    .map((id) => relative(root, id))
    .filter((path) => path.startsWith("src/"))
  const sources = [...modules, ...beside].toSorted()
  writeFileSync(stampPath(root), JSON.stringify({ ...sourceState(root, sources), sources, outputs }, null, 1))
}

if (import.meta.main) await bundleServer(join(import.meta.dirname, "../.."))
