import { expect, it } from "vitest"
import { root } from "../../tools/run-tool.ts"
import { atlasFiles } from "./files.ts"
import { keptPaths } from "../../model-tests/harness/kept-paths.ts"
import { staleFiles } from "./stale.ts"

const files = await atlasFiles(keptPaths())

it("keeps an atlas that says what the machines are: else run `npm run atlas`", () => {
  expect(files.size).toBeGreaterThan(80)
  expect(staleFiles(files, root)).toEqual([])
})

it("names what is missing, what is other and what is left over", () => {
  const [first = ""] = [...files.keys()].filter((file) => file.endsWith(".svg"))
  const other = new Map([...files, [first, "other"] as const, ["docs/atlas/nothing.md", ""] as const])
  other.delete("docs/atlas/README.md")
  expect(staleFiles(other, root)).toEqual(["docs/atlas/README.md", first, "docs/atlas/nothing.md"].toSorted())
})
