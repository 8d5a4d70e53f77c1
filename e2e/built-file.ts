import { readFileSync } from "node:fs"
import { join } from "node:path"

interface Chunk {
  readonly file: string
}

/** Returns the URL of the built script of a lazily loaded module, e.g. `src/ui/offers/Filters.tsx`, in a build. */
export const builtFile = (module: string, build: "dist" | "dist-e2e" = "dist"): string => {
  const text = readFileSync(join(import.meta.dirname, "..", build, "client/.vite/manifest.json"), "utf8")
  const manifest = JSON.parse(text) as Readonly<Record<string, Chunk>>
  const chunk = manifest[module]
  if (chunk === undefined) throw new Error(`The build has no ${module}`)
  return `/${chunk.file}`
}
