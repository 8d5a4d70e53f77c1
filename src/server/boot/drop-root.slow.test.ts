import { spawnSync } from "node:child_process"
import { chownSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, expect, test } from "vitest"
import { freshFolder } from "../../../tools/fresh-folder.ts"
import { readPostmaster } from "../db/embedded/processes.ts"
import { startProcess, type TestProcess } from "./testing-process.ts"

const isRoot = process.getuid?.() === 0
const folder = freshFolder("drop-root")
const data = join(folder, "data")
const started: Array<TestProcess> = []

const startShop = (more: Readonly<Record<string, string>> = {}) => {
  const server = startProcess({ DATA: data, PORT: "0", ...more })
  started.push(server)
  return server
}

const healthOf = async (server: TestProcess) => (await fetch(`${await server.address}/health`)).status

const stop = async (server: TestProcess) => {
  server.child.kill("SIGTERM")
  expect(await server.exitCode).toBe(0)
}

/** Returns the real, effective, saved and file-system ids of a process. */
const idsOf = (pid: number | undefined, which: "Uid" | "Gid" | "Groups") =>
  new RegExp(`^${which}:(.*)$`, "mu")
    .exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]
    ?.trim()
    .split(/\s+/u)

afterAll(async () => {
  for (const { child, exitCode } of started) {
    child.kill("SIGTERM")
    await exitCode
  }
  rmSync(folder, { recursive: true, force: true })
})

test.runIf(isRoot)(
  "a shop started by root runs as SHOP_USER with its key, and can restart PostgreSQL (rule safety.no-root)",
  async () => {
    const key = join(folder, "key")
    writeFileSync(key, Buffer.alloc(32, 4).toString("base64"), { mode: 0o600 })
    const server = startShop({ SHOP_USER: "nobody", WRAPPING_KEY_FILE: key })
    expect(await healthOf(server)).toBe(200)
    const { uid, gid } = statSync(join(data, "pg"))
    expect(uid).toBeGreaterThan(0)
    for (const which of ["Uid", "Gid"] as const)
      expect(idsOf(server.child.pid, which)).toEqual(Array(4).fill(String(which === "Uid" ? uid : gid)))
    expect(idsOf(server.child.pid, "Groups")).toEqual([String(gid)])

    const before = readPostmaster(join(data, "pg"))
    process.kill(before?.pid ?? 0, "SIGKILL")
    for (let again = before; again?.pid === before?.pid || again?.ready !== true; await sleep(50))
      again = readPostmaster(join(data, "pg"))
    expect(await healthOf(server)).toBe(200)
    await stop(server)
    expect(server.err).toEqual([])

    const asRoot = startShop({ WRAPPING_KEY_FILE: key })
    expect(await healthOf(asRoot)).toBe(200)
    expect(asRoot.out[0]).toMatch(/^The shop runs as root: set SHOP_USER/u)
    const second = startShop({ SHOP_USER: String(uid), WRAPPING_KEY_FILE: key })
    expect(await healthOf(second)).toBe(200)
    await stop(asRoot)
    await stop(second)
  }
)

test.runIf(isRoot)(
  "a shop started by root creates a key that SHOP_USER can read, also at the second start",
  async () => {
    const own = join(folder, "own")
    for (const user of ["root", "nobody", "nobody"]) {
      // `nobody` runs PostgreSQL in a shop started by root
      if (user === "nobody") for (const name of ["pg", "sock"]) chownAll(join(own, name))
      const server = startShop({ DATA: own, SHOP_USER: user })
      expect([user, await healthOf(server)]).toEqual([user, 200])
      await stop(server)
    }
  }
)

const chownAll = (path: string) => {
  const { status } = spawnSync("chown", ["-R", "nobody:", path])
  expect(status).toBe(0)
}

test.runIf(isRoot).each([
  [
    "no user of this machine",
    { SHOP_USER: "no-such-user" },
    /^SHOP_USER is "no-such-user", and there is no such user/u
  ],
  ["a port of root's", { SHOP_USER: "nobody", PORT: "1" }, /^PORT is 1, which root alone may open/u],
  [
    "data of another user",
    { SHOP_USER: "nobody", DATA: join(folder, "foreign") },
    /^The data in .*foreign belong to the user 1, .*chown -R nobody/u
  ]
])("%s: the start is refused in one line", async (_, environment, line) => {
  mkdirSync(join(folder, "foreign/pg"), { recursive: true })
  chownSync(join(folder, "foreign/pg"), 1, 1)
  const server = startShop(environment)
  expect(await server.exitCode).toBe(1)
  expect(server.err).toEqual([expect.stringMatching(line)])
})
