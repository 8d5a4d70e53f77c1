import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { readLogFile } from "./log-in-file.ts"

let folder = ""
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), "log-in-file-"))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const written = (text: string): string => {
  const file = join(folder, "log.json")
  writeFileSync(file, text)
  return file
}

it("the content of a file is read", () => {
  expect(readLogFile(written('{"kind":"order"}'))).toEqual({ value: { kind: "order" } })
})

it("the reason why a file cannot be read is reported in one line", () => {
  const missing = join(folder, "nothing.json")
  const file = written("> heizmarkt log\n{}")
  expect(readLogFile(missing)).toBe(`There is no file ${missing}.`)
  expect(readLogFile(folder)).toBe(`${folder} cannot be read (EISDIR).`)
  expect(readLogFile(file)).toBe(
    `${file} is no JSON: write it with npm run log -- order NUMBER --to ${file}, or error ID instead of order NUMBER.`
  )
})
