import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { projectRoot } from "../project-root.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { classesIn, type CssRule, readCssRules, writeRules } from "./css-rules.ts"
import { servedPlace } from "../testing/journey.test-support.ts"
import { openPages } from "./pages.test-support.ts"

const client = join(projectRoot, "dist/client")
const rules = readCssRules(client)
const textOf = (file: string) => writeRules(rules[file] ?? [])

/** Returns the classes that have a separate rule, independent of other content of the page. */
const ownRules = (rule: CssRule): ReadonlyArray<string> =>
  "rules" in rule ? rule.rules.flatMap(ownRules) : rule.needs.filter(({ length }) => length === 1).flat()

interface Chunk {
  readonly imports?: ReadonlyArray<string>
  readonly css?: ReadonlyArray<string>
}

/** Returns the CSS files that a script needs before it runs. */
const filesOf = (entry: string): ReadonlyArray<string> => {
  const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as Readonly<
    Record<string, Chunk>
  >
  const keys = new Set([entry])
  for (const key of keys) for (const next of manifest[key]?.imports ?? []) keys.add(next)
  return [...keys].flatMap((key) => manifest[key]?.css ?? [])
}

const inline = (body: string, tag: "script" | "style"): string =>
  [...body.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "gsu"))].map(([, text = ""]) => text).join("")

/** Returns the CSS rules in a page, and the files that are listed in the page's start script. */
const stylesOf = (body: string) => {
  const starter = inline(body, "script")
  return {
    sent: inline(body, "style"),
    used: classesIn(body.replaceAll(/<style>.*?<\/style>/gsu, "")),
    cut: [...body.matchAll(/<meta name="rules" content="\/([^"]+)">/gu)].map(([, file = ""]) => file),
    whole: Object.keys(rules).filter((file) => starter.includes(`"/${file}"`))
  }
}

layer(SampleApi, realTime)("the rules of a document (rule page.document-styles)", (it) => {
  it.effect("are those of the classes that it contains", () =>
    Effect.gen(function* () {
      const { get } = yield* openPages()
      const known = new Set(Object.values(rules).flat().flatMap(ownRules))
      for (const [path, most] of [
        ["/news", 20_000],
        ["/info-center", 20_000],
        ["/", 40_000]
      ] as const) {
        const { body } = yield* get(path)
        const { sent, used, whole } = stylesOf(body)
        const here = [...used].filter((name) => known.has(name))
        assert.isAbove(here.length, 20)
        assert.deepStrictEqual(
          here.filter((name) => !sent.includes(`.${name}`)),
          [],
          path
        )
        const inWhole = classesIn(whole.map(textOf).join(""))
        const foreign = [...classesIn(sent)].filter((name) => !used.has(name) && !inWhole.has(name))
        // a rule is kept if one of its selectors can match, so classes of its other selectors may be absent from the
        // page
        assert.isBelow(foreign.length, 15, path)
        assert.isBelow(sent.length, most, path)
      }
    })
  )

  it.effect("that are left out are named, so that later parts can fetch them", () =>
    Effect.gen(function* () {
      const { get } = yield* openPages()
      for (const path of ["/news", "/"]) {
        const { sent, cut, whole } = stylesOf((yield* get(path)).body)
        assert.isAbove(cut.length, 0)
        assert.isAbove(whole.length, 0)
        // the browser treats every file that is listed in the start script as loaded, so a file of which only some
        // rules were sent must not be listed
        assert.deepStrictEqual(
          cut.filter((file) => whole.includes(file)),
          []
        )
        for (const file of whole) assert.include(sent, textOf(file), file)
        for (const file of cut) assert.notInclude(sent, textOf(file), file)
      }
      const later = filesOf("src/entries/session.tsx")
      const { cut } = stylesOf((yield* get("/news")).body)
      assert.isTrue(later.some((file) => cut.includes(file)))
    })
  )

  it.effect("of an island are included completely, so that it starts without fetching them", () =>
    Effect.gen(function* () {
      const { get } = yield* openPages()
      const { body } = yield* get("/")
      assert.match(body, /data-island="calculator\/SimpleCalculator"/u)
      const files = ["src/entries/island.tsx", "src/ui/calculator/SimpleCalculator.island.tsx"].flatMap(
        filesOf
      )
      assert.isAbove(files.length, 1)
      const { sent, whole } = stylesOf(body)
      for (const file of files) {
        assert.include(sent, textOf(file), file)
        assert.include(whole, file)
      }
    })
  )
})

layer(SampleApi, realTime)("the CSS rules of a page with scripts", (it) => {
  it.effect("include those of parts whose script is loaded later", () =>
    Effect.gen(function* () {
      const { get } = yield* openPages()
      const { zipCode } = yield* servedPlace
      const known = new Set(Object.values(rules).flat().flatMap(ownRules))
      const { body } = yield* get(`/holzpellets-lose/angebotsliste?zipCode=${zipCode}&amount=6000`)
      const { sent, used } = stylesOf(body)
      const here = [...used].filter((name) => known.has(name))
      assert.isAbove(here.length, 20)
      assert.deepStrictEqual(
        here.filter((name) => !sent.includes(`.${name}`)),
        []
      )
    })
  )

  it.effect("include neither rules nor scripts of the home page or of the error page", () =>
    Effect.gen(function* () {
      const { get } = yield* openPages()
      const { zipCode } = yield* servedPlace
      const { body } = yield* get(`/holzpellets-lose/angebotsliste?zipCode=${zipCode}&amount=6000`)
      const { sent, whole } = stylesOf(body)
      const list = [
        "src/routes/$productGroup.angebotsliste.tsx?tsr-split=component",
        "src/routes/-offers/ListAlarm.tsx",
        "src/ui/layouts/awake-frame.tsx",
        "src/ui/offers/NoResult.tsx"
      ].flatMap(filesOf)
      for (const foreign of ["src/routes/index.tsx?tsr-split=component", "src/routes/-page/Failed.tsx"]) {
        const files = filesOf(foreign).filter((file) => !list.includes(file))
        assert.isAbove(files.length, 2, foreign)
        assert.deepStrictEqual(
          files.filter((file) => whole.includes(file)),
          [],
          foreign
        )
      }
      assert.isBelow(sent.length, 35_000)
    })
  )
})
