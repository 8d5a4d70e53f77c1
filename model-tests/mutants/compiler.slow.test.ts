import { expect, it } from "vitest"
import { type Change, compilerVerdicts } from "./compiler.ts"

const source = `import { nothing } from "./score.ts"
type Answer = { readonly kind: "found"; readonly name: string } | { readonly kind: "gone" }
export const nameOf = (answer: Answer): string => {
  if (answer.kind === "gone") throw new Error("Nothing was found")
  return answer.name
}
export const wordOf = (word: string | undefined): string => word ?? ""
export const isLate = (day: number, last: number): boolean => day > last + nothing.errors
export const dared = (day: number): number => {
  if (day < 0) throw new Error("No such day")
  return day
}
`

const become = (original: string, replacement: string): Change => {
  const start = source.indexOf(original)
  return {
    file: "model-tests/mutants/of-a-test.ts",
    source,
    start,
    end: start + original.length,
    replacement
  }
}

it("returns the compiler's error for each mutant in one run", () => {
  const verdicts = compilerVerdicts([
    become('answer.kind === "gone"', "false"),
    become('"gone") throw', '"") throw'),
    become('"Nothing was found"', '""'),
    become('""', '"Stryker was here!"'),
    become("day > last", "day >= last"),
    become("day < 0", "false"),
    become("day < 0", "day <"),
    become('"No such day"', '""')
  ])
  const noName = "Property 'name' does not exist on type 'Answer'."
  expect(verdicts).toEqual([
    noName,
    expect.stringMatching(/^This comparison appears to be unintentional/u),
    `without this throw: ${noName}`,
    undefined,
    undefined,
    undefined,
    "Expression expected.",
    undefined
  ])
})

it("judges no mutant if the original code does not compile", () => {
  const wrong = `${source}export const amount: number = "much"\n`
  expect(() => compilerVerdicts([{ ...become('""', '"x"'), source: wrong }])).toThrow(
    "The compiler refuses model-tests/mutants/of-a-test.ts as it stands: Type 'string' is not assignable"
  )
})
