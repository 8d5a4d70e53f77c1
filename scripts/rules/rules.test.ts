import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { expect, it } from "vitest"
import { root } from "../../tools/run-tool.ts"
import { readRules } from "./book.ts"
import { pointersIn } from "./pointers.ts"

const rules = readRules()
const names = new Set(rules.map(({ name }) => name))

const folders = "{bench,docs,e2e,faults,model-tests,scripts,src,tools}"
const written = globSync([`${folders}/**/*.{ts,tsx,mjs,css,md}`, "*.{ts,md}"], {
  cwd: root,
  exclude: ["scripts/rules/**"]
}).toSorted()
const pointers = written.map((file) => ({ file, ...pointersIn(readFileSync(join(root, file), "utf8")) }))

it("is referenced by existing names", () => {
  const wrong = pointers.flatMap(({ file, rules: named }) =>
    named.filter((name) => !names.has(name)).map((name) => `${file}: rule ${name}`)
  )
  expect(wrong).toEqual([])
})

it("contains each rule once", () => {
  expect(rules.length).toBeGreaterThan(200)
  expect(rules.map(({ name }) => name).filter((name, at, list) => list.indexOf(name) !== at)).toEqual([])
})

it("has references to existing decisions only", () => {
  const kept = new Set(
    globSync("docs/decisions/*.md", { cwd: root }).map((file) => basename(file).slice(0, 3))
  )
  const wrong = pointers.flatMap(({ file, decisions }) =>
    decisions.filter((number) => !kept.has(number)).map((number) => `${file}: decision ${number}`)
  )
  expect(wrong).toEqual([])
})

it("names existing files of code", () => {
  const code = globSync([`${folders}/**/*.{ts,tsx,mjs}`, "*.ts"], { cwd: root }).map((file) => `/${file}`)
  const named = written
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(/(?<![*\w./-])[\w./-]+\.(?:tsx?|mjs)\b/gu)].map(
        ([path]) => ({ file, path })
      )
    )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ path }) => !code.some((each) => each.endsWith(`/${path}`)))).toEqual([])
})

it("names existing paths in the README and the documents it leads to", () => {
  const text = ["README.md", "docs/house.md", "docs/testing.md"]
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n")
  const named = [...text.matchAll(/`((?:src|model-tests|e2e|scripts|docs|tools)\/[^\s`]+)`/gu)].map(
    ([, path = ""]) => path
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([])
})

it("has references to existing documents only", () => {
  const kept = new Set(globSync(["*.md", "docs/**/*.md"], { cwd: root }).map((file) => basename(file)))
  const wrong = pointers.flatMap(({ file, documents }) =>
    documents.filter((path) => !kept.has(basename(path))).map((path) => `${file}: ${path}`)
  )
  expect(wrong).toEqual([])
})
