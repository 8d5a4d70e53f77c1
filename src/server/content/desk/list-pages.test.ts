import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { act, atOnce, desk, made, member, write } from "../../testing/content-desk.test-support.ts"
import { bodyOf } from "../../testing/customers.test-support.ts"
import type { TestVisitor } from "../../testing/visitor.test-support.ts"

interface Listed {
  readonly Path: string
  readonly Editor: { readonly Id: number | null; readonly Name: string }
}

const listed = (who: TestVisitor, query: string) =>
  Effect.map(
    who.get(`${desk}?size=1000&${query}`),
    (answer) => bodyOf<{ readonly Items: ReadonlyArray<Listed>; readonly Total: number }>(answer).Items
  )

const pathsOf = (items: ReadonlyArray<Listed>) => items.map(({ Path }) => Path)

layer(SampleApi, realTime)("the list of pages", (it) => {
  it.effect("is filtered by the editor who changed a page last", () =>
    Effect.gen(function* () {
      const [rita, otto] = [yield* member("rita"), yield* member("otto")]
      yield* made(rita, "/von-rita")
      const handed = yield* made(rita, "/erst-rita-dann-otto")
      bodyOf(yield* write(otto, handed, { title: "Von Otto" }))
      const all = yield* listed(rita, "")
      const editorOf = (path: string) => all.find(({ Path }) => Path === path)?.Editor.Id ?? assert.fail()
      assert.deepStrictEqual(pathsOf(yield* listed(rita, `editor=${editorOf("/von-rita")}`)), ["/von-rita"])
      assert.deepStrictEqual(pathsOf(yield* listed(rita, `editor=${editorOf("/erst-rita-dann-otto")}`)), [
        "/erst-rita-dann-otto"
      ])
    })
  )

  it.effect("is filtered by country, for a draft by the countries of the draft", () =>
    Effect.gen(function* () {
      const editor = yield* member("laender")
      const id = yield* made(editor, "/nur-oesterreich")
      bodyOf(yield* act(editor, id, "veroeffentlichen", atOnce))
      bodyOf(yield* write(editor, id, {}, { Countries: [2] }))
      for (const [country, isListed] of [
        [1, false],
        [2, true],
        [3, false]
      ] as const)
        assert.strictEqual(
          pathsOf(yield* listed(editor, `country=${country}`)).includes("/nur-oesterreich"),
          isListed,
          String(country)
        )
    })
  )
})
