import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { keepFormerBuild } from "./former-build.ts"
import { pressAssets } from "./press-assets.ts"

let client: string

beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), "heizmarkt-build-"))
  mkdirSync(join(client, ".vite"))
  mkdirSync(join(client, "assets"))
})

afterEach(() => rmSync(client, { recursive: true }))

const build = (...names: ReadonlyArray<string>) => {
  for (const name of names) writeFileSync(join(client, "assets", name), `// ${name}`)
  const manifest = Object.fromEntries(names.map((name) => [name, { file: `assets/${name}` }]))
  writeFileSync(join(client, ".vite/manifest.json"), JSON.stringify(manifest))
  pressAssets(join(client, "assets"))
  keepFormerBuild(client)
}

const scripts = () => readdirSync(join(client, "assets")).filter((name) => name.endsWith(".js"))

it("the last build is kept and the one before it removed, with its compressed files", () => {
  build("a-1.js", "same.js")
  build("a-2.js", "same.js")
  expect(scripts()).toEqual(["a-1.js", "a-2.js", "same.js"])
  build("a-3.js", "same.js")
  expect(readdirSync(join(client, "assets")).filter((name) => name.startsWith("a-1"))).toEqual([])
  expect(scripts()).toEqual(["a-2.js", "a-3.js", "same.js"])
})

it("the last build is kept if the same one is built again", () => {
  build("a-1.js")
  build("a-2.js")
  build("a-2.js")
  expect(scripts()).toEqual(["a-1.js", "a-2.js"])
})
