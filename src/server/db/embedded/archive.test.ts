import { existsSync, rmSync, statSync } from "node:fs"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { freshFolder } from "../../../../tools/fresh-folder.ts"
import { notedArchive, requireSameArchive, settleArchive, shellWord, walFolderOf } from "./archive.ts"
import type { Place } from "./place.ts"

let base = ""
let backups = ""
let place: Place = { base, bin: "", ids: undefined }

beforeEach(() => {
  base = freshFolder("archive")
  backups = join(base, "backups")
  place = { base, bin: "", ids: undefined }
})
afterEach(() => rmSync(base, { recursive: true }))

it("a data folder gets its own series of backups, which no other user may enter", () => {
  const archive = settleArchive(place, backups)
  if (archive === undefined) throw new Error("there is an archive")
  expect(archive.folder).toBe(backups)
  expect(archive.series).toMatch(/^\d{8}T\d{6}Z-[0-9a-f]{8}$/u)
  for (const folder of [backups, join(backups, archive.series), walFolderOf(archive)])
    expect(statSync(folder).mode & 0o777).toBe(0o700)
})

it("later starts continue the series, also without the setting", () => {
  const archive = settleArchive(place, backups)
  expect(settleArchive(place, backups)).toEqual(archive)
  expect(settleArchive(place, undefined)).toEqual(archive)
  expect(settleArchive(place, join(base, "other"))).not.toEqual(archive)
})

it("archiving ends if the operator turns it off", () => {
  settleArchive(place, backups)
  expect(settleArchive(place, false)).toBeUndefined()
  expect(settleArchive(place, undefined)).toBeUndefined()
})

it("a start fails if the backups are missing: their disk may not be mounted", () => {
  const archive = settleArchive(place, backups)
  rmSync(backups, { recursive: true })
  expect(() => settleArchive(place, undefined)).toThrow(/are gone: mount their disk/u)
  expect(existsSync(backups)).toBe(false)
  expect(notedArchive(place)).toEqual(archive)
})

it("the reason is reported if a folder cannot be used", () => {
  expect(() => settleArchive(place, "/dev/null/backups")).toThrow(
    /^BACKUP_DIR \/dev\/null\/backups cannot be used/u
  )
})

it("the archive is not changed while PostgreSQL runs", () => {
  expect(() => requireSameArchive(place, backups)).toThrow(/runs without backups in .*: stop the shop/u)
  settleArchive(place, backups)
  for (const wished of [undefined, backups]) expect(() => requireSameArchive(place, wished)).not.toThrow()
  expect(() => requireSameArchive(place, false)).toThrow(/runs with backups/u)
})

it("the path is one word for the shell, and contains no placeholder for PostgreSQL", () => {
  expect(shellWord("/srv/it's 100%/x")).toBe("'/srv/it'\\''s 100%%/x'")
})
