import { globSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { describe, expect, it } from "vitest"

const cwd = resolve(import.meta.dirname, "..")

/** A convention: the forbidden pattern (except in the file that implements it), and the replacement to use. */
interface Rule {
  readonly what: string
  readonly not: RegExp
  readonly home?: string
  readonly instead: string
  /** A sample violation that the pattern must match. */
  readonly planted: string
}

const rules: ReadonlyArray<Rule> = [
  {
    what: "modules of Effect",
    not: /import (?:type )?\* as \w+ from "effect(?:\/|")/u,
    instead: 'import { Effect } from "effect", { HttpApiBuilder } from "effect/http-api"',
    planted: 'import * as Effect from "effect/Effect"'
  },
  {
    what: "Swiss spelling",
    not: /\w\.replaceAll\("ß", "ss"\)/u,
    home: "src/domain/locale/swiss-spelling.ts",
    instead: "swissSpelling(text)",
    planted: 'const title = text.replaceAll("ß", "ss")'
  },
  {
    what: "the hash of a token",
    not: /createHash\("sha256"\)\.update\(\w*[tT]oken\)/u,
    home: "src/server/db/token-hash.ts",
    instead: "tokenHash(token)",
    planted: 'const hash = createHash("sha256").update(token).digest()'
  },
  {
    what: "the end of a sign-in",
    not: /answer\.status === 401 \|\|/u,
    home: "src/services/client/no-answer.ts",
    instead: "isSignedOut(answer)",
    planted: "if (answer.status === 401 || answer.status === 403) return"
  },
  {
    what: "no answer",
    not: /new Error\((?:"No answer"|`Refused with )/u,
    instead: "heard(answer), new NoAnswer(reason)",
    planted: 'throw new Error("No answer")'
  },
  // `provide` builds all states of the chart, which is too much for each typed character
  {
    what: "a machine in a component",
    not: /useMachine\(\s*\w+(?:\(\))?\.provide\(/u,
    instead: "useMachine(useMemo(() => machine.provide(…), […]))",
    planted: "useMachine(\n    orderMachine.provide({ actors }),\n    { input })"
  },
  {
    what: "a machine in a variable of a component",
    not: /const (\w+) = \w+(?:\(\))?\.provide\([^]*useMachine\(\1\b/u,
    instead: "const machine = useMemo(() => machine.provide(…), […])",
    planted:
      "const machine = orderMachine.provide({\n    actors\n  })\n  const [snapshot] = useMachine(machine)"
  }
]

const files = globSync("{src,scripts,e2e,model-tests,tools,bench,faults}/**/*.{ts,tsx}", { cwd }).filter(
  (file) => file !== "scripts/one-way.test.ts"
)

/** Returns the lines of a file where the pattern begins to match; a pattern may match several lines. */
const linesWith = (file: string, pattern: RegExp): ReadonlyArray<string> => {
  const text = readFileSync(join(cwd, file), "utf8")
  return [...text.matchAll(new RegExp(pattern, "gu"))].map(
    ({ index }) => `${file}:${text.slice(0, index).split("\n").length}`
  )
}

describe("conventions of the code", () => {
  it.each(rules)("$what: a violation is found", ({ not, planted }) => expect(planted).toMatch(not))

  it.each(rules)("$what: $instead", ({ not, home }) => {
    const others = files.filter((file) => file !== home)
    expect(others.flatMap((file) => linesWith(file, not))).toEqual([])
  })
})
