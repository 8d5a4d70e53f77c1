import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { expect, test } from "vitest"

test("the lockfile holds the packages of every platform, without which `npm ci` refuses it", () => {
  const script = join(import.meta.dirname, "complete-lockfile.mjs")
  const { stdout, status } = spawnSync(process.execPath, [script, "--check"], { encoding: "utf8" })
  expect(stdout.trim()).toBe("0 optional packages of other platforms are missing in package-lock.json")
  expect(status).toBe(0)
})
