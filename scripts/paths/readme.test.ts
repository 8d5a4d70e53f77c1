import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { walkedPages } from "../../e2e/paths/harness/pages.ts"
import { root } from "../../tools/run-tool.ts"

it("has in the README names of paths that there are", () => {
  const readme = readFileSync(join(root, "README.md"), "utf8")
  const named = [...readme.matchAll(/--path (\w+\/[\w-]+)/gu)].map(([, id = ""]) => id)
  expect(named.length).toBeGreaterThan(0)
  const found = named.map((id) => {
    const page = walkedPages.find(({ machines }) => machines[0]?.id === id.split("/")[0])
    return `${id} ${page?.find(id)}`
  })
  expect(found).toEqual(named.map((id) => `${id} walkable`))
})
