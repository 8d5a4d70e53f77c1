import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { freshFolder } from "../../../../tools/fresh-folder.ts"
import { startProcess, type TestProcess } from "../../boot/testing-process.ts"
import { projectRoot } from "../../project-root.ts"

const folder = freshFolder("key-file")
const data = join(folder, "data")
const file = join(data, "wrapping-key")
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

const rotate = (more: Readonly<Record<string, string>> = {}) =>
  spawnSync(process.execPath, ["scripts/keys-rotate.ts"], {
    cwd: projectRoot,
    env: { PATH: process.env["PATH"], DATA: data, ...more },
    encoding: "utf8"
  })

afterAll(async () => {
  for (const { child, exitCode } of started) {
    child.kill("SIGTERM")
    await exitCode
  }
  rmSync(folder, { recursive: true, force: true })
})

test("a shop creates its key, and continues after the key was changed while it runs (rule safety.key-rotation)", async () => {
  const server = startShop()
  expect(await healthOf(server)).toBe(200)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const first = readFileSync(file, "utf8")

  const said = rotate()
  expect([said.status, said.stderr]).toEqual([0, ""])
  expect(said.stdout).toMatch(/^The secrets are wrapped with the key [0-9a-f]{16}, before with/u)
  expect(readFileSync(file, "utf8")).not.toBe(first)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(existsSync(`${file}.next`)).toBe(false)
  expect(await healthOf(server)).toBe(200)
  const second = startShop()
  expect(await healthOf(second)).toBe(200)
  await stop(server)
  await stop(second)

  // rotates from the key file to a given key
  const given = join(folder, "given")
  writeFileSync(given, `${Buffer.alloc(32, 3).toString("base64")}\n`)
  expect(rotate({ WRAPPING_KEY_FILE: given }).status).toBe(0)
  expect(rotate({ WRAPPING_KEY_FILE: given }).stdout).toMatch(/already: nothing was changed/u)
  const third = startShop({ WRAPPING_KEY_FILE: given })
  expect(await healthOf(third)).toBe(200)
  await stop(third)
  // rotates back: the existing key file no longer unwraps anything, so the former key is given
  expect(rotate({ OLD_WRAPPING_KEY_FILE: given }).status).toBe(0)
})

test("a shop without its key names the missing one, and creates no other (rule safety.keys-at-rest)", async () => {
  renameSync(file, `${file}.away`)
  const server = startShop()
  expect(await server.exitCode).toBe(1)
  expect(server.err).toEqual([
    expect.stringMatching(
      /^The secrets of this database are wrapped with the key [0-9a-f]{16}, and .*wrapping-key is not there/u
    )
  ])
  expect(existsSync(file)).toBe(false)
  renameSync(`${file}.away`, file)
  const again = startShop()
  expect(await healthOf(again)).toBe(200)
  await stop(again)
})
