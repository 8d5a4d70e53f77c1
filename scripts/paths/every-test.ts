import type { MachineWalk } from "../../model-tests/harness/machine-walk.ts"
import type { WalkedPage } from "../../e2e/paths/pages.ts"

/** Texts of test files by their names. */
export type Tests = Readonly<Record<string, string>>

/** Walks of machines that no model test takes, or that several take, told in a line each. */
export const untested = (
  walks: ReadonlyArray<Pick<MachineWalk, "machine">>,
  tests: Tests
): ReadonlyArray<string> =>
  walks.flatMap(({ machine: { id } }) => {
    const call = `everyWay(${id}Walk)`
    const files = Object.keys(tests).filter((file) => tests[file]?.split("\n").includes(call) === true)
    if (files.length === 1) return []
    return [
      files.length === 0
        ? `${id} is walked by no model test: let one say ${call}.`
        : `${id} is walked by several model tests: ${files.join(", ")}.`
    ]
  })

/** Pages that no test walks in Chromium, and files there that walk no page, told in a line each. */
export const unwalkedPages = (
  pages: ReadonlyArray<Pick<WalkedPage, "spec" | "machines">>,
  specs: Tests
): ReadonlyArray<string> => [
  ...pages.flatMap(({ spec, machines: [machine] }) => {
    const id = machine?.id ?? ""
    const walks = new RegExp(
      `^test\\("paths of .+", \\(\\{ contexts \\}\\) =>\\s+(?:walkPaths\\(contexts, ${id}Paths\\)\\)$|walkStories\\(\\{\\s+machine: ${id}Machine,\\s+stories: ${id}Stories,)`,
      "mu"
    )
    return walks.test(specs[spec] ?? "") ? [] : [`e2e/paths/${spec}.spec.ts does not walk ${id}.`]
  }),
  ...Object.keys(specs).flatMap((spec) =>
    pages.some((page) => page.spec === spec)
      ? []
      : [`e2e/paths/${spec}.spec.ts walks no page of e2e/paths/pages.ts.`]
  )
]
