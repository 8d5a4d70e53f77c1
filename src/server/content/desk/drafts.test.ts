import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { csrfCookie } from "../../../domain/account/csrf-cookie.ts"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import {
  act,
  atOnce,
  codesOf,
  desk,
  type Draft,
  made,
  member,
  type Page,
  paragraph,
  show,
  textBlock,
  write
} from "../../testing/content-desk.test-support.ts"
import { bodyOf } from "../../testing/customers.test-support.ts"
import { readRefusal } from "../../testing/journey.test-support.ts"
import { type TestVisitor } from "../../testing/visitor.test-support.ts"

layer(SampleApi, realTime)("drafts at the desk of editors (rule content.draft)", (it) => {
  it.effect("answers an outdated save with both versions, so that no change is lost", () =>
    Effect.gen(function* () {
      const [one, other] = [yield* member("early"), yield* member("late")]
      const id = yield* made(one, "/zwei-am-werk")
      bodyOf(yield* other.post(`${desk}/${id}/anwesend`, {}))
      const begun = yield* show(one, id)
      assert.lengthOf(begun.Others, 1)
      const drafts = ["Von einer", "Vom anderen"].map((words, index) => ({
        ...begun.Draft,
        Contents: {
          ...begun.Draft.Contents,
          blocks: [textBlock("eins", words), textBlock("zwei", "Zweiter Absatz")],
          ...(index === 1 && { title: "Anders" })
        }
      }))
      const answers = yield* Effect.all(
        [one, other].map((who, index) =>
          who.post(`${desk}/entwurf`, { Id: id, RowVersion: begun.RowVersion, Draft: drafts[index] })
        ),
        { concurrency: "unbounded" }
      )
      assert.sameMembers(
        answers.map(({ status }) => status),
        [200, 409]
      )
      const lost = answers.findIndex(({ status }) => status === 409)
      const conflict = answers[lost]?.body as {
        readonly Code: string
        readonly Page: Page
        readonly Sent: Draft
        readonly Differences: ReadonlyArray<{ readonly Kind: string; readonly Block: string | null }>
      }
      assert.strictEqual(conflict.Code, "VersionConflict")
      assert.deepStrictEqual(conflict.Sent as object, drafts[lost])
      assert.deepStrictEqual(conflict.Page.Draft.Contents["blocks"], drafts[1 - lost]?.Contents["blocks"])
      assert.deepInclude<unknown>(conflict.Differences, {
        Kind: "changed",
        Name: "",
        Block: "eins",
        Country: null
      })
      // saving the same draft again is no conflict: the first response may have been lost
      const again = yield* one.post(`${desk}/entwurf`, {
        Id: id,
        RowVersion: begun.RowVersion,
        Draft: drafts[1 - lost]
      })
      assert.strictEqual(again.status, 200)
      // a name that is still being written keeps its blank, or the next word would be joined to it
      bodyOf(yield* write(one, id, {}, { Author: "Erika " }))
      assert.strictEqual((yield* show(one, id)).Draft.Author, "Erika ")
      for (const [call, more] of [
        ["veroeffentlichen", atOnce],
        ["adresse", { Path: "/woanders" }],
        ["loeschen", {}],
        ["durchsicht", { Note: "" }]
      ] as const)
        assert.strictEqual(
          (yield* one.post(`${desk}/${id}/${call}`, { RowVersion: begun.RowVersion, ...more })).status,
          409,
          call
        )
    })
  )

  it.effect("finds problems before publication, and names the block", () =>
    Effect.gen(function* () {
      const editor = yield* member("checks")
      const id = yield* made(editor, "/geprueft")
      const picture = { src: "/bilder/heizmarkt.svg", alt: "", width: 800, height: 300 }
      const medium = `/medien/${"ab".repeat(16)}/40.webp`
      yield* (yield* SqlClient)`
        insert into medium (hash, fallback, name, width, height, bytes, uploaded_at, uploaded_by)
        values (${"ab".repeat(16)}, 'png', 'Lager', 40, 30, 900, now(), 1)`
      const link = (href: string) => paragraph("Link", [{ type: "link", attrs: { href } }])
      bodyOf(
        yield* write(editor, id, {
          description: "",
          blocks: [
            { id: "bild", type: "picture", picture },
            { id: "links", type: "text", text: link("/gibt-es-nicht") },
            { id: "gut", type: "text", text: link("/hackschnitzel?x=1") },
            { id: "artikel", type: "text", text: link("/news/artikel/gibt-es-nicht#abschnitt") },
            { id: "ziel", type: "heading", text: "Hierher" },
            { id: "hier", type: "text", text: link("#ziel") },
            { id: "nirgends", type: "text", text: link("#gibt-es-nicht") },
            { id: "selbst", type: "text", text: link("/geprueft#ziel") },
            { id: "teil", type: "text", text: link("/hackschnitzel#gibt-es-nicht") },
            { id: "bild-weg", type: "text", text: link(`/medien/${"0".repeat(32)}/640.webp`) },
            { id: "bild-da", type: "text", text: link(medium) },
            { id: "bild-zu-breit", type: "text", text: link(medium.replace("40.webp", "1920.webp")) },
            { id: "route", type: "text", text: link("/heizoel/angebotsliste") },
            {
              id: "datei",
              type: "download",
              title: "Daten",
              text: "",
              path: "/api/site/1/charts/pellets/data.csv"
            },
            { id: "leer", type: "heading", text: " " }
          ],
          overrides: { 3: { blocks: { gut: { id: "gut", type: "text", text: link("/nur-hier") } } } }
        })
      )
      const answer = yield* act(editor, id, "veroeffentlichen", atOnce)
      assert.strictEqual(answer.status, 422)
      const { Code, Found } = answer.body as {
        readonly Code: string
        readonly Found: ReadonlyArray<Readonly<Record<string, unknown>>>
      }
      assert.strictEqual(Code, "NotPublishable")
      assert.sameDeepMembers(
        Found.map((found) => [found["Code"], found["Block"], found["Country"], found["Value"]]),
        [
          ["missingAlt", "bild", null, "/bilder/heizmarkt.svg"],
          ["brokenLink", "links", null, "/gibt-es-nicht"],
          ["brokenLink", "artikel", null, "/news/artikel/gibt-es-nicht#abschnitt"],
          ["missingAnchor", "nirgends", null, "#gibt-es-nicht"],
          ["missingAnchor", "teil", null, "/hackschnitzel#gibt-es-nicht"],
          ["brokenLink", "bild-weg", null, `/medien/${"0".repeat(32)}/640.webp`],
          ["brokenLink", "bild-zu-breit", null, medium.replace("40.webp", "1920.webp")],
          ["emptyBlock", "leer", null, ""],
          ["emptyDescription", null, null, ""],
          ["brokenLink", "gut", 3, "/nur-hier"]
        ]
      )
      const check = bodyOf<{ readonly Items: ReadonlyArray<object> }>(
        yield* editor.get(`${desk}/${id}/pruefung`)
      )
      assert.deepStrictEqual(check.Items as ReadonlyArray<unknown>, Found)
    })
  )

  it.effect("refuses hostile drafts with a reason that names the block, and stores nothing of them", () =>
    Effect.gen(function* () {
      const editor = yield* member("hostile")
      const id = yield* made(editor, "/feindlich")
      const before = yield* show(editor, id)
      const rich = (...content: ReadonlyArray<unknown>) => ({
        blocks: [{ id: "b1", type: "text", text: { type: "doc", content } }]
      })
      const marked = (href: unknown) =>
        rich({
          type: "paragraph",
          content: [{ type: "text", text: "x", marks: [{ type: "link", attrs: { href } }] }]
        })
      const block = (more: object) => ({ blocks: [{ id: "b1", ...more }] })
      const picture = (src: string) => ({ src, alt: "", width: 1, height: 1 })
      const deep = (levels: number): unknown => (levels === 0 ? "x" : { content: [deep(levels - 1)] })
      const hostile: ReadonlyArray<readonly [code: string, contents: object, block?: null]> = [
        ["unknownNode", rich({ type: "script", content: [] })],
        ["unknownNode", rich({ type: "iframe", attrs: { src: "//evil.example" } })],
        ["unknownNode", rich({ type: "constructor" })],
        ["badLink", marked("javascript:alert(1)")],
        ["badLink", marked("JaVaScRiPt:alert(1)")],
        ["badLink", marked("data:text/html,<script>1</script>")],
        ["badLink", marked("//evil.example")],
        ["badLink", marked(String.raw`/\evil.example`)],
        ["unknownMember", rich({ type: "paragraph", attrs: { style: "position:fixed" } })],
        ["unknownMember", rich({ type: "paragraph", onclick: "alert(1)" })],
        ["hiddenCharacter", rich({ type: "paragraph", content: [{ type: "text", text: "a\u202Eb" }] })],
        ["hiddenCharacter", rich({ type: "paragraph", content: [{ type: "text", text: "a\u0000b" }] })],
        ["tooLarge", rich({ type: "paragraph", content: [{ type: "text", text: "x".repeat(30_001) }] })],
        ["malformed", block({ type: "html", html: "<script>" })],
        ["malformed", block({ type: "heading", text: "a\u202Eb" })],
        ["tooLong", block({ type: "heading", text: "x".repeat(401) })],
        ["malformed", block({ type: "heading", text: "x", onclick: "alert(1)" })],
        ["malformed", block({ type: "picture", picture: picture("https://evil.example/x.svg") })],
        ["malformed", block({ type: "picture", picture: picture("data:image/svg+xml,<svg>") })],
        ["malformed", block({ type: "download", title: "t", text: "", path: "//evil.example" })],
        ["malformed", block({ type: "video", title: "t", href: "javascript:1", poster: picture("/x.svg") })],
        [
          "badLink",
          {
            overrides: {
              2: {
                blocks: { eins: { id: "eins", type: "text", text: marked("vbscript:x").blocks[0]?.text } }
              }
            }
          }
        ],
        ["tooDeep", { blocks: [{ id: "b1", type: "text", text: deep(500) }] }, null],
        ["tooDeep", { blocks: [], overrides: deep(1_000) as object }, null],
        ["tooLarge", { teaser: "x".repeat(400_001) }, null],
        ["tooManyBlocks", { blocks: Array.from({ length: 121 }, (_, at) => textBlock(`t${at}`, "x")) }, null],
        ["hiddenCharacter", { title: "a\u2066b" }, null],
        ["unknownMember", { html: "<script>" }, null],
        ["twiceTheSameId", { blocks: [textBlock("a", "x"), textBlock("a", "y")] }, null],
        ["noSuchBlock", { overrides: { 2: { blocks: { nirgends: null } } } }],
        ["malformed", { picture: picture("https://evil.example/x.svg") }, null]
      ]
      for (const [code, contents, none] of hostile) {
        const answer = yield* write(editor, id, contents)
        const label = `${code} ${JSON.stringify(contents).slice(0, 120)}`
        assert.strictEqual(answer.status, 422, `${label}: ${answer.text.slice(0, 200)}`)
        const problem = readRefusal(answer).problems.find((each) => each.code === code)
        assert.isDefined(problem, `${label}: ${answer.text.slice(0, 300)}`)
        if (none === undefined)
          assert.match(String(problem?.params["block"]), /^(?:b1|eins|nirgends)$/u, label)
      }
      for (const contents of [null, [], "x", { title: "T" }]) {
        const { RowVersion, Draft } = before
        const body = { Id: id, RowVersion, Draft: { ...Draft, Contents: contents } }
        assert.strictEqual((yield* editor.post(`${desk}/entwurf`, body)).status, 422)
      }
      // nested more deeply than any real editor creates
      const body = JSON.stringify({ Id: id, RowVersion: before.RowVersion, Draft: before.Draft })
      const bottomless = body.replace('"blocks":[', `"blocks":[${"[".repeat(50_000)}${"]".repeat(50_000)},`)
      const answer = yield* editor.call("POST", `${desk}/entwurf`, bottomless, {
        headers: {
          "content-type": "application/json",
          "x-csrf-token": editor.cookies.get(csrfCookie) ?? "",
          origin: "http://localhost:4200"
        }
      })
      assert.deepStrictEqual([answer.status, ...codesOf(answer)], [422, "tooDeep"])
      assert.deepStrictEqual((yield* show(editor, id)).Draft as object, before.Draft)
    })
  )

  it.effect("lists pages with their states, and shows marketing landing pages only", () =>
    Effect.gen(function* () {
      const editor = yield* member("lists")
      const marketing = yield* member("landing", "Role_Interaid_Marketing")
      type List = { readonly Items: ReadonlyArray<Page & { readonly Kind: string }>; readonly Total: number }
      const list = (who: TestVisitor, query: string) =>
        Effect.map(who.get(`${desk}?${query}`), (answer) => bodyOf<List>(answer))
      const all = yield* list(editor, "size=1000")
      assert.strictEqual(all.Items.length, all.Total)
      const paths = all.Items.map(({ Path }) => Path)
      assert.deepStrictEqual(paths, paths.toSorted())
      assert.isAbove(new Set(all.Items.map(({ Kind }) => Kind)).size, 2)
      const guides = yield* list(
        editor,
        "kind=guide&state=published&country=2&sort=title&size=5&search=pellets"
      )
      assert.isNotEmpty(guides.Items)
      for (const { Kind, State } of guides.Items)
        assert.deepStrictEqual([Kind, State], ["guide", "published"])
      const own = yield* list(marketing, "size=1000")
      assert.deepStrictEqual([...new Set(own.Items.map(({ Kind }) => Kind))], ["landing"])

      const guide = guides.Items[0]?.Id ?? 0
      for (const [call, more] of [
        ["veroeffentlichen", atOnce],
        ["adresse", { Path: "/neu" }],
        ["wiederherstellen", { Number: 1 }],
        ["durchsicht", { Note: "" }]
      ] as const)
        assert.strictEqual(
          (yield* marketing.post(`${desk}/${guide}/${call}`, { RowVersion: 1, ...more })).status,
          403,
          call
        )
      for (const path of [
        "",
        "/pruefung",
        "/verweise",
        "/versionen/1",
        "/unterschiede?from=1",
        "/vorschau?countryId=1"
      ])
        assert.strictEqual((yield* marketing.get(`${desk}/${guide}${path}`)).status, 403, path)
      const draft = (yield* show(editor, guide)).Draft
      const saving = { Id: guide, RowVersion: 1, Draft: { ...draft, Featured: true } }
      assert.strictEqual((yield* marketing.post(`${desk}/entwurf`, saving)).status, 403)
      const news = { Kind: "news", Path: "/news/artikel/von-marketing", Title: "T", Theme: null }
      assert.strictEqual((yield* marketing.post(desk, news)).status, 403)
      assert.strictEqual((yield* editor.get(`${desk}/${guide}/versionen/99`)).status, 404)
    })
  )
})
