import { readFileSync } from "node:fs"
import { join } from "node:path"

interface Chunk {
  readonly file: string
  readonly imports?: ReadonlyArray<string>
  readonly css?: ReadonlyArray<string>
}

type Manifest = Readonly<Record<string, Chunk>>

/** What a page of some route needs of the built files. */
export interface PageAssets {
  /** The rules themselves, to stand in the page. */
  readonly css: string
  /** Addresses of those rules as files, so that the browser does not fetch them again. */
  readonly cssFiles: ReadonlyArray<string>
  /** Address of the script that brings the page to life. */
  readonly entry: string
  /** Scripts that the entry needs, to be fetched beside it. */
  readonly preloads: ReadonlyArray<string>
}

const isManifest = (value: unknown): value is Manifest => typeof value === "object" && value !== null

const readManifest = (clientDirectory: string): Manifest => {
  const value: unknown = JSON.parse(readFileSync(join(clientDirectory, ".vite/manifest.json"), "utf8"))
  if (!isManifest(value)) throw new Error("The build has no manifest")
  return value
}

/** The file of a route's component, as the router's plugin names it: "/a/$b" is `src/routes/a.$b.tsx`. */
const chunkOfRoute = (id: string): string => {
  const name = id === "/" ? "index" : id.replace(/^\//u, "").replace(/\/$/u, ".index").replaceAll("/", ".")
  return `src/routes/${name}.tsx?tsr-split=component`
}

const entries = { app: "src/entry-app.tsx", document: "src/entry-document.ts" } as const

const reach = (manifest: Manifest, key: string, seen: Map<string, Chunk>): void => {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(key)) return
  for (const imported of chunk.imports ?? []) reach(manifest, imported, seen)
  seen.set(key, chunk)
}

/** Finds the files of a page in the build, once for each kind, locale and chain of routes. */
export const clientAssets = (clientDirectory: string) => {
  const manifest = readManifest(clientDirectory)
  const known = new Map<string, PageAssets>()
  const textOf = (file: string) => readFileSync(join(clientDirectory, file), "utf8").trim()

  const preloadsOf = (kind: "app" | "document", locale: string, routes: ReadonlyArray<string>) => {
    const chunks = new Map<string, Chunk>()
    const keys = [
      entries[kind],
      ...routes.map(chunkOfRoute),
      ...(kind === "app" ? [`src/locales/${locale}.po`] : [])
    ]
    for (const key of keys) reach(manifest, key, chunks)
    return [...chunks.values()].map((chunk) => `/${chunk.file}`)
  }

  const find = (kind: "app" | "document", locale: string, routes: ReadonlyArray<string>): PageAssets => {
    const chunks = new Map<string, Chunk>()
    // the entry of app pages holds the root route, and with it the rules of every page
    for (const key of [entries.app, ...routes.map(chunkOfRoute)]) reach(manifest, key, chunks)
    // the entry's own rules first: they name the order of all layers
    const inOrder = [manifest[entries.app], ...chunks.values()]
    const cssFiles = [...new Set(inOrder.flatMap((chunk) => chunk?.css ?? []))]
    const entry = manifest[entries[kind]]
    if (entry === undefined) throw new Error(`The build has no entry for the page kind "${kind}"`)
    return {
      css: cssFiles.map(textOf).join("\n"),
      cssFiles: cssFiles.map((file) => `/${file}`),
      entry: `/${entry.file}`,
      preloads: preloadsOf(kind, locale, kind === "app" ? routes : []).filter(
        (file) => file !== `/${entry.file}`
      )
    }
  }

  return (kind: "app" | "document", locale: string, routes: ReadonlyArray<string>): PageAssets => {
    const key = [kind, locale, ...routes].join(" ")
    const assets = known.get(key) ?? find(kind, locale, routes)
    known.set(key, assets)
    return assets
  }
}
