import { readFileSync } from "node:fs"
import { join } from "node:path"
import { readCssRules } from "./css-rules.ts"
import { type PageSheet, rulesFitter, type SentStyle } from "./fitted-rules.ts"
import { type PageFiles, readStartScripts, starter } from "./starter.ts"

interface Chunk {
  readonly file: string
  readonly imports?: ReadonlyArray<string>
  readonly dynamicImports?: ReadonlyArray<string>
  readonly css?: ReadonlyArray<string>
}

type Manifest = Readonly<Record<string, Chunk>>

/** Built files that a page needs. */
export interface PageAssets extends PageFiles {
  /** The inline script that starts all other scripts. */
  readonly starter: string
  /** The CSS rules, inlined into the page. */
  readonly styles: ReadonlyArray<SentStyle>
  /** URL of the font that the CSS rules use. */
  readonly font: string | undefined
}

const isManifest = (value: unknown): value is Manifest => typeof value === "object" && value !== null

const readManifest = (clientDirectory: string): Manifest => {
  const value: unknown = JSON.parse(readFileSync(join(clientDirectory, ".vite/manifest.json"), "utf8"))
  if (!isManifest(value)) throw new Error("The build has no manifest")
  return value
}

/**
 * Returns the file of a route's component, as the router's plugin names it: "/a/$b" is `src/routes/a.$b.tsx`. Routes
 * below the layout `_desk` are in its folder, with the loader in the same file. `undefined` for the root route, which
 * has no file of its own: it is part of the entry.
 */
export const chunkOfRoute = (id: string): string | undefined => {
  const found = /^\/(_[a-z]+\/)?(.*)$/u.exec(id)
  if (found === null) return undefined
  const [, folder = "", path = ""] = found
  const name = path === "" ? "index" : path.replace(/\/$/u, ".index").replaceAll("/", ".")
  const part = folder === "" ? "component" : "component---loader"
  return `src/routes/${folder}${name}.tsx?tsr-split=${part}`
}

const reach = (manifest: Manifest, key: string, seen: Map<string, Chunk>): void => {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(key)) return
  for (const imported of chunk.imports ?? []) reach(manifest, imported, seen)
  seen.set(key, chunk)
}

/** Properties of a page that determine the files it needs. */
export interface PageParts {
  readonly kind: "app" | "document"
  /** Whether the page hydrates only when the visitor interacts with it. */
  readonly sleeps: boolean
  readonly locale: string
  /** Ids of the page's routes. */
  readonly routes: ReadonlyArray<string>
  /** Parts of the translated texts, in addition to those that every app page has. */
  readonly texts: ReadonlyArray<string>
  /** Whether the error page is shown in place of the routes. */
  readonly failed: boolean
}

const entries = {
  shop: "src/entries/shop.tsx",
  forms: "src/entries/forms.tsx",
  desk: "src/entries/desk.tsx",
  document: "src/entries/document.ts",
  sleeping: "src/entries/sleeping-list.ts"
} as const

/** Returns the script of a page: order pages, forms and the desk each have one (decision 016). */
const entryOf = ({ kind, routes }: PageParts): keyof typeof entries => {
  if (kind === "document") return "document"
  if (routes.includes("/_desk")) return "desk"
  return routes.some((id) => id.startsWith("/$productGroup/")) ? "shop" : "forms"
}

/**
 * The layer order of tokens.css. It is added again here, because the build drops this statement and files are loaded in
 * the order of their chunks.
 */
const layerOrder = "@layer tokens,base,kit,layout,subject;"

/** Chunk of the error page, which is fetched only when a page needs it. */
const errorChunk = "src/routes/-page/Failed.tsx"

/** Error components shown within the frame of pages that require sign-in. */
const deskErrorChunks = ["component", "errorComponent", "notFoundComponent"].map(
  (part) => `src/routes/_desk.tsx?tsr-split=${part}`
)

const textChunks = (locale: string, texts: ReadonlyArray<string>) => [
  `src/locales/${locale}.po`,
  ...texts.map((part) => `src/locales/${part}/${locale}.po`)
]

/**
 * Matches the chunks of components whose script is loaded later: in `ui`, and in the folders of `routes` that start
 * with a hyphen.
 */
const laterPart = /^src\/(?:ui\/|routes\/-)/u

const islandEntry = "src/entries/island.tsx"

/**
 * Matches the chunk of an island, which contains the name of the island's element in a page:
 * "calculator/SimpleCalculator".
 */
const islandChunk = /^src\/ui\/(.+)\.island\.tsx$/u

