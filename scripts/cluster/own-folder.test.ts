import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { claimFolder } from "./own-folder.ts"

let above = ""
beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), "heizmarkt-own-folder-"))
})
afterEach(() => rmSync(above, { recursive: true }))

describe("a cluster's folder", () => {
  it("is created if missing, with its parents", () => {
    const folder = join(above, "one/two")
    expect(claimFolder(folder)).toBeUndefined()
    expect(readdirSync(folder)).toEqual([".heizmarkt-cluster"])
  })

  it("may exist if empty", () => {
    expect(claimFolder(above)).toBeUndefined()
  })

  it("is refused if it contains other files, which are kept", () => {
    writeFileSync(join(above, "photos"), "…")
    expect(claimFolder(above)).toContain("holds files that are not a cluster's")
    expect(readdirSync(above)).toEqual(["photos"])
  })

  it("is emptied if an earlier cluster has left it", () => {
    const folder = join(above, "kept")
    claimFolder(folder)
    mkdirSync(join(folder, "db1"))
    expect(claimFolder(folder)).toBeUndefined()
    expect(existsSync(join(folder, "db1"))).toBe(false)
    expect(existsSync(join(folder, ".heizmarkt-cluster"))).toBe(true)
  })

  it("is refused if it is a file", () => {
    const file = join(above, "file")
    writeFileSync(file, "")
    expect(claimFolder(file)).toContain("is not a folder")
  })
})
