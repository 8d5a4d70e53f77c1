import { spawnSync } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdirSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { freePort } from "../../tools/child.ts"
import { freshFolder } from "../../tools/fresh-folder.ts"
import { startProcess, type TestProcess } from "./boot/testing-process.ts"
import { isInUse } from "./db/embedded/processes.ts"

const folder = freshFolder("boot")
const started: Array<TestProcess> = []

const startIn = (data: string, more: Readonly<Record<string, string>> = {}) => {
  const server = startProcess({ DATA: data, PORT: "0", ...more })
  started.push(server)
  return server
}

const healthOf = async (server: TestProcess) => (await fetch(`${await server.address}/health`)).status

afterAll(async () => {
  for (const { child, exitCode } of started) {
    child.kill("SIGTERM")
    await exitCode
  }
  rmSync(folder, { recursive: true, force: true })
})

test("a server prints its address last, and Ctrl-C pressed twice stops it with its PostgreSQL", async () => {
  const data = join(folder, "alone")
  const server = startIn(data)
  expect(await healthOf(server)).toBe(200)
  expect(server.out.at(-1)).toContain(await server.address)
  server.child.kill("SIGINT")
  server.child.kill("SIGINT")
  expect(await server.exitCode).toBe(0)
  expect(server.err).toEqual([])
  expect(existsSync(join(data, "pg/postmaster.pid"))).toBe(false)
  expect(isInUse(join(data, "pg"))).toBe(false)
})

test("a server killed outright starts again on the same data", async () => {
  const data = join(folder, "killed")
  const first = startIn(data)
  await first.address
  first.child.kill("SIGKILL")
  await first.exitCode
  const second = startIn(data)
  expect(await healthOf(second)).toBe(200)
  second.child.kill("SIGTERM")
  expect(await second.exitCode).toBe(0)
  expect(isInUse(join(data, "pg"))).toBe(false)
})

test("two servers share one PostgreSQL, and the last one to stop stops it", async () => {
  const data = join(folder, "shared")
  const [first, second] = [startIn(data), startIn(data)]
  expect(await Promise.all([healthOf(first), healthOf(second)])).toEqual([200, 200])
  first.child.kill("SIGTERM")
  expect(await first.exitCode).toBe(0)
  expect(await healthOf(second)).toBe(200)
  second.child.kill("SIGTERM")
  expect(await second.exitCode).toBe(0)
  expect(isInUse(join(data, "pg"))).toBe(false)
})

const refusal = async (environment: Readonly<Record<string, string>>) => {
  const server = startIn(join(folder, "refused"), environment)
  const exitCode = await server.exitCode
  return { exitCode, lines: server.err }
}

test.each([
  ["a port that is no number", { PORT: "http" }, /^PORT is "http", which is no port: set it/],
  [
    "a database address that is none",
    { DATABASE_URL: "mysql://a:secret@b/c" },
    /^DATABASE_URL is not the address/
  ],
  ["data below a file", { DATA: "/dev/null/data" }, /^The data in \/dev\/null\/data cannot be written/],
  ["a site that is no file", { SITE: "/nothing.json" }, /^SITE is \/nothing\.json, which cannot be read/],
  [
    "a proxy that is no address",
    { TRUSTED_PROXIES: "proxy" },
    /^TRUSTED_PROXIES: "proxy" is no network address/
  ],
  [
    "a mail server that is none",
    { SMTP_URL: "mail.example" },
    /^SMTP_URL is no address: it begins with smtp:/
  ],
  [
    "a shared cache without an address",
    { SHARED_CACHE_PURGE_URL: "yes" },
    /^SHARED_CACHE_PURGE_URL names no caches: write up to 16 addresses/
  ],
  ["a foreign host", { HOST: "192.0.2.1" }, /^HOST is 192\.0\.2\.1, which is no address of this machine/]
])("%s is refused in one line", async (_, environment, line) => {
  const { exitCode, lines } = await refusal(environment)
  expect(lines).toEqual([expect.stringMatching(line)])
  expect(lines[0]).not.toContain("secret")
  expect(exitCode).toBe(1)
})

test("a site that lacks texts is refused with a line for each, which says what to write", async () => {
  const { exitCode, lines } = await refusal({ SITE: "package.json" })
  expect(lines.map((line) => line.split(" with the texts ")[0])).toEqual([
    'SITE lacks "operator": write an object',
    'SITE lacks "locales.de": write an object',
    'SITE lacks "locales.de-AT": write an object',
    'SITE lacks "locales.ch": write an object'
  ])
  expect(exitCode).toBe(1)
})

test("real data without an operator are refused in one line, and stopped with its PostgreSQL", async () => {
  const data = join(folder, "no-operator")
  const server = startIn(data, { SITE: "" })
  expect(await server.exitCode).toBe(1)
  expect(server.err).toEqual([expect.stringMatching(/^The shop has real data and no operator: set SITE/)])
  expect(isInUse(join(data, "pg"))).toBe(false)
})

test("a port in use is refused in one line, with another one named", async () => {
  const taken = createServer().listen(0, "127.0.0.1")
  await once(taken, "listening")
  const address = taken.address()
  const port = typeof address === "object" && address ? address.port : 0
  const { exitCode, lines } = await refusal({ PORT: String(port) })
  taken.close()
  expect(lines).toEqual([expect.stringMatching(`^Port ${port} is in use: .*PORT=\\d+\\.$`)])
  expect(exitCode).toBe(1)
})

test("a database that does not run is refused in one line without its password", async () => {
  const port = await freePort()
  const { exitCode, lines } = await refusal({ DATABASE_URL: `postgres://a:secret@127.0.0.1:${port}/b` })
  expect(lines).toEqual([
    `PostgreSQL at 127.0.0.1:${port} refuses connections: start it, or correct DATABASE_URL.`
  ])
  expect(exitCode).toBe(1)
})

/** Mounts a separate small disk, if mounting is allowed. */
const mountDisk = (name: string, size: string) => {
  const disk = join(folder, name)
  mkdirSync(disk)
  const mounted =
    spawnSync("mount", ["-t", "tmpfs", "-o", `size=${size},mode=755`, "tmpfs", disk]).status === 0
  return { disk, mounted }
}

const tiny = mountDisk("tiny", "20m")
const small = mountDisk("small", "60m")

afterAll(() => {
  for (const { disk, mounted } of [tiny, small]) if (mounted) spawnSync("umount", [disk])
})

test.runIf(tiny.mounted)("a disk too small for a database is refused in one line", async () => {
  const { exitCode, lines } = await refusal({ DATA: tiny.disk })
  expect(lines).toEqual([expect.stringMatching(/^There is no space left on the disk of/)])
  expect(exitCode).toBe(1)
})

test.runIf(small.mounted)(
  "a disk that gets full while data are loaded stops all that was started",
  async () => {
    const { exitCode, lines } = await refusal({ DATA: small.disk, SAMPLE_DATA: "yes" })
    expect(lines).toEqual([expect.stringMatching(/^There is no space left on the disk of/)])
    expect(exitCode).toBe(1)
    expect(isInUse(join(small.disk, "pg"))).toBe(false)
  }
)
