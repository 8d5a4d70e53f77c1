import { globSync, readFileSync } from "node:fs"
import { dirname, join, relative, resolve } from "node:path"
import { describe, expect, it } from "vitest"

const root = resolve(import.meta.dirname, "..")
const read = (file: string) => readFileSync(join(root, file), "utf8")

/** Translation catalogs by the names that routes use, each with the source files of its texts. */
const catalogs = new Map(
  globSync("src/locales/**/de.po", { cwd: root }).map((file) => {
    const folder = dirname(relative("src/locales", file))
    const name =
      folder === "." ? "shop" : folder.replace(/-(\w)/gu, (_, letter: string) => letter.toUpperCase())
    return [
      name,
      new Set([...read(file).matchAll(/^#: (.+)$/gmu)].flatMap(([, sources = ""]) => sources.split(" ")))
    ]
  })
)

/** The source files that a file imports statically; type imports and lazy imports are not included. */
const imported = (file: string): ReadonlyArray<string> =>
  [...read(file).matchAll(/^(?:import|export) (?!type )[^"]*?from "(\.[^"]+\.tsx?)"/gmu)].map(([, to = ""]) =>
    relative(root, resolve(root, dirname(file), to))
  )

const reached = (entry: string): ReadonlySet<string> => {
  const found = new Set([entry])
  for (const file of found) for (const to of imported(file)) found.add(to)
  return found
}

/**
 * Files that the build includes only in pages of the desk; the routes of these pages load the files' texts
 * (`scripts/build/menu-modules.ts`).
 */
const leftToDesk = /^src\/domain\/rights\/(?:[a-z]+-)?menu-rows\.ts$/u

/** Source files whose texts a page would show as ids if the browser had loaded only these catalogs. */
const withoutTexts = (entry: string, texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...reached(entry)].filter(
    (file) =>
      !leftToDesk.test(file) &&
      [...catalogs.values()].some((sources) => sources.has(file)) &&
      !texts.some((name) => catalogs.get(name)?.has(file))
  )

const routes = globSync("src/routes/**/*.tsx", { cwd: root })
  .filter((file) => !file.includes("/-") && !file.includes("test"))
  .toSorted()

const textsIn = /texts(?::| =) \[([^\]]*)\]/u

/**
 * The catalogs that a source file lists; a page of the desk that lists none uses the default catalogs of `deskPage`.
 */
const ownTexts = (file: string): ReadonlyArray<string> => {
  const source = read(file)
  const usual = source.includes("...deskPage(") ? read("src/routes/-desk/desk-page.ts") : ""
  const [, names = ""] = textsIn.exec(source) ?? textsIn.exec(usual) ?? []
  return [...names.matchAll(/"(\w+)"/gu)].map(([, name = ""]) => name)
}

/** Returns the catalogs of the parent routes and of the page itself. */
const textsOf = (file: string): ReadonlyArray<string> => [
  "shop",
  ...routes
    .filter(
      (other) => other === file || [".", "/"].some((end) => file.startsWith(other.replace(/\.tsx$/u, end)))
    )
    .flatMap(ownTexts)
]

describe("a page loads the texts of everything it shows", () => {
  const apps = routes.filter((file) => /page: "app"|\.\.\.deskPage\(/u.test(read(file)))

  it("includes every page with its own script", () => {
    expect(apps.length).toBeGreaterThan(80)
    expect(textsOf("src/routes/_desk/stornomanagement.offen.tsx")).toEqual(["shop", "desk", "support"])
    expect(reached("src/routes/_desk/stornomanagement.offen.tsx")).toContain(
      "src/ui/kit/orders/AmountText.tsx"
    )
  })

  it.each(apps)("%s", (file) => {
    expect(withoutTexts(file, textsOf(file))).toEqual([])
  })

  it.each([
    ["src/entries/session.tsx", ["shop", "account"]],
    ["src/entries/staff-panel.tsx", ["desk", "support"]],
    ["src/ui/layouts/awake-frame.tsx", ["frame"]],
    ["src/ui/error/ErrorPage.tsx", ["shop", "calculator"]],
    ...["Filters", "NoResult", "OfferDetails", "SetAside"].map(
      (part) => [`src/ui/offers/${part}.tsx`, ["shop", "offerParts"]] as const
    )
  ] as const)("%s, which stands beside a page or wakes later", (file, texts) => {
    expect(withoutTexts(file, texts)).toEqual([])
  })

  it.each(globSync("src/**/*.island.tsx", { cwd: root }))(
    "%s, which wakes with the shop's and those that it names",
    (file) => {
      expect(withoutTexts(file, ["shop", ...ownTexts(file)])).toEqual([])
    }
  )
})
