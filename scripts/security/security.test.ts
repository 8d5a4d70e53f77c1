import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { root } from "../../tools/run-tool.ts"
import { countedIn, decisions, isApplicable, requirements, rowsOf } from "./asvs.ts"

const folder = join(root, "docs/security")
const read = (path: string) => readFileSync(join(root, path), "utf8")
const documents = globSync("*.md", { cwd: folder }).toSorted()
const chapters = documents.filter((name) => name.startsWith("asvs-"))
const rows = chapters.flatMap((name) => rowsOf(read(`docs/security/${name}`), name))

const sources = globSync("src/**/*.{ts,tsx}", {
  cwd: root,
  exclude: (path) => /\.(?:test|test-support|gen)\.tsx?$/u.test(path)
})

it("each requirement of levels 1 and 2 is decided once, in the file of its chapter", () => {
  const wanted = requirements.filter(isApplicable)
  expect(rows.map(({ id }) => id).toSorted()).toEqual(wanted.toSorted())
  expect(
    rows.filter(({ id, file }) => !file.startsWith(`asvs-v${(id.split(".")[0] ?? "").padStart(2, "0")}-`))
  ).toEqual([])
})

it("each decision is one of four words, with evidence", () => {
  expect(rows.filter(({ decided }) => !decisions.some((word) => word === decided))).toEqual([])
  expect(rows.filter(({ evidence }) => evidence.length < 10)).toEqual([])
  // a requirement with the assessment "held" must reference the code that fulfils it
  expect(rows.filter(({ decided, evidence }) => decided === "held" && !/[`\]]/u.test(evidence))).toEqual([])
})

it("the README summarises the tables; `vitest run -u` writes it", async () => {
  const text = read("docs/security/README.md").replace(/^Of \d+ requirements .*$/mu, countedIn(rows))
  await expect(text).toMatchFileSnapshot("../../docs/security/README.md")
})

it("all named paths exist", () => {
  const wrong = documents.flatMap((name) =>
    [...read(`docs/security/${name}`).matchAll(/`([\w.@$-]+\/[^\s`]+\.\w+)`/gu)]
      .map(([, path = ""]) => path)
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${name}: ${path}`)
  )
  expect(wrong).toEqual([])
})

it("quoted titles of tests exist in the named files", () => {
  const quoted = documents.flatMap((name) =>
    [...read(`docs/security/${name}`).matchAll(/`([\w./-]+\.test\.tsx?)` \(([^)]*)\)/gu)].flatMap(
      ([, path = "", quotes = ""]) =>
        [...quotes.matchAll(/"([^"]+)"/gu)].flatMap(([, title = ""]) =>
          title
            .split("…")
            .map((part) => part.trim())
            .filter((part) => part !== "")
            .map((part) => ({ name, path, part }))
        )
    )
  )
  expect(quoted.length).toBeGreaterThan(30)
  expect(quoted.filter(({ path, part }) => !read(path).includes(part))).toEqual([])
})

it("each file that uses cryptography is listed", () => {
  const inventory = read("docs/security/cryptography.md")
  const found = sources.filter((path) =>
    /"node:crypto"|"jose"|"@node-rs\/argon2"|"otpauth"|\bcrypto\.(?:subtle|getRandomValues|randomUUID)/u.test(
      read(path)
    )
  )
  expect(found.length).toBeGreaterThan(40)
  expect(found.filter((path) => !inventory.includes(`\`${path}\``))).toEqual([])
})

/** Files that insert constants of the code, or keys of its tables, into the text of an SQL statement. */
const constantsInText = [
  "src/server/cancellations/save-notes.ts",
  "src/server/content/prompts/prompt-rows.ts",
  "src/server/statistics/check-days.ts",
  "src/server/statistics/shop-figures.ts"
]

it("puts no value into the text of a statement, but for migrations, which no request reaches", () => {
  const server = sources.filter(
    (path) => path.startsWith("src/server/") && !path.startsWith("src/server/db/migrations/")
  )
  const written = server.filter((path) => /\bsql\.unsafe\(|\bliteral\(`[^`]*\$\{/u.test(read(path)))
  expect(written.toSorted()).toEqual(constantsInText)
})

it("other services are called without following redirects, and always with certificate checks", () => {
  const asking = sources.filter((path) => path.startsWith("src/server/") && /\bfetch\(/u.test(read(path)))
  expect(asking.length).toBeGreaterThan(3)
  expect(asking.filter((path) => !read(path).includes('redirect: "error"'))).toEqual([])
  expect(
    sources.filter((path) => /rejectUnauthorized|NODE_TLS_REJECT|insecureHTTPParser/u.test(read(path)))
  ).toEqual([])
})

it("packages come from one registry, each with its hash", () => {
  const { packages } = JSON.parse(read("package-lock.json")) as {
    readonly packages: Readonly<Record<string, { readonly resolved?: string; readonly integrity?: string }>>
  }
  // a package without a URL comes from npm's registry
  const wrong = Object.entries(packages).filter(
    ([path, { resolved, integrity }]) =>
      path !== "" && (resolved !== undefined || !integrity?.startsWith("sha512-"))
  )
  expect(wrong.map(([path]) => path)).toEqual([])
})
