import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { disabledFeatures } from "./chromium-args.ts"
import { root } from "./run-tool.ts"

test("the Chromium features that Playwright disables stay disabled", () => {
  const bundle = readFileSync(join(root, "node_modules/playwright-core/lib/coreBundle.js"), "utf8")
  const list = /\bdisabledFeatures = \[(.*?)\]/su.exec(bundle)?.[1] ?? ""
  const names = [...list.matchAll(/"(\w+)"/gu)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(10)
  expect(disabledFeatures).toEqual(expect.arrayContaining(names))
})
