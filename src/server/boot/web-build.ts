import { Effect } from "effect"
import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { StartProblem } from "../config.ts"
import { withLock } from "../db/embedded/lock.ts"
import { freshBundle, runsFromBundle } from "./server-bundle.ts"

const isSource = (path: string) =>
  /\.(tsx?|css|po|json|svg|woff2)$/.test(path) &&
  !path.endsWith(".gen.ts") &&
  !/\.test\.tsx?$/.test(path) &&
  !path.startsWith("src/server/")

/** A build of the pages: where it stands in the project, Vite's mode, and what else it is made of. */
export interface WebBuild {
  readonly folder: string
  readonly mode: string
  readonly sources: ReadonlyArray<string>
  /** Whether the server that serves it stands beside it as a bundle, or runs from its sources. */
  readonly server: "bundle" | "sources"
}

/** What visitors get. */
export const productBuild: WebBuild = { folder: "dist", mode: "production", sources: [], server: "bundle" }

/** Content, not times: git sets the times of a checkout as it likes. */
const fingerprintOf = (root: string, { sources }: WebBuild): string => {
  const inSrc = ["src", "public", "scripts/build", ...sources]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter(isSource)
  const beside = readdirSync(root).filter((name) =>
    /^(package-lock\.json|.*\.config\.ts|.*\.html)$/.test(name)
  )
  const hash = createHash("sha256")
  for (const path of [...inSrc, ...beside].toSorted())
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)))
  return hash.digest("hex")
}

/** Builds in a process of its own: what it loads would otherwise stay in the server's memory. */
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

/** The one line for a checkout that cannot take the built pages; other failures are printed as they are. */
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
 * Builds the pages into their folder when their sources have changed since, and answers whether it did; the server's bundle
 * is made with them, and by itself when only the server has changed.
 */
export const ensureWebBuild = (
  root: string,
  begun: () => void,
  build: WebBuild = productBuild
): Effect.Effect<boolean, StartProblem> =>
  Effect.tryPromise({
    try: async (signal) => {
      const stamp = join(root, build.folder, ".built")
      const wanted = fingerprintOf(root, build)
      const isBuilt = () => existsSync(stamp) && readFileSync(stamp, "utf8") === wanted
      const isBundled = () => build.server === "sources" || runsFromBundle || freshBundle(root) !== undefined
      if (isBuilt() && isBundled()) return false
      if (!isBuilt()) begun()
      mkdirSync(join(root, "node_modules/.cache"), { recursive: true })
      return withLock(join(root, "node_modules/.cache/web-build.sqlite"), async () => {
        const isNew = !isBuilt()
        if (isNew) {
          await run(root, ["node_modules/vite/bin/vite.js", "build", "--app", "--mode", build.mode], signal)
          writeFileSync(stamp, wanted)
        }
        if (!isBundled()) await run(root, ["scripts/build/server-bundle.ts"], signal)
        return isNew
      })
    },
    catch: (error) => problemOf(error, root)
  })
