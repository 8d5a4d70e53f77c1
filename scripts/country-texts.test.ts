import { globSync, readFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { formatter } from "@lingui/format-po"
import { beforeAll, describe, expect, it } from "vitest"
import { swissSpelling } from "../src/domain/locale/swiss-spelling.ts"

const locales = resolve(import.meta.dirname, "../src/locales")
const parts = globSync("**/de.po", { cwd: locales }).map((file) => dirname(file))

/** Translations of a catalog by German text; empty if there is no translation. */
type Texts = ReadonlyMap<string, string>

const read = async (part: string, locale: string): Promise<Texts> => {
  const filename = join(locales, part, `${locale}.po`)
  const catalog = await formatter().parse(readFileSync(filename, "utf8"), {
    locale,
    sourceLocale: "de",
    filename
  })
  return new Map(
    Object.entries(catalog).map(([id, { message = id, translation = "" }]) => [message, translation])
  )
}

const german = new Map<string, Texts>()
/** Returns the placeholders and tags of a text. */
const slots = (text: string): ReadonlyArray<string> => (text.match(/\{\w+|<\/?\d+\/?>/gu) ?? []).toSorted()

describe.each([
  ["de-AT", (text: string) => text],
  // the build applies Swiss spelling automatically (rule page.swiss-spelling)
  ["ch", swissSpelling]
])("%s contains only texts that differ from German (rule page.texts)", (locale, spell) => {
  const own = new Map<string, Texts>()
  const entries = () =>
    [...own].flatMap(([part, texts]) => [...texts].map(([id, text]) => ({ part, id, text })))

  beforeAll(async () => {
    for (const part of parts) {
      german.set(part, await read(part, "de"))
      own.set(part, await read(part, locale))
    }
  })

  it("and contains at least one", () => {
    expect(entries().length).toBeGreaterThan(10)
  })

  it("no entry is empty, and none equals the German text", () => {
    expect(entries().filter(({ id, text }) => text === "" || spell(text) === spell(id))).toEqual([])
  })

  it("no entry belongs to a text that German does not have", () => {
    expect(entries().filter(({ part, id }) => german.get(part)?.has(id) !== true)).toEqual([])
  })

  it("each entry has the values and tags of the German text", () => {
    expect(entries().filter(({ id, text }) => slots(text).join(" ") !== slots(id).join(" "))).toEqual([])
  })

  it("a text in several catalogs has the same translation in all: pages load some, the server all", () => {
    const different = entries().flatMap(({ id, text }) =>
      parts.filter((part) => german.get(part)?.has(id) === true && own.get(part)?.get(id) !== text)
    )
    expect(different).toEqual([])
  })
})

describe("the tax in Austria", () => {
  it("is Umsatzsteuer wherever the German text has Mehrwertsteuer (rule law.country-texts)", async () => {
    const taxed = await Promise.all(
      parts.map(async (part) => {
        const austrian = await read(part, "de-AT")
        return [...(await read(part, "de")).keys()]
          .filter((id) => id.includes("Mehrwertsteuer"))
          .map((id) => austrian.get(id) ?? id)
      })
    )
    expect(taxed.flat()).not.toEqual([])
    expect(taxed.flat().filter((text) => !text.includes("Umsatzsteuer"))).toEqual([])
  })
})