/**
 * Finds the files of a page in the build, once for each combination of parts. A document gets only the CSS rules that
 * its HTML uses (decision 126).
 */
export const clientAssets = (clientDirectory: string) => {
  const manifest = readManifest(clientDirectory)
  const startScripts = readStartScripts(clientDirectory)
  const known = new Map<string, (html: string) => PageAssets>()
  const textOf = (file: string) => readFileSync(join(clientDirectory, file), "utf8").trim()
  const addressOf = (file: string) => `/${file}`

  const chunksOf = (keys: ReadonlyArray<string>): ReadonlyArray<Chunk> => {
    const seen = new Map<string, Chunk>()
    for (const key of keys) reach(manifest, key, seen)
    return [...seen.values()]
  }
  const cssOf = (keys: ReadonlyArray<string>): ReadonlyArray<string> => [
    ...new Set(chunksOf(keys).flatMap(({ css = [] }) => css))
  ]

  const readDocuments = () => {
    const rules = readCssRules(clientDirectory)
    const always = cssOf([entries.document])
    const islands = Object.keys(manifest).flatMap((key) => {
      const name = islandChunk.exec(key)?.[1]
      return name === undefined ? [] : [{ mark: `data-island="${name}"`, files: cssOf([islandEntry, key]) }]
    })
    return {
      sheetOf: (file: string): PageSheet => ({ href: addressOf(file), rules: rules[file] ?? [] }),
      /**
       * Returns the CSS files that a document must contain in full, so that an island can start without fetching CSS
       * rules first.
       */
      wholeFiles: (html: string): ReadonlyArray<string> => {
        const here = islands.filter(({ mark }) => html.includes(mark))
        return [...always, ...here.flatMap(({ files }) => files)].map(addressOf)
      }
    }
  }
  let documents: ReturnType<typeof readDocuments> | undefined

  const find = (parts: PageParts): ((html: string) => PageAssets) => {
    const { kind, sleeps, locale, routes, texts, failed } = parts
    const start = entries[entryOf(parts)]
    const entry = manifest[start]
    if (entry === undefined) throw new Error(`The build has no entry for the page kind "${kind}"`)
    const routeChunks = failed
      ? [errorChunk, ...(routes.includes("/_desk") ? deskErrorChunks : [])]
      : routes.flatMap((id) => chunkOfRoute(id) ?? [])
    // the entry of app pages contains the root route, and with it the CSS rules that every page needs
    const own = [entries.shop, ...routeChunks]
    // parts of a page whose script is loaded later are rendered at once, so their CSS rules are sent as well (decision
    // 011); the error page is no such part, since a page shows it only in place of the route
    const later = chunksOf(own).flatMap(({ dynamicImports = [] }) =>
      dynamicImports.filter((name) => laterPart.test(name) && name !== errorChunk)
    )
    const cssFiles = cssOf([...own, ...later])
    const scripts =
      kind === "app" ? [start, ...routeChunks, ...textChunks(locale, texts)] : [entries.document]
    const css = [layerOrder, ...cssFiles.map(textOf)].join("\n")
    const files = {
      font: /url\("?(\/assets\/[^")]+\.woff2)/u.exec(css)?.[1],
      entry: addressOf(entry.file),
      preloads: chunksOf(scripts)
        .filter((chunk) => chunk !== entry)
        .map((chunk) => addressOf(chunk.file)),
      sleeping: sleeps ? chunksOf([entries.sleeping]).map((chunk) => addressOf(chunk.file)) : []
    }
    const assetsWith = (styles: ReadonlyArray<SentStyle>, wholeFiles: ReadonlyArray<string>): PageAssets => {
      const all = { ...files, cssFiles: wholeFiles }
      return { ...all, styles, starter: starter(startScripts, all) }
    }
    if (kind === "app") {
      const assets = assetsWith([{ css }], cssFiles.map(addressOf))
      return () => assets
    }
    const { sheetOf, wholeFiles } = (documents ??= readDocuments())
    const fitted = rulesFitter(cssFiles.map(sheetOf), layerOrder, (fit) =>
      assetsWith(fit.styles, fit.wholeFiles)
    )
    return (html) => fitted(html, wholeFiles(html))
  }

  /** `html` is the rendered page. */
  return (parts: PageParts, html: string): PageAssets => {
    const key = JSON.stringify(parts)
    const assetsFor = known.get(key) ?? find(parts)
    known.set(key, assetsFor)
    return assetsFor(html)
  }
}
