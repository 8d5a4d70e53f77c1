import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { tmpdir } from "node:os"
import { lingui } from "@lingui/vite-plugin"
import { build } from "vite"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { swissSpelling } from "./swiss-spelling.ts"

const root = resolve(import.meta.dirname, "../..")
const locales = ["de", "de-AT", "ch"] as const

type Catalogs = Readonly<Record<(typeof locales)[number], string>>

const made: Partial<Record<"begun" | "translated" | "again" | "shortened", Catalogs>> = {}
let folder: string

const write = (texts: ReadonlyArray<string>): void =>
  writeFileSync(
    join(folder, "src/texts.ts"),
    `import { msg } from "@lingui/core/macro"\n${texts.map((text, i) => `export const t${i} = msg\`${text}\``).join("\n")}\n`
  )

const read = (locale: string): string => readFileSync(join(folder, `src/locales/${locale}.po`), "utf8")

/** Extracts the catalogs as `npm run generate` writes them. */
const extract = (): Catalogs => {
  execFileSync(
    process.execPath,
    [join(root, "node_modules/@lingui/cli/dist/lingui.js"), "extract", "--clean", "--workers", "1"],
    { cwd: folder, env: { PATH: process.env["PATH"] }, stdio: "pipe" }
  )
  return { de: read("de"), "de-AT": read("de-AT"), ch: read("ch") }
}

const translate = (locale: string, german: string, own: string): void =>
  writeFileSync(
    join(folder, `src/locales/${locale}.po`),
    `${read(locale).trimEnd()}\n\nmsgid "${german}"\nmsgstr "${own}"\n`
  )

/** Builds the catalog of a country. */
const built = async (locale: string): Promise<string> => {
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: "silent",
    plugins: [lingui({ cwd: folder }), swissSpelling],
    build: {
      write: false,
      minify: false,
      lib: { entry: join(folder, `src/locales/${locale}.po`), formats: ["es"] }
    }
  })
  return JSON.stringify(result)
}

describe("a country's catalog", () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "heizmarkt-own-words-"))
    mkdirSync(join(folder, "src/locales"), { recursive: true })
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"))
    writeFileSync(
      join(folder, "lingui.config.ts"),
      `import config from ${JSON.stringify(join(root, "lingui.config.ts"))}
export default { ...config, catalogs: [{ path: "<rootDir>/src/locales/{locale}", include: ["<rootDir>/src"] }] }
`
    )
    write(["Im Januar", "Große Straße", "Weg"])
    made.begun = extract()
    translate("de-AT", "Im Januar", "Im Jänner")
    translate("de-AT", "Weg", "Gasse")
    made.translated = extract()
    made.again = extract()
    write(["Im Januar", "Große Straße", "Neu"])
    made.shortened = extract()
  })

  afterAll(() => rmSync(folder, { recursive: true }))

  it("starts without entries, beside the complete German one", () => {
    expect(made.begun?.de.match(/^msgid "[^"]/gmu)).toHaveLength(3)
    for (const own of [made.begun?.["de-AT"], made.begun?.ch]) expect(own).not.toMatch(/^msgid "[^"]/mu)
  })

  it("keeps its own translations and their source locations", () => {
    expect(made.translated?.["de-AT"]).toContain(
      '#: src/texts.ts\nmsgid "Im Januar"\nmsgstr "Im Jänner"\n\n#: src/texts.ts\nmsgid "Weg"\nmsgstr "Gasse"\n'
    )
  })

  it("is unchanged when the texts are extracted again", () => {
    expect(made.again).toEqual(made.translated)
  })

  it("loses entries that German no longer has, and gets none for new ones", () => {
    expect(made.shortened?.de).toContain('msgid "Neu"')
    expect([...(made.shortened?.["de-AT"] ?? "").matchAll(/^msgid "(.+)"$/gmu)].map(([, id]) => id)).toEqual([
      "Im Januar"
    ])
  })

  it("is built with the German text for missing entries, in Switzerland with ss", async () => {
    const austrian = await built("de-AT")
    expect(austrian).toContain("Im Jänner")
    expect(austrian).toContain("Große Straße")
    expect(austrian).not.toContain("Im Januar")
    const swiss = await built("ch")
    expect(swiss).toContain("Im Januar")
    expect(swiss).toContain("Grosse Strasse")
    expect(swiss).not.toContain("ß")
  })
})
