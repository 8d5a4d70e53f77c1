import * as fs from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest"
import { hasCluster, placeOf } from "./place.ts"

const isRoot = process.getuid?.() === 0
let folder = ""
let shut = ""
const said: Array<string> = []
const log = (line: string) => void said.push(line)

beforeEach(() => {
  said.length = 0
  folder = fs.mkdtempSync(join(tmpdir(), "place-"))
  fs.chmodSync(folder, 0o755)
  shut = fs.mkdtempSync(join(tmpdir(), "place-shut-"))
})

afterEach(() => {
  for (const made of [folder, shut]) fs.rmSync(made, { recursive: true, force: true })
})

/** Creates fake PostgreSQL programs in a folder that another user cannot access. */
const shutPrograms = (): string => {
  const native = join(shut, "native")
  fs.mkdirSync(join(native, "bin"), { recursive: true })
  fs.writeFileSync(join(native, "bin/postgres"), "")
  fs.writeFileSync(join(shut, "package.json"), "{}")
  return native
}

it("data stay in their folder, wherever the programs are", () => {
  const data = join(folder, "data")
  const native = shutPrograms()
  const { base, bin } = placeOf(data, log, native, join(folder, "shared"))
  expect(base).toBe(data)
  expect(bin.startsWith(isRoot ? join(folder, "shared") : native)).toBe(true)
  expect(fs.existsSync(join(bin, "postgres"))).toBe(true)
  expect(said).toEqual([])
})

it.runIf(isRoot)(
  "programs that PostgreSQL's user cannot access are copied once for all data, not beside them",
  () => {
    const native = shutPrograms()
    const shared = join(folder, "shared")
    fs.mkdirSync(shared)
    const bins = ["one", "two"].map((name) => placeOf(join(folder, name), log, native, shared).bin)
    expect(new Set(bins).size).toBe(1)
    expect(["one", "two"].map((name) => fs.readdirSync(join(folder, name)))).toEqual([[], []])
    const [copy = ""] = fs.readdirSync(shared)
    // an incomplete copy that a killed start has left behind is deleted when the next copy is made; a copy that is
    // still being made stays
    fs.rmSync(join(shared, copy), { recursive: true })
    for (const pid of [process.pid + 0.5, process.ppid]) fs.mkdirSync(join(shared, `${copy}.${pid}`))
    placeOf(join(folder, "one"), log, native, shared)
    expect(fs.readdirSync(shared).toSorted()).toEqual([copy, `${copy}.${process.ppid}`].toSorted())
  }
)

it.runIf(isRoot)(
  "programs are copied beside the data if there is no common place, and found there again",
  () => {
    const data = join(folder, "data")
    const native = shutPrograms()
    const { bin } = placeOf(data, log, native, "/proc/nowhere")
    expect(bin.startsWith(data)).toBe(true)
    expect(placeOf(data, log, native, join(folder, "shared")).bin).toBe(bin)
  }
)

it("data are put elsewhere only if PostgreSQL's user cannot enter the folder, as reported", () => {
  const data = join(shut, "data")
  const { base } = placeOf(data, log, shutPrograms(), join(folder, "shared"))
  if (isRoot) fs.rmSync(base, { recursive: true })
  expect([base.startsWith("/var/lib/heizmarkt/"), base === data, said.length]).toEqual(
    isRoot ? [true, false, 1] : [false, true, 0]
  )
})

it.each(["folder", "shut"])("the data of a %s are found again, and none are created by searching", (kind) => {
  const data = join(kind === "folder" ? folder : shut, "data")
  expect(hasCluster(data)).toBe(false)
  expect(fs.existsSync(data)).toBe(false)
  const { base } = placeOf(data, log, shutPrograms(), join(folder, "shared"))
  onTestFinished(() => fs.rmSync(base, { recursive: true, force: true }))
  expect(hasCluster(data)).toBe(false)
  fs.mkdirSync(join(base, "pg"))
  fs.writeFileSync(join(base, "pg/PG_VERSION"), "18")
  expect(hasCluster(data)).toBe(true)
})
