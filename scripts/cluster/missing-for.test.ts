import { expect, it } from "vitest"
import { drills } from "./drills.ts"
import { loopbackLayout, namespaceLayout } from "./layout.ts"
import { missingFor } from "./missing-for.ts"

const onLoopback = loopbackLayout("/srv/c", 4500, 2)
const complete = { ...namespaceLayout("/srv/c", 4500, 2), diskMb: 2000, hasClocks: true }

it("each drill can run where namespaces, disks and clocks are available", () => {
  for (const drill of Object.values(drills)) expect(missingFor(drill, complete)).toBeUndefined()
})

it("drills that cut the network, fill a disk or set a clock cannot run on loopback only", () => {
  const impossible = Object.entries(drills).flatMap(([name, drill]) =>
    missingFor(drill, onLoopback) === undefined ? [] : [name]
  )
  expect(impossible).toEqual([
    "cut-primary",
    "cut-replica",
    "cut-copy",
    "cut-balancer",
    "full-disk",
    "jump-clock"
  ])
})
