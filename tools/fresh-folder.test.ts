import { mkdtempSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { expect, it } from "vitest"
import { freshFolder } from "./fresh-folder.ts"

it("each call creates a new folder that other users may enter, on the disk if memory is not available", () => {
  const base = mkdtempSync(join(tmpdir(), "fresh-"))
  const folders = [freshFolder("x"), freshFolder("x"), freshFolder("x", join(base, "none"))]
  expect(new Set(folders).size).toBe(3)
  expect(folders.map((folder) => statSync(folder).mode & 0o777)).toEqual([0o755, 0o755, 0o755])
  expect(dirname(folders[2] ?? "")).toBe(tmpdir())
  for (const folder of [...folders, base]) rmSync(folder, { recursive: true })
})
