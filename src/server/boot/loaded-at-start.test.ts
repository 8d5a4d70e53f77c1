import { spawnSync } from "node:child_process"
import { readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { freshFolder } from "../../../tools/fresh-folder.ts"
import { projectRoot } from "../project-root.ts"

/** Packages that are loaded on first use only: each takes some megabytes of memory and would slow down every start. */
const late = [
  "@resvg/resvg-js",
  "css-tree",
  "htmlparser2",
  "nodemailer",
  "pdfkit",
  "postcss",
  "sanitize-html",
  "saxes",
  "sharp"
]

/** Parts of the shop that not every start needs, and that must not be loaded at the start. */
const lateParts = [
  "/src/server/sample-data/load.ts",
  "/src/server/operations/otlp/",
  "/src/server/dealer-lists/"
]

const loader = `
  import { registerHooks } from "node:module"
  const urls = []
  registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) })
  await import("./src/server/house.ts")
  console.log(urls.join("\\n"))
  process.exit()`

const run = (script: string) =>
  spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: projectRoot,
    encoding: "utf8"
  })

it("a start loads no module that can be loaded on first use", () => {
  const { stdout, stderr } = run(loader)
  expect(stderr).toBe("")
  const urls = stdout.split("\n")
  expect(urls.length).toBeGreaterThan(1_000)
  const found = [...late.map((name) => `/node_modules/${name}/`), ...lateParts].filter((part) =>
    urls.some((url) => url.includes(part))
  )
  expect(found).toEqual([])
}, 60_000)

it("the second start loads no TypeScript compiler, so its first file is JavaScript", () => {
  const cache = freshFolder("compile-cache")
  const hasCompiled = () =>
    run(`
      import { enableCompileCache } from "node:module"
      enableCompileCache(${JSON.stringify(cache)})
      await import("./src/server/config.ts")
      console.log(process.moduleLoadList.some((name) => name.includes("amaro")))`).stdout
  try {
    expect([hasCompiled(), hasCompiled()]).toEqual(["true\n", "false\n"])
  } finally {
    rmSync(cache, { recursive: true })
  }
  expect(readFileSync(join(projectRoot, "package.json"), "utf8")).toMatch(
    /"start": "[^"]+ src\/server\/main\.mjs"/u
  )
})
