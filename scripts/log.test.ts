import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, it } from "vitest"
import { root } from "../tools/run-tool.ts"

const folder = mkdtempSync(join(tmpdir(), "log-"))
afterAll(() => rmSync(folder, { recursive: true }))

const logged = (data: string, ...words: ReadonlyArray<string>) => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/log.ts", ...words], {
    cwd: root,
    encoding: "utf8",
    env: { PATH: process.env["PATH"], DATA: data }
  })
  return { status, stderr }
}

it("no database is created if there is none", () => {
  const data = join(folder, "mistyped")
  expect(logged(data, "error")).toEqual({
    status: 1,
    stderr: `There is no shop in ${data}: set DATA to the folder of the one that runs.\n`
  })
  expect(existsSync(data)).toBe(false)
})

it("usage is explained in one line", () => {
  const { status, stderr } = logged(folder, "error", "zero")
  expect(status).toBe(1)
  expect(stderr).toMatch(/^Usage: [^\n]*\n$/u)
})
