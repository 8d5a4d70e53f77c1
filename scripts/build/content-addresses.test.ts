import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { contentPathProblem } from "../../src/domain/content/content-path.ts"
import { fileRoutes } from "./area-routes.ts"

const routes = fileRoutes(readFileSync(join(import.meta.dirname, "../../src/route-tree.gen.ts"), "utf8"))

it("no content page uses a path that belongs to a route (rule content.addresses)", () => {
  const first = routes.map(({ path = "" }) => path.split("/")[1] ?? "").filter((name) => /^[a-z]/u.test(name))
  const owned = new Set(first.filter((name) => name !== "news" && name !== "info-center"))
  expect([...owned].filter((name) => contentPathProblem(`/${name}`, "landing") === undefined)).toEqual([])
  expect([...owned].filter((name) => contentPathProblem(`/${name}/neu`, "guide") === undefined)).toEqual([])
  expect(owned.size).toBeGreaterThan(25)
})
