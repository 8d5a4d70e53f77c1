import { Effect } from "effect"
import { spawn } from "node:child_process"
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { StartProblem } from "../config.ts"
import { withLock } from "../db/embedded/lock.ts"
import { isRecord } from "../../domain/is-record.ts"
import { freshBundle, runsFromBundle } from "./server-bundle.ts"
import { areUnchanged, sourceState, sourceStateOf } from "./source-state.ts"

const isSource = (path: string) =>
  /\.(tsx?|css|po|json|svg|woff2)$/.test(path) &&
  !path.endsWith(".gen.ts") &&
  !/\.test\.tsx?$/.test(path) &&
  !path.startsWith("src/server/")

/** A build of the pages: its folder in the project, Vite's mode, and its additional sources. */
export interface WebBuild {
  readonly folder: string
  readonly mode: string
  readonly sources: ReadonlyArray<string>
  /** Whether the server that serves this build runs from the bundle or from its sources. */
  readonly server: "bundle" | "sources"
}

/** The build that visitors get. */
export const productBuild: WebBuild = { folder: "dist", mode: "production", sources: [], server: "bundle" }

/** Source files of the pages, relative to the root; includes files that were added since the last build. */
const sourcesOf = (root: string, { sources }: WebBuild): ReadonlyArray<string> => {
  const inSrc = ["src", "public", "scripts/build", ...sources]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter(isSource)
  const beside = readdirSync(root).filter((name) =>
    /^(package-lock\.json|.*\.config\.ts|.*\.html)$/.test(name)
  )
  return [...inSrc, ...beside].toSorted()
}

/** Whether the pages were built from the current contents of these files. */
const isBuiltFrom = (root: string, sources: ReadonlyArray<string>, stamp: string): boolean => {
  try {
    const written: unknown = JSON.parse(readFileSync(stamp, "utf8"))
    const built = isRecord(written) ? sourceStateOf(written) : undefined
    return built !== undefined && areUnchanged(root, sources, built)
  } catch {
    return false
  }
}

/** Runs the build in a separate process, since the loaded modules would otherwise stay in the server's memory. */
const run = (root: string, [script, ...args]: readonly [string, ...Array<string>], signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const builder = spawn(process.execPath, [join(root, script), ...args], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "pipe"],
      signal
    })
    let output = ""
    const keep = (chunk: Buffer) => (output += chunk.toString())
    builder.stdout.on("data", keep)
    builder.stderr.on("data", keep)
    builder.once("error", reject)
    builder.once("close", (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The pages cannot be built:\n${output.trim()}`))
    })
  })

/**
 * Converts an error to a one-line problem if the pages cannot be written to the checkout; other errors are printed
 * unchanged.
 */
const problemOf = (error: unknown, root: string): StartProblem => {
  const text = error instanceof Error ? `${error.message} ${"code" in error ? String(error.code) : ""}` : ""
  if (/ENOSPC|no space left/i.test(text)) {
    return new StartProblem(`There is no space left on the disk of ${root}: free some, then start again.`)
  }
  if (/EACCES|EROFS|EPERM|readonly database|unable to open database/i.test(text)) {
    return new StartProblem(
      `The pages cannot be built since this user cannot write ${root}: start once as its owner, then with WEB_BUILD=no.`
    )
  }
  return new StartProblem(text.trim())
}

/**
 * Builds the pages into their folder if their sources have changed, and returns whether they were built. The server's
 * bundle is built along with the pages, or separately if only the server has changed.
 */
export const ensureWebBuild = (
  root: string,
  begun: () => void,
  build: WebBuild = productBuild
): Effect.Effect<boolean, StartProblem> =>
  Effect.tryPromise({
    try: async (signal) => {
      const stamp = join(root, build.folder, ".built")
      const sources = sourcesOf(root, build)
      const isBuilt = () => isBuiltFrom(root, sources, stamp)
      const isBundled = () => build.server === "sources" || runsFromBundle || freshBundle(root) !== undefined
      const wasBuilt = isBuilt()
      if (wasBuilt && isBundled()) return false
      if (!wasBuilt) begun()
      mkdirSync(join(root, "node_modules/.cache"), { recursive: true })
      return withLock(join(root, "node_modules/.cache/web-build.sqlite"), async () => {
        const isNew = !isBuilt()
        if (isNew) {
          // recorded before the build: if a file is edited during the build, the next start builds again
          const state = sourceState(root, sources)
          await run(root, ["node_modules/vite/bin/vite.js", "build", "--app", "--mode", build.mode], signal)
          writeFileSync(stamp, JSON.stringify(state))
        }
        if (!isBundled()) await run(root, ["scripts/build/server-bundle.ts"], signal)
        return isNew
      })
    },
    catch: (error) => problemOf(error, root)
  })
