import { readdirSync } from "node:fs"
import { tmpdir } from "node:os"
import { expect, it } from "vitest"
import { startProcess } from "./testing-process.ts"

it("a test process deletes its site file when it ends", async () => {
  const mine = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`heizmarkt-site-${process.pid}-`))
  const server = startProcess({ PORT: "no port" })
  expect(mine()).toHaveLength(1)
  expect(await server.exitCode).not.toBe(0)
  expect(mine()).toEqual([])
})
