import { spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { expect, test } from "vitest"

const root = resolve(import.meta.dirname, "..")

test("the lockfile contains every dependency that its packages need, without which `npm ci` fails", () => {
  const copy = mkdtempSync(join(tmpdir(), "heizmarkt-lock-"))
  cpSync(join(root, "package-lock.json"), join(copy, "package-lock.json"))
  cpSync(join(root, "scripts/prune-lockfile.mjs"), join(copy, "scripts/prune-lockfile.mjs"))
  const { status } = spawnSync(process.execPath, [join(copy, "scripts/prune-lockfile.mjs")])
  const pruned = readFileSync(join(copy, "package-lock.json"), "utf8")
  rmSync(copy, { recursive: true, force: true })
  expect(status).toBe(0)
  expect(pruned).toBe(readFileSync(join(root, "package-lock.json"), "utf8"))
})
