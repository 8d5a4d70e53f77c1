import { globSync, readFileSync } from "node:fs"
import { basename, dirname, join, resolve } from "node:path"
import { describe, expect, it } from "vitest"

const cwd = resolve(import.meta.dirname, "..")
const read = (file: string) => readFileSync(join(cwd, file), "utf8")

/** Returns the classes defined in a stylesheet, without its comments. */
const classesOf = (css: string): ReadonlySet<string> =>
  new Set(
    [...css.replaceAll(/\/\*.*?\*\//gsu, "").matchAll(/\.([A-Za-z_][\w-]*)(?=[^{}]*\{)/gu)].map(
      ([, name = ""]) => name
    )
  )

interface Sheet {
  /** The name of the import of the stylesheet in the module. */
  readonly name: string
  readonly file: string
}

const sheetsOf = (file: string, source: string): ReadonlyArray<Sheet> =>
  [...source.matchAll(/^import (\w+) from "(\.[^"]+\.module\.css)"$/gmu)].map(([, name = "", to = ""]) => ({
    name,
    file: join(dirname(file), to)
  }))

const namesIn = (source: string, sheet: string): ReadonlyArray<string> =>
  [...source.matchAll(new RegExp(`\\b${sheet}\\["([^"]+)"\\]`, "gu"))].map(([, name = ""]) => name)

/** Returns class names that a view uses but its stylesheet does not define: the page would contain "undefined". */
const missingIn = (file: string, source: string, cssOf: (file: string) => string): ReadonlyArray<string> =>
  sheetsOf(file, source).flatMap((sheet) => {
    const has = classesOf(cssOf(sheet.file))
    return namesIn(source, sheet.name)
      .filter((name) => !has.has(name))
      .map((name) => `${file}: ${name} is not in ${sheet.file}`)
  })

/**
 * Returns classes of a stylesheet that none of its views uses by name; a view may still use them through a variable.
 */
const unusedIn = (css: string, views: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...classesOf(css)].filter(
    (name) => !views.some((view) => new RegExp(`["\\x60]${name}["\\x60]`, "u").test(view))
  )

/**
 * Returns selectors that have two rules in the same place of a stylesheet. The rules would be merged, so one class would
 * have two meanings.
 */
const repeatedIn = (css: string): ReadonlyArray<string> => {
  const around: Array<string> = []
  const seen = new Set<string>()
  const repeated: Array<string> = []
  const parts = css.replaceAll(/\/\*.*?\*\//gsu, "").matchAll(/([^{};]*)([{};])/gu)
  for (const [, before = "", sign] of parts) {
    if (sign === "}") around.pop()
    if (sign !== "{") continue
    const selector = before.trim().replaceAll(/\s+/gu, " ")
    around.push(selector)
    const place = around.join(" { ")
    if (!selector.startsWith("@") && seen.has(place)) repeated.push(selector)
    seen.add(place)
  }
  return repeated
}

/** Classes that are used through a variable: the tone of a notice (`s[tone]`), or the name of a column. */
const byValue: Readonly<Record<string, ReadonlyArray<string>>> = {
  "src/ui/kit/notice/Notice.module.css": ["good"],
  "src/ui/price-list/ListGrid.module.css": ["area", "product", "certificate", "fromAmount"]
}

describe("class names", () => {
  it("that a style sheet does not define are reported", () => {
    const source = 'import s from "./Card.module.css"\nconst view = s["card"] + s["lost"] + other["lost"]\n'
    const css = "/* .lost { } */\n.card:hover { margin: 0.5rem }\n"
    expect(missingIn("src/ui/Card.tsx", source, () => css)).toEqual([
      "src/ui/Card.tsx: lost is not in src/ui/Card.module.css"
    ])
  })

  it("with two rules in one place are reported; a rule for some widths or states is another place", () => {
    const rules = ".a { margin: 0; &:hover { top: 0 } }\n.b { top: 0 }\n.a,\n.b { left: 0 }"
    expect(repeatedIn(`@layer x { ${rules} @media (min-width: 2px) { .a { margin: 1px } } }`)).toEqual([])
    expect(repeatedIn(`@layer x { ${rules} .a { display: grid } }`)).toEqual([".a"])
  })

  it("have one rule in each place of a style sheet", () => {
    const sheets = globSync("src/**/*.module.css", { cwd })
    expect(sheets.length).toBeGreaterThan(100)
    expect(
      sheets.flatMap((sheet) => repeatedIn(read(sheet)).map((selector) => `${sheet}: ${selector}`))
    ).toEqual([])
  })

  it("are all defined in their style sheet, and no others", () => {
    const files = globSync("src/**/*.{ts,tsx}", { cwd })
    const withSheets = files.filter((file) => sheetsOf(file, read(file)).length > 0)
    expect(withSheets.length).toBeGreaterThan(100)
    expect(withSheets.flatMap((file) => missingIn(file, read(file), read))).toEqual([])
    const usersOf = (sheet: string) =>
      withSheets.map(read).filter((source) => source.includes(`/${basename(sheet)}"`))
    const unused = globSync("src/**/*.module.css", { cwd }).flatMap((sheet) =>
      unusedIn(read(sheet), usersOf(sheet))
        .filter((name) => !byValue[sheet]?.includes(name))
        .map((name) => `${sheet}: ${name} is not used`)
    )
    expect(unused).toEqual([])
  })
})
