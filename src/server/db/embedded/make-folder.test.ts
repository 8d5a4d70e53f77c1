import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { makeFolder } from "./make-folder.ts"

it("makes a folder with all above it, and again without harm", () => {
  const base = mkdtempSync(join(tmpdir(), "folder-"))
  makeFolder(join(base, "a/b/c"))
  makeFolder(join(base, "a/b/c"))
  expect(existsSync(join(base, "a/b/c"))).toBe(true)
  rmSync(base, { recursive: true })
})

it("says so where no folder can be", () => {
  expect(() => makeFolder("/proc/nope/deeper")).toThrow("/proc/nope")
})
