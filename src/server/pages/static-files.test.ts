import { once } from "node:events"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { listStaticFiles, sendStaticFile } from "./static-files.ts"

let folder = ""

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "static-files-"))
  mkdirSync(join(folder, "assets"))
})

afterEach(() => rmSync(folder, { recursive: true }))

test("a file is read at its first request: it is sent even if deleted afterwards, and not found if deleted before", async () => {
  for (const name of ["first.js", "second.js"]) writeFileSync(join(folder, "assets", name), name)
  const files = listStaticFiles(folder)
  await using server = createServer((request, response) => {
    const file = files.get(request.url ?? "")
    if (file !== undefined) sendStaticFile(file, request, response)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const port = typeof address === "object" ? address?.port : undefined
  const get = async (name: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/assets/${name}`)
    return { status: response.status, body: await response.text() }
  }

  expect(await get("first.js")).toEqual({ status: 200, body: "first.js" })
  for (const name of ["first.js", "second.js"]) rmSync(join(folder, "assets", name))
  expect(await get("first.js")).toEqual({ status: 200, body: "first.js" })
  expect((await get("second.js")).status).toBe(404)
})
