import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { act, atOnce, desk, made, member, paragraph, write } from "../../testing/content-desk.test-support.ts"
import { bodyOf } from "../../testing/customers.test-support.ts"

interface Linking {
  readonly Items: ReadonlyArray<{
    readonly Path: string
    readonly Title: string
    readonly Countries: ReadonlyArray<number>
  }>
  readonly Total: number
}

const linkTo = (href: string) => ({
  id: "l",
  type: "text",
  text: paragraph("Dort", [{ type: "link", attrs: { href } }])
})

layer(SampleApi, realTime)("pages that link to a page (rule content.check)", (it) => {
  it.effect("are named with the countries in which they do, by a former address too", () =>
    Effect.gen(function* () {
      const editor = yield* member("verweise")
      const id = yield* made(editor, "/ziel")
      bodyOf(yield* act(editor, id, "veroeffentlichen", atOnce))
      const linking = Effect.map(editor.get(`${desk}/${id}/verweise`), (answer) => {
        const { Items, Total } = bodyOf<Linking>(answer)
        assert.strictEqual(Total, Items.length)
        return Items.map(({ Path, Countries }) => [Path, Countries])
      })
      assert.deepStrictEqual(yield* linking, [])
      const publish = Effect.fnUntraced(function* (path: string, contents: object, settings: object = {}) {
        const other = yield* made(editor, path)
        bodyOf(yield* write(editor, other, contents, settings))
        bodyOf(yield* act(editor, other, "veroeffentlichen", atOnce))
        return other
      })
      yield* publish("/a-verweist", { blocks: [linkTo("/ziel?x=1#oben")] }, { Countries: [1, 3] })
      // a word in a text and a longer address are no links to the page
      yield* publish("/b-nennt", {
        blocks: [{ id: "t", type: "text", text: paragraph("Lesen Sie /ziel und /ziel-gruppe.") }]
      })
      yield* publish("/ziel-gruppe", {})
      yield* publish("/b-zur-gruppe", { blocks: [linkTo("/ziel-gruppe")] })
      // only Austrians read the link
      yield* publish("/c-in-oesterreich", {
        blocks: [{ id: "l", type: "text", text: paragraph("Ohne Verweis") }],
        overrides: { "2": { blocks: { l: linkTo("/ziel") } } }
      })
      const draft = yield* made(editor, "/d-entwurf")
      bodyOf(yield* write(editor, draft, { blocks: [linkTo("/ziel")] }))
      const found = [
        ["/a-verweist", [1, 3]],
        ["/c-in-oesterreich", [2]]
      ]
      assert.deepStrictEqual(yield* linking, found)
      bodyOf(yield* act(editor, id, "adresse", { Path: "/neues-ziel" }))
      assert.deepStrictEqual(yield* linking, found)
      // a page that comes later counts as well, one that is ended does not
      const later = yield* made(editor, "/e-spaeter")
      bodyOf(yield* write(editor, later, { blocks: [linkTo("/neues-ziel")] }, { Countries: [1] }))
      const day = { PublishAt: "2999-01-01T00:00:00.000Z", ExpiresAt: null }
      bodyOf(yield* act(editor, later, "veroeffentlichen", day))
      assert.deepStrictEqual(yield* linking, [...found, ["/e-spaeter", [1]]])
      bodyOf(yield* act(editor, later, "termin-absagen"))
      assert.deepStrictEqual(yield* linking, found)
    })
  )
})
