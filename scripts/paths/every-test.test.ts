import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { createMachine } from "xstate"
import { expect, it } from "vitest"
import { walkedPages } from "../../e2e/paths/pages.ts"
import { walks } from "../../model-tests/walks/walks.ts"
import { root } from "../test/tool.ts"
import { type Tests, untested, unwalkedPages } from "./every-test.ts"

const read = (folder: string, ending: string): Tests =>
  Object.fromEntries(
    globSync(`${folder}/*${ending}`, { cwd: root }).map((file) => [
      basename(file, ending),
      readFileSync(join(root, file), "utf8")
    ])
  )
const order = createMachine({ id: "order" })
const spec = 'test("paths of order", ({ contexts }) => walkPaths(contexts, orderPaths))\n'

it("says of a machine that no model test walks it, and that several do", () => {
  const tests = { one: "everyWay(orderWalk)\n", two: "import {}\n\neveryWay(orderWalk)\n" }
  expect(untested([{ machine: order }], { one: tests.one })).toEqual([])
  expect(untested([{ machine: order }], { one: "// everyWay(orderWalk)\n" })).toEqual([
    "order is walked by no model test: let one say everyWay(orderWalk)."
  ])
  expect(untested([{ machine: order }], tests)).toEqual(["order is walked by several model tests: one, two."])
})

it("says of a page that no test walks it in Chromium, and of a test that it walks no page", () => {
  const pages = [{ spec: "order", machines: [order] }]
  expect(unwalkedPages(pages, { order: spec })).toEqual([])
  expect(unwalkedPages(pages, { order: spec.replace("orderPaths", "basketPaths"), attic: spec })).toEqual([
    "e2e/paths/order.spec.ts does not walk order.",
    "e2e/paths/attic.spec.ts walks no page of e2e/paths/pages.ts."
  ])
  expect(unwalkedPages(pages, {})).toEqual(["e2e/paths/order.spec.ts does not walk order."])
})

it("finds a model test for each walk, and a test in Chromium for each page", () => {
  expect(untested(walks, read("model-tests", ".model.test.ts"))).toEqual([])
  expect(unwalkedPages(walkedPages, read("e2e/paths", ".spec.ts"))).toEqual([])
})
