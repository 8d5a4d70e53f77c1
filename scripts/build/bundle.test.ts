import { existsSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { beforeAll, describe, expect, it } from "vitest"
import { readCssRules, writeRules } from "../../src/server/pages/css-rules.ts"

const client = join(import.meta.dirname, "../../dist/client")

interface Chunk {
  readonly file: string
  readonly imports?: ReadonlyArray<string>
  readonly css?: ReadonlyArray<string>
}

const read = (name: string) => readFileSync(join(client, ".vite", name), "utf8")

const list = "src/routes/$productGroup.angebotsliste.tsx?tsr-split=component"
const wizard = "src/routes/$productGroup.bestellung.tsx?tsr-split=component"

let manifest: Readonly<Record<string, Chunk>>
let modules: Readonly<Record<string, ReadonlyArray<string>>>

/** Returns the files of the given chunks and of all chunks that are loaded together with them. */
const filesOf = (keys: ReadonlyArray<string>): ReadonlyArray<string> => {
  const seen = new Map<string, string>()
  const reach = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The build has no ${key}`)
    if (seen.has(key)) return
    seen.set(key, chunk.file)
    chunk.imports?.forEach(reach)
  }
  keys.forEach(reach)
  return [...new Set(seen.values())]
}

const gzipOf = (files: ReadonlyArray<string>): number =>
  files.reduce((sum, file) => sum + statSync(join(client, `${file}.gz`)).size, 0)

const modulesOf = (files: ReadonlyArray<string>): ReadonlyArray<string> =>
  files.flatMap((file) => modules[file] ?? [])

describe("the built scripts", () => {
  beforeAll(() => {
    if (!existsSync(join(client, ".vite/modules.json")))
      throw new Error("There is no build: run `npm run build` first")
    manifest = JSON.parse(read("manifest.json")) as typeof manifest
    modules = JSON.parse(read("modules.json")) as typeof modules
  })

  it("of a document have at most 5.5 kB, and 8 kB with the consent question and the page's start script", () => {
    expect(gzipOf(filesOf(["src/entries/document.ts"]))).toBeLessThanOrEqual(5_500)
    const asking = gzipOf(filesOf(["src/entries/document.ts", "src/entries/consent.ts"]))
    const start = JSON.parse(read("start-scripts.json")) as { readonly other: string }
    expect(asking + gzipSync(start.other, { level: 9 }).length).toBeLessThanOrEqual(8_000)
  })

  it("have the rules of every CSS file, which form the complete file when written one after another", () => {
    const rules = readCssRules(client)
    const files = Object.values(manifest).flatMap(({ css = [] }) => css)
    expect(files.length).toBeGreaterThan(100)
    const isOther = (file: string) =>
      writeRules(rules[file] ?? []) !== readFileSync(join(client, file), "utf8").trim()
    expect(files.filter(isOther)).toEqual([])
  })

  it("do not contain the atlas of machines, which only staff use", () => {
    const all = Object.values(modules).flat()
    expect(all.some((id) => id.includes("/ui/atlas/MachinesPage"))).toBe(true)
    expect(all.filter((id) => /virtual:machine-pages|\/ui\/atlas\/words\//u.test(id))).toEqual([])
  })

  it.each(["shop", "forms", "session"])(
    "of %s hold no routes of the desk and no words of its menus",
    (entry) => {
      const own = modulesOf(filesOf([`src/entries/${entry}.tsx`]))
      expect(own.filter((id) => /\/src\/routes\/_desk|virtual:menu-/u.test(id))).toEqual([])
    }
  )

  it("of an order contain nothing used only by pages behind the sign-in", () => {
    const desk =
      /\/node_modules\/(?:@tanstack\/(?:react-)?(?:query|table|virtual)|d3-|@radix-ui\/react-popo)/u
    expect(
      Object.values(modules)
        .flat()
        .some((id) => desk.test(id))
    ).toBe(true)
    const shop = filesOf(["src/entries/shop.tsx", list, wizard, "src/entries/document-styles.ts"])
    expect(modulesOf(shop).filter((id) => desk.test(id))).toEqual([])
  })

  it("of the offer list have at most 12 kB before the first interaction, without React", () => {
    const sleeping = filesOf(["src/entries/sleeping-list.ts"])
    expect(gzipOf(sleeping)).toBeLessThanOrEqual(12_000)
    expect(modulesOf(sleeping).filter((id) => /\/node_modules\//u.test(id))).toEqual([])
  })

  it.each(["de", "de-AT", "ch"])("of the offer list weigh at most 153 kB once it wakes, in %s", (locale) => {
    expect(gzipOf(filesOf(["src/entries/shop.tsx", list, `src/locales/${locale}.po`]))).toBeLessThanOrEqual(
      153_000
    )
  })

  it.each([
    "src/ui/order/wizard/AddressScreen.tsx",
    "src/ui/order/wizard/StationsScreen.tsx",
    "src/ui/order/wizard/PaymentScreen.tsx",
    "src/ui/order/wizard/SummaryScreen.tsx",
    "src/routes/-order/OwnAddressDialog.tsx"
  ])("of %s add at most 35 kB to the wizard", (step) => {
    const page = ["src/entries/shop.tsx", wizard, "src/locales/de.po", "src/locales/order/de.po"]
    const shared = new Set(filesOf(page))
    expect(gzipOf(filesOf([step]).filter((file) => !shared.has(file)))).toBeLessThanOrEqual(35_000)
  })

  it("do not contain Effect, schemas of the contract or server code", () => {
    const all = modulesOf(Object.keys(modules))
    expect(all.length).toBeGreaterThan(100)
    const foreign = all.filter(
      (id) => /\/node_modules\/(?:effect|@effect)\//u.test(id) || /\/src\/(?:contract|server)\//u.test(id)
    )
    expect(foreign).toEqual([])
  })

  it("do not contain the tests' inspection of machines", () => {
    const all = modulesOf(Object.keys(modules))
    expect(all.filter((id) => /\/(?:e2e|model-tests)\//u.test(id))).toEqual([])
  })

  it("of an order step have at most 25 kB of their own, including all payment methods", () => {
    const shared = filesOf(["src/entries/shop.tsx", list, "src/locales/de.po", "src/locales/order/de.po"])
    const step = filesOf([
      "src/ui/order/wizard/PaymentScreen.tsx",
      "src/routes/-order/DirectDebit.tsx",
      "src/routes/-order/Instalments.tsx"
    ]).filter((file) => !shared.includes(file))
    expect(modulesOf(step).some((id) => id.includes("/node_modules/ibantools/"))).toBe(true)
    expect(modulesOf(step).filter((id) => id.includes("/routes/_desk"))).toEqual([])
    expect(gzipOf(step)).toBeLessThanOrEqual(25_000)
  })

  it("of the offer list do not contain code for bank accounts", () => {
    const files = modulesOf(filesOf(["src/entries/shop.tsx", list, "src/locales/de.po"]))
    expect(files.filter((id) => /\/node_modules\/ibantools\/|\/domain\/iban/u.test(id))).toEqual([])
  })

  it("of a document contain neither React nor the router nor a machine", () => {
    const own = modulesOf(filesOf(["src/entries/document.ts"]))
    expect(own.filter((id) => /\/node_modules\//u.test(id))).toEqual([])
  })

  it("of a returning visitor's price have at most 14 kB including the document's, without React", () => {
    const files = filesOf(["src/entries/document.ts", "src/entries/own-price.ts"])
    expect(gzipOf(files)).toBeLessThanOrEqual(14_000)
    expect(modulesOf(files).filter((id) => /\/node_modules\//u.test(id))).toEqual([])
  })

  it("of adverts are small, without React and XState", () => {
    const document = filesOf(["src/entries/document.ts"])
    const files = filesOf(["src/entries/adverts.ts"]).filter((file) => !document.includes(file))
    expect(gzipOf(files)).toBeLessThanOrEqual(4_000)
    expect(modulesOf(files).filter((id) => /\/node_modules\//u.test(id))).toEqual([])
  })

  it("of the consent question are small, without React and XState", () => {
    const document = filesOf(["src/entries/document.ts"])
    const question = filesOf(["src/entries/consent.ts"])
    expect(modulesOf(question).filter((id) => id.includes("/consent-script"))).toEqual([])
    const files = filesOf(["src/entries/consent.ts", "src/entries/consent-run.ts"])
    expect(gzipOf(files.filter((file) => !document.includes(file)))).toBeLessThanOrEqual(4_600)
    expect(modulesOf(files).filter((id) => /\/node_modules\//u.test(id))).toEqual([])
  })

  it("hydrate an island without the router", () => {
    const island = filesOf([
      "src/entries/island.tsx",
      "src/ui/calculator/SimpleCalculator.island.tsx",
      "src/locales/de.po"
    ])
    expect(modulesOf(island).filter((id) => id.includes("/node_modules/@tanstack/"))).toEqual([])
  })

  it("contain the texts of one locale at a time, and those of the order only where needed", () => {
    const files = modulesOf(filesOf(["src/entries/shop.tsx", list, "src/locales/ch.po"]))
    expect(files.filter((id) => id.endsWith(".po")).map((id) => id.split("/src/")[1])).toEqual([
      "locales/ch.po"
    ])
  })
})
