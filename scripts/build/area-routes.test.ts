import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { type Area, areaOf, fileRoutes, treeModule } from "./area-routes.ts"

const root = join(import.meta.dirname, "../..")
const routes = fileRoutes(readFileSync(join(root, "src/route-tree.gen.ts"), "utf8"))

const filesOf = (area: Area) =>
  routes
    .map(({ file }) => file)
    .filter((file) => areaOf(file, readFileSync(join(root, "src", `${file}.tsx`), "utf8")) === area)

it("every route written by the router's plugin is read", () => {
  expect(routes.find(({ id }) => id === "/$productGroup/angebotsliste")).toMatchObject({
    path: "/$productGroup/angebotsliste",
    parent: "root"
  })
  expect(routes.filter(({ parent }) => parent === "ProductGroupBestellung")).toHaveLength(1)
  expect(routes.find(({ id }) => id === "/_desk")).toMatchObject({ path: undefined, parent: "root" })
})

it("each script contains only the pages of its area", () => {
  expect(filesOf("shop")).toContain("routes/$productGroup.angebotsliste")
  expect(filesOf("shop").filter((file) => !file.includes("$productGroup"))).toEqual([])
  expect(filesOf("forms")).toEqual(expect.arrayContaining(["routes/preisalarm", "routes/vertrag-widerrufen"]))
  expect(filesOf("desk")).toContain("routes/_desk/support.index")
  expect(filesOf("documents")).toEqual(expect.arrayContaining(["routes/index", "routes/agb"]))
})

it("a tree is written with children below their parents", () => {
  const code = treeModule(routes.filter(({ file }) => file.startsWith("routes/$productGroup.bestellung")))
  expect(code).toMatch(/root\._addFileChildren\(\[.*_addFileChildren\(\[/u)
})

it("a tree of another format is refused", () => {
  expect(() => fileRoutes("import { Route as aRouteImport } from './routes/a'\n".repeat(3))).toThrow(
    "could be read"
  )
})
