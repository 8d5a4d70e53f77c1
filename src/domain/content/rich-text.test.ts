import { describe, expect, it } from "vitest"
import { isLinkTarget } from "./link-target.ts"
import { plainText, readRichText, richLimits, type RichProblemCode } from "./rich-text.ts"

const doc = (...content: ReadonlyArray<unknown>) => ({ type: "doc", content })
const paragraph = (...content: ReadonlyArray<unknown>) => ({ type: "paragraph", content })
const text = (words: string, ...marks: ReadonlyArray<unknown>) => ({ type: "text", text: words, marks })
const link = (href: unknown, more: object = {}) => ({ type: "link", attrs: { href, ...more } })
const deep = (levels: number): unknown =>
  levels === 0
    ? paragraph(text("tief"))
    : { type: "bulletList", content: [{ type: "listItem", content: [deep(levels - 1)] }] }

/**
 * Inputs as a hostile or broken editor may send them, each with the reason for its refusal and the text that remains.
 */
const hostile: ReadonlyArray<readonly [what: string, value: unknown, code: RichProblemCode, left: string]> = [
  ["nothing", undefined, "malformed", ""],
  ["markup", "<script>alert(1)</script>", "malformed", ""],
  ["a list", [], "malformed", ""],
  ["another root", { type: "paragraph", content: [] }, "malformed", ""],
  ["content that is no list", { type: "doc", content: "x" }, "malformed", ""],
  ["a script", doc({ type: "script", content: [text("alert(1)")] }), "unknownNode", ""],
  ["a frame", doc({ type: "iframe", attrs: { src: "//evil.example" } }), "unknownNode", ""],
  ["an svg", doc({ type: "svg", content: [text("x")] }), "unknownNode", ""],
  ["a picture in the text", doc(paragraph({ type: "image", attrs: { src: "x" } })), "unknownNode", ""],
  ["raw markup", doc({ type: "html", text: "<b>x</b>" }), "unknownNode", ""],
  ["a node named by the prototype", doc({ type: "constructor" }), "unknownNode", ""],
  ["a node without a name", doc({ content: [] }), "unknownNode", ""],
  ["null for a node", doc(null), "malformed", ""],
  ["text outside a paragraph", doc(text("frei")), "misplacedNode", ""],
  ["a list item alone", doc({ type: "listItem", content: [paragraph(text("x"))] }), "misplacedNode", ""],
  ["a heading in a paragraph", doc(paragraph({ type: "heading", attrs: { level: 3 } })), "misplacedNode", ""],
  ["a document in the document", doc(doc(paragraph(text("x")))), "unknownNode", ""],
  [
    "a heading of the page",
    doc({ type: "heading", attrs: { level: 1 }, content: [text("h")] }),
    "badAttribute",
    "h"
  ],
  ["a list that begins nowhere", doc({ type: "orderedList", attrs: { start: -1 } }), "badAttribute", ""],
  ["a style", doc({ ...paragraph(text("x")), attrs: { style: "position:fixed" } }), "unknownMember", "x"],
  ["a handler", doc({ ...paragraph(text("x")), onclick: "alert(1)" }), "unknownMember", "x"],
  ["a member of the document", { ...doc(paragraph(text("x"))), version: 2 }, "unknownMember", "x"],
  [
    "an unknown mark",
    doc(paragraph(text("x", { type: "textStyle", attrs: { color: "red" } }))),
    "unknownMark",
    "x"
  ],
  ["a mark that is a word", doc(paragraph(text("x", "bold"))), "malformed", "x"],
  ["marks that are no list", doc(paragraph({ ...text("x"), marks: {} })), "malformed", "x"],
  [
    "ten marks",
    doc(paragraph(text("x", ...Array.from({ length: 10 }, () => ({ type: "bold" }))))),
    "tooLarge",
    "x"
  ],
  ["a script link", doc(paragraph(text("x", link("javascript:alert(1)")))), "badLink", "x"],
  ["a script link in disguise", doc(paragraph(text("x", link("JaVaScRiPt:alert(1)")))), "badLink", "x"],
  ["a script link with a break", doc(paragraph(text("x", link("java\nscript:alert(1)")))), "badLink", "x"],
  ["a data link", doc(paragraph(text("x", link("data:text/html,<script>1</script>")))), "badLink", "x"],
  ["a link to another host", doc(paragraph(text("x", link("//evil.example")))), "badLink", "x"],
  ["a link with a backslash", doc(paragraph(text("x", link(String.raw`/\evil.example`)))), "badLink", "x"],
  ["a link with a password", doc(paragraph(text("x", link("https://shop@evil.example/")))), "badLink", "x"],
  ["a link that is an object", doc(paragraph(text("x", link({ toString: "x" })))), "badLink", "x"],
  [
    "a link that opens windows",
    doc(paragraph(text("x", link("/agb", { target: "_blank" })))),
    "unknownMember",
    "x"
  ],
  ["a turned direction", doc(paragraph(text("a\u202Eb"))), "hiddenCharacter", ""],
  ["a code of control", doc(paragraph(text("a\u0000b"))), "hiddenCharacter", ""],
  ["half a character", doc(paragraph(text("a\uD800"))), "malformed", ""],
  ["text that is a number", doc(paragraph({ type: "text", text: 1 })), "malformed", ""],
  ["a text too long", doc(paragraph(text("x".repeat(richLimits.characters + 1)))), "tooLarge", ""],
  [
    "many texts too long",
    doc(...Array.from({ length: 4 }, () => paragraph(text("y".repeat(9_000))))),
    "tooLarge",
    `${"y".repeat(9_000)} `.repeat(3).trim()
  ],
  [
    "too many nodes",
    doc(...Array.from({ length: richLimits.nodes + 5 }, () => ({ type: "paragraph" }))),
    "tooLarge",
    ""
  ],
  ["lists in lists in lists", doc(deep(10)), "tooDeep", ""],
  ["a thousand levels", doc(deep(1_000)), "tooDeep", ""]
]

