import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { clockEnvironment, makeClocks, reportedTime, setClock } from "./clocks.ts"
import { loopbackLayout } from "./layout.ts"

it("each machine has a clock of its own, which is right until it is shifted", () => {
  const folder = mkdtempSync(join(tmpdir(), "heizmarkt-clocks-"))
  try {
    const layout = { ...loopbackLayout(folder, 4500, 2), hasClocks: true }
    const [db1, db2] = layout.databases
    if (db1 === undefined || db2 === undefined) throw new Error("A layout without machines")
    makeClocks(layout)
    const read = (machine: typeof db1) =>
      readFileSync(clockEnvironment(layout, machine)["FAKETIME_TIMESTAMP_FILE"] ?? "", "utf8")
    expect([read(db1), read(db2)]).toEqual(["+0\n", "+0\n"])
    setClock(layout, db1, -3600)
    expect([read(db1), read(db2)]).toEqual(["-3600\n", "+0\n"])
    setClock(layout, db1, 3600)
    expect(read(db1)).toBe("+3600\n")
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it("services use the real clock where no clock is to be shifted", () => {
  const layout = loopbackLayout("/srv/c", 4500, 2)
  for (const machine of [...layout.databases, ...layout.shops])
    expect(clockEnvironment(layout, machine)).toEqual({})
})

it("the clock of a machine is read from what its service answers", async () => {
  const server = createServer((_, answer) =>
    answer.writeHead(503, { date: "Mon, 30 Nov 2026 13:00:00 GMT" }).end()
  )
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("A server without a port")
  const url = `http://127.0.0.1:${address.port}/liveness`
  expect(await reportedTime(url)).toBe(Date.parse("2026-11-30T13:00:00Z"))
  server.close()
  server.closeAllConnections()
  expect(await reportedTime(url)).toBeUndefined()
})
