import { enableCompileCache } from "node:module"
import { resolve } from "node:path"

// This file is JavaScript: if all TypeScript is already compiled, the start does not load Node's own compiler, which
// takes 30 MB and 0.3 s. Modules that need a newer Node are imported only after the version check, so that an old
// version prints an error message.
const major = Number(process.versions.node.split(".")[0])
if (major < 24) {
  console.error(
    `Node ${process.versions.node} is too old, 24 is needed: start with \`npm start\`, which brings it.`
  )
  process.exit(1)
}
// without this setting, React renders 2.4 times slower
process.env["NODE_ENV"] ??= "production"
// the next start reuses the code compiled by this one
enableCompileCache(resolve(import.meta.dirname, "../../node_modules/.cache/node"))
const { projectRoot } = await import("./project-root.ts")
const { freshBundle } = await import("./boot/server-bundle.ts")
const { start } = await import(freshBundle(projectRoot) ?? "./start.ts")
process.exitCode = await start(process.env, console)
