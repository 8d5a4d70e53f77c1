import { expect, it } from "vitest"
import { resultsFromReport } from "./from-report.ts"

const file = "src/machines/toast-queue.machine.ts"
const source = "const isLong =\n  text.length >\n  80\nconst other = 1\n"

const mutant = (status: string, startLine: number, startColumn: number, statusReason?: string) => ({
  id: "1",
  mutatorName: "EqualityOperator",
  replacement: "text.length\n  >= 80",
  status,
  location: { start: { line: startLine, column: startColumn }, end: { line: 3, column: 5 } },
  ...(statusReason === undefined ? {} : { statusReason })
})

const report = JSON.stringify({
  schemaVersion: "1.0",
  files: {
    [file]: {
      language: "typescript",
      source,
      mutants: [
        mutant("Survived", 2, 3),
        mutant("NoCoverage", 1, 7),
        mutant("Killed", 1, 1),
        mutant("Killed", 1, 1),
        mutant("Timeout", 1, 1),
        mutant("Ignored", 1, 1),
        mutant(
          "RuntimeError",
          3,
          3,
          "An error occurred: /tmp/x/sandbox-a1/some.test.ts: No state\n/tmp/other.test.ts: No"
        )
      ]
    },
    "src/domain/empty.ts": { language: "typescript", source: "", mutants: [] }
  }
})

const total = { killed: 2, timeout: 1, survived: 1, noCoverage: 1, errors: 1 }
const change = { file, mutator: "EqualityOperator", replacement: "text.length >= 80" }

it("counts the results of mutants, and quotes those that survived or broke", () => {
  const results = resultsFromReport("toastQueue", report, (changes) =>
    changes.map(({ source: text, start }) => (text.startsWith("isLong", start) ? "No boolean" : undefined))
  )
  expect(results).toEqual({
    target: "toastQueue",
    counts: total,
    broken: [{ ...change, line: 3, column: 3, original: "80", message: "No state" }],
    survivors: [
      {
        ...change,
        line: 1,
        column: 7,
        original: "isLong = text.length > 80",
        status: "noCoverage",
        refused: "No boolean"
      },
      { ...change, line: 2, column: 3, original: "text.length > 80", status: "survived" }
    ]
  })
})
