import { globSync } from "node:fs"
import { expect, it } from "vitest"
import { filesOf } from "./files-of.ts"
import { targets } from "./targets.ts"

/** What only names a port that somebody else provides. */
const withoutRules = ["src/machines/port.ts"]

const names = "model-tests/every-machine/machine-names.table.test.ts"

const mutated = new Set(Object.values(targets).flatMap(filesOf))

it("finds a machine and its tables by their names, and the tables of machines in its folder", () => {
  expect(targets["toastQueue"]).toEqual({
    mutate: ["src/machines/toast-queue.machine.ts"],
    judges: ["model-tests/toast-queue/*.table.test.ts", names]
  })
  expect(targets["order"]?.judges).toEqual([
    "model-tests/order/*.table.test.ts",
    "model-tests/validated-steps/*.table.test.ts",
    names
  ])
})

it("changes every machine on purpose", () => {
  const machines = globSync("src/machines/**/*.ts", { exclude: ["**/*.test.ts"] })
  expect(machines).not.toEqual([])
  expect(machines.filter((file) => !mutated.has(file))).toEqual(withoutRules)
})

/** A company that does not exist: any other name would do. */
const inventedData = ["src/domain/site/sample-site.ts"]

it("changes every rule on purpose, in one target", () => {
  const rules = globSync("src/domain/**/*.ts", { exclude: ["**/*.test.ts", "**/*.test-support.ts"] })
  expect(rules).not.toEqual([])
  expect(rules.filter((file) => !mutated.has(file))).toEqual(inventedData)
  const places = Object.values(targets).flatMap(filesOf)
  expect(places.filter((file, index) => places.indexOf(file) !== index)).toEqual([])
})

it.each(Object.entries(targets))("finds what it changes and its judges: %s", (_, { mutate, judges }) => {
  const patterns = [...mutate.filter((each) => !each.startsWith("!")), ...judges]
  expect(patterns.filter((pattern) => globSync(pattern).length === 0)).toEqual([])
})

/** Tables over several machines at once, or over how the server and the address bar use one. */
const ofSeveral = ["combinations", "machine-words", "redirects"].map(
  (name) => `model-tests/every-machine/${name}.table.test.ts`
)

it("asks every table of a machine", () => {
  const judging = new Set(Object.values(targets).flatMap(({ judges }) => globSync(judges)))
  const tables = globSync("model-tests/**/*.table.test.ts")
  expect(tables.filter((file) => !judging.has(file)).toSorted()).toEqual(ofSeveral)
})

it.each(Object.entries(targets))("never lets a machine judge itself: %s", (_, { judges }) => {
  expect(globSync(judges).filter((file) => file.endsWith(".model.test.ts"))).toEqual([])
})
