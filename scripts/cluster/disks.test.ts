import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { disksLeft, fillDisk, makeDisks, makeRoom, mayMakeDisks, removeDisks } from "./disks.ts"
import { homeOf, loopbackLayout } from "./layout.ts"

it.skipIf(process.getuid?.() !== 0 || !mayMakeDisks())(
  "a machine's disk is full until space is added, and is removed completely",
  () => {
    const folder = mkdtempSync(join(tmpdir(), "heizmarkt-disks-"))
    const layout = { ...loopbackLayout(folder, 4500, 2), diskMb: 4 }
    const [machine] = layout.databases
    if (machine === undefined) throw new Error("A layout without machines")
    const home = homeOf(layout, machine)
    const write = (name: string) => writeFileSync(join(home, name), Buffer.alloc(1_000_000, "x"))
    try {
      makeDisks(layout)
      expect(disksLeft(layout)).toHaveLength(3)
      write("before")
      fillDisk(layout, machine)
      expect(statfsSync(home).bfree).toBe(0)
      expect(() => write("full")).toThrow(/ENOSPC/u)
      makeRoom(layout, machine)
      write("after")
    } finally {
      removeDisks(layout)
      expect(disksLeft(layout)).toEqual([])
      rmSync(folder, { recursive: true })
    }
  }
)
