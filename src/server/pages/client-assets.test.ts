import { existsSync } from "node:fs"
import { expect, it } from "vitest"
import { chunkOfRoute } from "./client-assets.ts"

it.each([
  ["/", "index"],
  ["/pelletpreise", "pelletpreise"],
  ["/charts/$chart", "charts.$chart"],
  ["/_desk", "_desk"],
  ["/_desk/statistics/", "_desk/statistics.index"],
  ["/_desk/support/", "_desk/support.index"],
  ["/_desk/support/postausgang/$id", "_desk/support.postausgang.$id"]
])("the component of the route %s is found", (id, file) => {
  const chunk = chunkOfRoute(id) ?? ""
  const part = file.includes("/") ? "component---loader" : "component"
  expect(chunk).toBe(`src/routes/${file}.tsx?tsr-split=${part}`)
  expect(existsSync(chunk.slice(0, chunk.indexOf("?")))).toBe(true)
})

it("the root route has no file of its own, so that no page loads that of the home page for it", () => {
  expect(chunkOfRoute("__root__")).toBeUndefined()
})