describe("a rich text (rule content.allow-list)", () => {
  it.each(hostile)("is refused with a reason, and cleaned: %s", (_, value, code, left) => {
    const { text: read, problems } = readRichText(value)
    expect(problems.map((problem) => problem.code)).toContain(code)
    expect(plainText(read)).toBe(left)
    // reading the result again finds no problems
    expect(readRichText(read).problems).toEqual([])
    expect(JSON.stringify(read)).not.toMatch(/script:|evil|onclick|style|_blank/iu)
  })

  it("is unchanged if it contains only allowed elements", () => {
    const sound = doc(
      { type: "heading", attrs: { level: 3 }, content: [{ type: "text", text: "Titel" }] },
      paragraph(
        { type: "text", text: "Mehr " },
        {
          type: "text",
          text: "hier",
          marks: [{ type: "bold" }, { type: "link", attrs: { href: "/pelletpreise#a" } }]
        },
        { type: "hardBreak" },
        { type: "text", text: "unten", marks: [{ type: "italic" }] }
      ),
      {
        type: "orderedList",
        attrs: { start: 3 },
        content: [{ type: "listItem", content: [paragraph({ type: "text", text: "drei" })] }]
      },
      { type: "blockquote", content: [paragraph({ type: "text", text: "Zitat" })] }
    )
    expect(readRichText(sound)).toEqual({ text: sound, problems: [] })
    expect(plainText(readRichText(sound).text)).toBe("Titel Mehr hier unten drei Zitat")
  })

  it("may link to pages of the shop, to other sites by https, to a mailbox or a telephone number", () => {
    for (const target of [
      "/",
      "/news?seite=2",
      "#saetze",
      "https://www.example.org/a?b#c",
      "mailto:a.b@example.org",
      "tel:+4930000000"
    ])
      expect([target, isLinkTarget(target)]).toEqual([target, true])
    for (const target of [
      "",
      " /agb",
      "http://example.org",
      "https://localhost",
      "https://[::1]/",
      "https://999.1.1.1/",
      "mailto:a@b?subject=x",
      "vbscript:x",
      "/a\u200Bb",
      `/${"a".repeat(600)}`
    ])
      expect([target, isLinkTarget(target)]).toEqual([target, false])
  })
})
