import { Effect, Exit } from "effect"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { freshBundle } from "./server-bundle.ts"
import { ensureWebBuild } from "./web-build.ts"

let root = ""

const put = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** Fake bundler: writes the bundle, and a stamp that lists its sources. */
const bundler = `
  import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
  import { sourceState } from ${JSON.stringify(join(import.meta.dirname, "source-state.ts"))}
  const root = process.cwd()
  const sources = ["src/server/api.ts"]
  mkdirSync(root + "/dist/shop", { recursive: true })
  appendFileSync(root + "/dist/bundled", "x")
  writeFileSync(root + "/dist/shop/.built", JSON.stringify({ ...sourceState(root, sources), sources, outputs: [] }))`

const builder = (text: string) => put("node_modules/vite/bin/vite.js", text)

const builds = async () => {
  let begun = 0
  const exit = await Effect.runPromiseExit(ensureWebBuild(root, () => begun++))
  return { begun, exit: Exit.isSuccess(exit) ? exit.value : "failed" }
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "heizmarkt-build-"))
  put("package-lock.json", "{}")
  put("src/ui/Page.tsx", "one")
  put("src/server/api.ts", "one")
  put("scripts/build/server-bundle.ts", bundler)
  builder('require("fs").mkdirSync("dist",{recursive:true});require("fs").appendFileSync("dist/count","x")')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

test("pages are built once, and again when the content of a source has changed", async () => {
  expect(await builds()).toEqual({ begun: 1, exit: true })
  expect(await builds()).toEqual({ begun: 0, exit: false })
  put("src/ui/Page.tsx", "one")
  put("src/server/api.ts", "two")
  put("src/ui/Page.test.tsx", "two")
  expect(await builds()).toEqual({ begun: 0, exit: false })
  put("src/ui/Page.tsx", "two")
  expect(await builds()).toEqual({ begun: 1, exit: true })
  put("package-lock.json", "{ }")
  expect(await builds()).toEqual({ begun: 1, exit: true })
  expect(readFileSync(join(root, "dist/count"), "utf8")).toBe("xxx")
})

test("the server is bundled with the pages, and alone when only its own sources have changed", async () => {
  const bundled = () => readFileSync(join(root, "dist/bundled"), "utf8")
  expect(freshBundle(root)).toBeUndefined()
  await builds()
  expect(freshBundle(root)).toBe(join(root, "dist/shop/start.js"))
  await builds()
  expect(bundled()).toBe("x")
  put("src/server/api.ts", "two")
  expect(freshBundle(root)).toBeUndefined()
  expect(await builds()).toEqual({ begun: 0, exit: false })
  expect(bundled()).toBe("xx")
  rmSync(join(root, "src/server/api.ts"))
  expect(freshBundle(root)).toBeUndefined()
})

test("if two servers start at once, only one builds", async () => {
  await Promise.all([builds(), builds()])
  expect(readFileSync(join(root, "dist/count"), "utf8")).toBe("x")
})

test("a failed build is repeated at the next start", async () => {
  builder("process.exit(1)")
  expect(await builds()).toEqual({ begun: 1, exit: "failed" })
  expect(await builds()).toEqual({ begun: 1, exit: "failed" })
})
