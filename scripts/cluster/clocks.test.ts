import { spawnSync } from "node:child_process"
import { once } from "node:events"
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { clockEnvironment, makeClocks, mayShiftClocks, reportedTime, setClock, underClock } from "./clocks.ts"
import { loopbackLayout } from "./layout.ts"
import { asServiceUser } from "./service-user.ts"

it("each machine has its own clock, which is correct until it is shifted", () => {
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

it("services use the real clock if no clock is to be shifted", () => {
  const layout = loopbackLayout("/srv/c", 4500, 2)
  for (const machine of [...layout.databases, ...layout.shops])
    expect(clockEnvironment(layout, machine)).toEqual({})
  expect(underClock(layout)).toEqual([])
})

it("the clock of a machine is read from its service's responses", async () => {
  const server = createServer((_, answer) =>
    answer.writeHead(503, { date: "Mon, 30 Nov 2026 13:00:00 GMT" }).end()
  )
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("A server without a port")
  const url = `http://127.0.0.1:${address.port}/patroni`
  expect(await reportedTime(url)).toBe(Date.parse("2026-11-30T13:00:00Z"))
  server.close()
  server.closeAllConnections()
  expect(await reportedTime(url)).toBeUndefined()
})

it.skipIf(!mayShiftClocks())(
  "a Python program and its child processes have their machine's clock, and durations are unchanged",
  () => {
    const folder = mkdtempSync(join(tmpdir(), "heizmarkt-clocks-"))
    try {
      const layout = { ...loopbackLayout(folder, 4500, 2), hasClocks: true }
      const [machine] = layout.databases
      if (machine === undefined) throw new Error("A layout without machines")
      makeClocks(layout)
      setClock(layout, machine, -3600)
      const script = `import subprocess, time
begun = time.monotonic()
time.sleep(0.2)
started = subprocess.run(["date", "+%s"], capture_output=True, text=True).stdout.strip()
print(time.time(), started, time.monotonic() - begun)`
      const { stdout, stderr } = spawnSync("/usr/bin/python3", ["-c", script], {
        encoding: "utf8",
        env: { PATH: "/usr/bin:/bin", ...clockEnvironment(layout, machine) }
      })
      expect(stderr).toBe("")
      const [own = 0, started = 0, slept = 0] = stdout.trim().split(" ").map(Number)
      const shifted = Date.now() / 1000 - 3600
      expect(Math.abs(own - shifted)).toBeLessThan(60)
      expect(Math.abs(started - shifted)).toBeLessThan(60)
      expect(slept).toBeGreaterThan(0.1)
      expect(slept).toBeLessThan(60)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
)

it.skipIf(!mayShiftClocks() || process.getuid?.() !== 0)(
  "a service of a user other than root has its machine's clock",
  () => {
    const folder = mkdtempSync(join(tmpdir(), "heizmarkt-clocks-"))
    try {
      chmodSync(folder, 0o755)
      const layout = { ...loopbackLayout(folder, 4500, 2), hasClocks: true }
      const [machine] = layout.shops
      if (machine === undefined) throw new Error("A layout without machines")
      makeClocks(layout)
      setClock(layout, machine, 3600)
      const [program, ...words] = [...asServiceUser(), ...underClock(layout), "/usr/bin/date", "+%s"]
      const { stdout, stderr } = spawnSync(program, words, {
        encoding: "utf8",
        env: { PATH: "/usr/bin:/bin", ...clockEnvironment(layout, machine) }
      })
      expect(stderr).toBe("")
      expect(Math.abs(Number(stdout) - Date.now() / 1000 - 3600)).toBeLessThan(60)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
)
