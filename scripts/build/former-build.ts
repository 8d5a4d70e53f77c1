import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

interface Builds {
  readonly current: ReadonlyArray<string>
  readonly former: ReadonlyArray<string>
}

const isNames = (value: unknown): value is ReadonlyArray<string> =>
  Array.isArray(value) && value.every((name) => typeof name === "string")

const readBuilds = (path: string): Builds => {
  if (!existsSync(path)) return { current: [], former: [] }
  const value: unknown = JSON.parse(readFileSync(path, "utf8"))
  const part = (name: "current" | "former") => {
    const names: unknown = typeof value === "object" && value !== null ? Reflect.get(value, name) : []
    return isNames(names) ? names : []
  }
  return { current: part("current"), former: part("former") }
}

/** Returns every file name below `assets` in the manifest of the build. */
const builtFiles = (clientDirectory: string): ReadonlyArray<string> => {
  const manifest = readFileSync(join(clientDirectory, ".vite/manifest.json"), "utf8")
  return [...new Set(manifest.matchAll(/"assets\/([^"]+)"/gu).map((match) => match[1] ?? ""))]
}

const isSame = (some: ReadonlyArray<string>, others: ReadonlyArray<string>) =>
  some.length === others.length && some.every((name) => others.includes(name))

/**
 * Keeps the files of the previous build for pages that were open during the deploy (rule page.former-build), and
 * removes older ones.
 */
export const keepFormerBuild = (clientDirectory: string): void => {
  const built = builtFiles(clientDirectory)
  const path = join(clientDirectory, ".vite/builds.json")
  const before = readBuilds(path)
  const former = isSame(before.current, built) ? before.former : before.current
  const kept = new Set([...built, ...former])
  const folder = join(clientDirectory, "assets")
  for (const name of readdirSync(folder)) {
    if (!kept.has(name.replace(/\.(?:br|gz)$/u, ""))) rmSync(join(folder, name))
  }
  writeFileSync(path, JSON.stringify({ current: built, former }))
}
