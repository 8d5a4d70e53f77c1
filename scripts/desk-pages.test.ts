import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { describe, expect, it } from "vitest"
import { workPlaces } from "../src/domain/rights/desk-frame.ts"
import { menuRows } from "../src/domain/rights/menu-rows.ts"
import { fileRoutes } from "./build/area-routes.ts"

const source = (file: string) => readFileSync(resolve(import.meta.dirname, "../src", file), "utf8")

/** Routes that require a sign-in, by path, each with the menu row that its source names. */
const routes = fileRoutes(source("route-tree.gen.ts"))
  .filter(({ file }) => file.startsWith("routes/_desk/"))
  .map(({ file, id }) => ({
    path: id
      .replace(/^\/_desk/u, "")
      .replace(/_?\/$/u, "")
      .replace("_/", "/"),
    row: /^ {2}\.\.\.deskPage\("(\w+)"/mu.exec(source(`${file}.tsx`))?.[1]
  }))

/** Whether a route is for the addresses below a place of work that have no page. */
const isForOthers = (path: string) => path.endsWith("/$")

const pages = routes.filter(({ path }) => !isForOthers(path))

describe("a page of the desk is a row of the menus (decision 127)", () => {
  it("or is below one, with its permission and name unless it has its own", () => {
    const astray = pages.filter(
      ({ path, row }) =>
        !menuRows
          .filter(({ key }) => key === row)
          .flatMap((entry) => [entry.path, entry.also])
          .some((place) => path === place || path.startsWith(`${place}/`))
    )
    expect(astray).toEqual([])
  })

  it.each(menuRows)("$key has its page at $path", ({ key, path }) => {
    expect(pages).toContainEqual({ path, row: key })
  })
})

it("every part of the desk keeps its frame around a missing page (rule desk.frame)", () => {
  const places = routes.flatMap(({ path }) => (isForOthers(path) ? [path.slice(0, -2)] : []))
  expect(places.toSorted()).toEqual(workPlaces.toSorted())
})
