import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"

const root = resolve(import.meta.dirname, "..")
const tree = mkdtempSync(join(tmpdir(), "heizmarkt-borders-"))

const put = (path: string, text: string) => {
  mkdirSync(dirname(join(tree, path)), { recursive: true })
  writeFileSync(join(tree, path), text)
}

/** Returns the linter's messages about one file of the test tree; an empty text if there are none. */
const verdictOn = (path: string): string => {
  const { stdout, status } = spawnSync(join(root, "node_modules/.bin/oxlint"), ["-f", "agent", path], {
    cwd: tree,
    encoding: "utf8"
  })
  return status === 0 ? "" : stdout
}

beforeAll(() => {
  // the import borders need no types, and the temporary tree has no packages from which types could be read
  const rules = readFileSync(join(root, ".oxlintrc.json"), "utf8")
  const untyped = rules.replace('"typeAware": true', '"typeAware": false')
  if (untyped === rules) throw new Error(".oxlintrc.json does not say that it is type-aware")
  put(".oxlintrc.json", untyped)
})

afterAll(() => rmSync(tree, { recursive: true, force: true }))

const importing = (specifier: string) => `import { it } from "${specifier}"\nexport const kept = it\n`
const importingType = (specifier: string) => `import type { It } from "${specifier}"\nexport type Kept = It\n`

test.each([
  ["src/domain/place/zip.ts", "../contract/shop.api.ts", "stands below everything else"],
  ["src/domain/place/zip.ts", "effect", "imports no package"],
  ["src/domain/iban.ts", "xstate", "Only ibantools"],
  ["src/machines/order.machine.ts", "../contract/shop.api.ts", "declares its effects as ports"],
  ["src/machines/order.machine.ts", "effect", "needs xstate and the domain"],
  ["src/contract/shop.api.ts", "../server/api.ts", "knows neither of them"],
  ["src/contract/shop.api.ts", "react", "needs no other package"],
  ["src/server/orders/place.ts", "../offers/engine.ts", "do not import each other"],
  ["src/server/orders/deep/place.ts", "../../offers/engine.ts", "do not import each other"],
  ["src/server/orders/place.ts", "../../ui/kit/Button.tsx", "as a built bundle"],
  ["src/server/start.ts", "../routes/home.tsx", "as a built bundle"],
  ["src/services/client/shop.ts", "../../contract/shop.api.ts", "types of the contract only"],
  ["src/services/client/shop.ts", "effect", "never loads Effect"],
  ["src/services/actors/order.ts", "../../server/api.ts", "reach the server by its calls"],
  ["src/ui/offers/List.tsx", "../../services/client/shop.ts", "shows what it is given"],
  ["src/ui/offers/List.tsx", "../../machines/order.machine.ts", "projects a snapshot"],
  ["src/ui/offers/List.tsx", "../order/Summary.tsx", "do not import each other"],
  ["src/ui/offers/row/Row.tsx", "../../order/Summary.tsx", "do not import each other"],
  ["src/ui/order/desk/open/Row.tsx", "../../../offers/List.tsx", "do not import each other"],
  ["src/ui/offers/List.tsx", "effect/Schema", "never loads Effect"],
  ["src/ui/calculator/Calculator.island.tsx", "../../contract/shop.api.ts", "needs neither the contract"],
  ["src/routes/home.tsx", "../server/api.ts", "never by import"],
  ["src/routes/home.tsx", "effect", "never loads Effect"]
])("%s may not import %s", (path, specifier, reason) => {
  put(path, importing(specifier))
  expect(verdictOn(path)).toContain(reason)
})

test("circular imports are refused, also of types", () => {
  put("src/domain/one.ts", 'import type { Other } from "./other.ts"\nexport type One = Other | 1\n')
  put(
    "src/domain/other.ts",
    'import type { One } from "./one.ts"\nexport type Other = { readonly one: One }\n'
  )
  expect(verdictOn("src/domain/one.ts")).toContain("no-cycle")
})

test.each([
  ["src/domain/price/engine.ts", importing("../money.ts")],
  ["src/domain/iban.ts", importing("ibantools")],
  ["src/machines/order.machine.ts", importing("xstate") + 'export * from "../domain/zip.ts"\n'],
  ["src/contract/shop.api.ts", importing("effect/http-api") + 'export * from "../domain/zip.ts"\n'],
  ["src/server/orders/place.ts", importing("../ports/mail.ts") + 'export * from "../../domain/zip.ts"\n'],
  ["src/server/orders/deep/place.ts", importing("../../db/client.ts") + 'export * from "../row.ts"\n'],
  ["src/server/start.ts", importing("./orders/place.ts")],
  ["src/server/orders/place.test.ts", importing("../offers/engine.ts")],
  ["src/services/client/shop.ts", importingType("../../contract/shop.api.ts")],
  ["src/services/client/shop.ts", importing("../../contract/calls.gen.ts")],
  ["src/ui/offers/List.tsx", importing("../kit/Button.tsx") + 'export * from "../../domain/zip.ts"\n'],
  [
    "src/ui/order/desk/open/Row.tsx",
    importing("../../../kit/Button.tsx") + 'export * from "../../../../domain/zip.ts"\n'
  ],
  ["src/ui/offers/view.ts", importingType("../../machines/order.machine.ts")],
  ["src/ui/calculator/Calculator.island.tsx", importing("../../services/actors/zip.ts")],
  ["src/routes/home.tsx", importing("../services/queries/offers.ts")]
])("%s may import from a lower layer: %s", (path, text) => {
  put(path, text)
  expect(verdictOn(path)).toBe("")
})

test("numbers are parsed from text only in the contract's primitives", () => {
  const raw = 'import { Schema } from "effect"\nexport const amount = Schema.FiniteFromString\n'
  put("src/contract/shop.api.ts", raw)
  put("src/contract/primitives.ts", raw)
  expect(verdictOn("src/contract/shop.api.ts")).toContain("1e400")
  expect(verdictOn("src/contract/primitives.ts")).toBe("")
})

test("`any` and focused tests are refused", () => {
  put("src/domain/loose.ts", "export const loose: any = 1\n")
  put("src/domain/loose.test.ts", 'import { test } from "vitest"\ntest.only("it", () => {})\n')
  expect(verdictOn("src/domain/loose.ts")).toContain("no-explicit-any")
  expect(verdictOn("src/domain/loose.test.ts")).toContain("no-focused-tests")
})
