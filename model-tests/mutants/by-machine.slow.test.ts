import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { mutantsByMachine } from "./by-machine.ts"
import { hashOf } from "./code-hash.ts"
import { machineOf } from "./machine-of.ts"
import type { Survivor } from "./results.ts"
import { nothing } from "./score.ts"

it.each([
  ["src/machines/toast-queue.machine.ts", "toastQueue"],
  ["src/machines/order.machine.ts", "order"],
  ["src/machines/order/answers.ts", "order"],
  ["src/machines/order/validated-steps.machine.ts", "validatedSteps"],
  ["src/machines/order-life/live-on.ts", "orderLife"],
  ["src/machines/port.ts", undefined],
  ["src/domain/editing/edited-rows.ts", undefined]
])("knows whose %s is", (file, machine) => {
  expect(machineOf(file)).toBe(machine)
})

const zipCheck = "src/machines/zip-check.machine.ts"
const progress = "src/machines/progress.machine.ts"
const survivor: Survivor = {
  file: progress,
  line: 1,
  column: 1,
  mutator: "StringLiteral",
  original: '"never written"',
  replacement: '""',
  status: "survived"
}

it("tells the results of targets by machine, and what has changed since", () => {
  const counts = { ...nothing, killed: 3, survived: 1 }
  const machines = mutantsByMachine([
    {
      target: "smallMachines",
      score: 75,
      ...counts,
      files: [
        { file: zipCheck, source: hashOf(readFileSync(zipCheck, "utf8")), ...nothing, killed: 2 },
        { file: progress, source: "other", ...nothing, killed: 1, survived: 1 },
        { file: "src/domain/place/zip.ts", source: "other", ...nothing }
      ],
      broken: [],
      survivors: [survivor]
    }
  ])
  expect(machines).toEqual({
    progress: {
      machine: "progress",
      score: 50,
      ...nothing,
      killed: 1,
      survived: 1,
      changedSince: [progress],
      broken: [],
      survivors: [{ ...survivor, reason: undefined }]
    },
    zipCheck: {
      machine: "zipCheck",
      score: 100,
      ...nothing,
      killed: 2,
      changedSince: [],
      broken: [],
      survivors: []
    }
  })
})
