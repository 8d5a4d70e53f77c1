import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { makeFolder } from "./make-folder.ts"

it("a folder is created with its parents, and creating it again is harmless", () => {
  const base = mkdtempSync(join(tmpdir(), "folder-"))
  makeFolder(join(base, "a/b/c"))
  makeFolder(join(base, "a/b/c"))
  expect(existsSync(join(base, "a/b/c"))).toBe(true)
  rmSync(base, { recursive: true })
})

it("an error is thrown where no folder can be created", () => {
  expect(() => makeFolder("/proc/nope/deeper")).toThrow("/proc/nope")
})
