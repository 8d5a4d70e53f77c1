import { appendFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { afterAll, expect, it } from "vitest"
import { freshFolder } from "../../../tools/fresh-folder.ts"
import {
  erasuresIn,
  erasuresLeft,
  erasuresLeftIn,
  noErasuresLeft,
  notedErasures,
  noteErasure
} from "./erasures.ts"

const folder = freshFolder("erasures")
const archive = { folder, series: "20261129T134510Z-00000000" }
const first = { kind: "account" as const, id: 1, key: "a".repeat(64) }
const second = { kind: "letter" as const, id: 1, key: "b".repeat(64) }

afterAll(() => rmSync(folder, { recursive: true }))

it("erasures are read as recorded, without an incomplete line", () => {
  const file = erasuresIn(folder)
  expect(notedErasures(file)).toEqual([])
  noteErasure(file, first)
  noteErasure(file, second)
  expect(statSync(file).mode & 0o077).toBe(0)
  appendFileSync(file, "3 cccc")
  expect(notedErasures(file)).toEqual([first, second])
  noteErasure(file, first)
  expect(notedErasures(file)).toEqual([first, second, first])
})

it("erasures have to be repeated only in a restored folder, until this was done", () => {
  expect(erasuresLeft({ base: folder, archive })).toEqual([])
  writeFileSync(erasuresLeftIn(folder), `7 ${"d".repeat(64)}\n`)
  expect(erasuresLeft({ base: folder, archive: undefined })).toEqual([
    { kind: "account", id: 7, key: "d".repeat(64) }
  ])
  expect(erasuresLeft({ base: folder, archive })).toHaveLength(4)
  noErasuresLeft({ base: folder, archive })
  expect(erasuresLeft({ base: folder, archive })).toEqual([])
})
