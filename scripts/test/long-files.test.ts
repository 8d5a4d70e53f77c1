import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { longFiles } from "./long-files.ts"
import { root } from "../../tools/run-tool.ts"

const read = (file: string): string => readFileSync(join(root, file), "utf8")
const namesIn = (text: string | undefined): ReadonlyArray<string> =>
  [...(text ?? "").matchAll(/`([\w-]+)`/gu)].map(([, name = ""]) => name)

it("has long runs that are there, and all of them in the README", () => {
  expect(Object.values(longFiles).filter((file) => !existsSync(join(root, file)))).toEqual([])
  const [, named] =
    /`npm run long \[NAME …\]`\s*\|[^|]*makes a fixed part:([^|]*)\|/u.exec(read("README.md")) ?? []
  expect(namesIn(named).toSorted()).toEqual(Object.keys(longFiles).toSorted())
})

it("names in the schedule those that tell stories, which alone are repeated by a seed", () => {
  const stories = Object.entries(longFiles).flatMap(([name, file]) =>
    /playStories[<(]/u.test(read(file)) ? [name] : []
  )
  expect(stories.length).toBeGreaterThan(0)
  const [, named] = /Stories are ([^.]*)\./u.exec(read("docs/operations.md")) ?? []
  expect(namesIn(named).toSorted()).toEqual(stories.toSorted())
})
