import { execFileSync } from "node:child_process"
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

const root = resolve(import.meta.dirname, "..")
const locales = join(root, "src/locales")
const catalogs = globSync("**/*.po", { cwd: locales })

/** Texts of a catalog with where they come from, without the day on which it was begun. */
const read = (folder: string, file: string) =>
  readFileSync(join(folder, file), "utf8").replace(/^"POT-Creation-Date.*\n/mu, "")

let fresh: string

describe("the catalogs", () => {
  beforeAll(() => {
    fresh = mkdtempSync(join(tmpdir(), "heizmarkt-messages-"))
    cpSync(locales, fresh, { recursive: true })
    const config = `import config from ${JSON.stringify(join(root, "lingui.config.ts"))}
export default {
  ...config,
  rootDir: ${JSON.stringify(root)},
  catalogs: config.catalogs.map((catalog) => ({
    ...catalog,
    path: catalog.path.replace("<rootDir>/src/locales", ${JSON.stringify(fresh)})
  }))
}
`
    writeFileSync(join(fresh, "lingui.config.mjs"), config)
    const lingui = join(root, "node_modules/@lingui/cli/dist/lingui.js")
    execFileSync(
      process.execPath,
      [lingui, "extract", "--clean", "--config", join(fresh, "lingui.config.mjs")],
      { cwd: root, env: { PATH: process.env["PATH"] } }
    )
  })

  afterAll(() => rmSync(fresh, { recursive: true }))

  it("exist for three locales and nine parts", () => {
    expect(catalogs).toHaveLength(27)
  })

  it.each(catalogs)("hold the texts of the sources: %s (else run `npm run messages`)", (file) => {
    expect(read(locales, file)).toBe(read(fresh, file))
  })
})
