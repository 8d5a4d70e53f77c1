import { readdirSync } from "node:fs"
import { tmpdir } from "node:os"
import { expect, it } from "vitest"
import { startProcess } from "./testing-process.ts"

it("leaves no texts of an operator behind", async () => {
  const mine = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`heizmarkt-site-${process.pid}-`))
  const server = startProcess({ PORT: "no port" })
  expect(mine()).toHaveLength(1)
  expect(await server.exitCode).not.toBe(0)
  expect(mine()).toEqual([])
})
