import { globSync } from "node:fs"
import { expect, it } from "vitest"
import { targets } from "./targets.ts"

const names = "model-tests/every-machine/machine-names.table.test.ts"

it("finds a machine and its tables by name, and the tables of other machines in its folder", () => {
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

it.each(Object.entries(targets))("finds the mutated files and the judges of %s", (_, { mutate, judges }) => {
  const patterns = [...mutate.filter((each) => !each.startsWith("!")), ...judges]
  expect(patterns.filter((pattern) => globSync(pattern).length === 0)).toEqual([])
})

it.each(Object.entries(targets))(
  "never uses a machine's generated tests as its judges: %s",
  (_, { judges }) => {
    expect(globSync(judges).filter((file) => file.endsWith(".model.test.ts"))).toEqual([])
  }
)
