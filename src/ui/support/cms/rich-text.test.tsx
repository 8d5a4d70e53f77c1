// @vitest-environment jsdom
import { fireEvent } from "@testing-library/react"
import { Editor } from "@tiptap/core"
import { expect, it, onTestFinished, vi } from "vitest"
import { writtenText } from "../../../domain/content/edit/written-text.ts"
import { plainText, readRichText, richLimits, type RichText } from "../../../domain/content/rich-text.ts"
import { editorJson, linkKey, richTextExtensions } from "./rich-text-schema.ts"

/**
 * Creates an editor that is destroyed at the end of the test: otherwise its pending work would run after the page is
 * gone.
 */
const editorOf = (text: RichText) => {
  const editor = new Editor({ extensions: richTextExtensions, content: editorJson(text), injectCSS: false })
  onTestFinished(() => editor.destroy())
  return editor
}
const pasted = (html: string) => {
  const editor = editorOf({ type: "doc", content: [] })
  editor.commands.insertContent(html, { parseOptions: { preserveWhitespace: false } })
  return writtenText(editor.getJSON())
}

const whole: RichText = {
  type: "doc",
  content: [
    { type: "heading", attrs: { level: 3 }, content: [{ type: "text", text: "Lager" }] },
    {
      type: "paragraph",
      content: [
        { type: "text", text: "Trocken", marks: [{ type: "bold" }] },
        { type: "hardBreak" },
        { type: "text", text: "bleiben", marks: [{ type: "italic" }] },
        { type: "text", text: "mehr", marks: [{ type: "link", attrs: { href: "/pellets-lagern" } }] }
      ]
    },
    {
      type: "orderedList",
      attrs: { start: 3 },
      content: [
        { type: "listItem", content: [{ type: "paragraph", content: [{ type: "text", text: "Drei" }] }] }
      ]
    },
    { type: "blockquote", content: [{ type: "paragraph", content: [{ type: "text", text: "Zitat" }] }] },
    { type: "heading", attrs: { level: 4 }, content: [{ type: "text", text: "Klein" }] }
  ]
}

it("gives back what it was given: every node and mark of the allow-list (rule content.allow-list)", () => {
  expect(writtenText(editorOf(whole).getJSON())).toEqual({ text: whole, problems: [] })
})

it("reduces what is pasted from elsewhere to the allow-list", () => {
  const { text, problems } = pasted(`
    <h1 style="color:red" onclick="steal()">Titel</h1>
    <script>steal()</script><style>p { display: none }</style>
    <div class="x"><p>Ein <b>fetter</b> <u>Text</u> <img src="x" onerror="steal()"><code>Code</code></p></div>
    <p><a href="javascript:steal()">böse</a> <a href="https://example.com/x" target="_blank" onclick="steal()">gut</a></p>
    <table><tr><td>Zelle</td></tr></table><iframe src="https://evil.example"></iframe>
    <blockquote><h2>im Zitat</h2></blockquote>`)
  expect(problems).toEqual([])
  const json = JSON.stringify(text)
  for (const word of [
    "steal",
    "javascript",
    "style",
    "onclick",
    "iframe",
    "evil",
    "_blank",
    "underline",
    "code"
  ])
    expect(json).not.toContain(`"${word}`)
  expect(json).toContain("Zelle")
  expect(json).toContain("böse")
  expect(json.match(/"href":"[^"]*"/gu)).toEqual(['"href":"https://example.com/x"'])
  expect(text.content[0]).toEqual({
    type: "heading",
    attrs: { level: 3 },
    content: [{ type: "text", text: "Titel" }]
  })
})

it("keeps the words around invisible characters", () => {
  expect(pasted("<p>links\u202erechts</p>")).toEqual({
    text: {
      type: "doc",
      content: [{ type: "paragraph", content: [{ type: "text", text: "links rechts" }] }]
    },
    problems: []
  })
})

it.each([
  ["too long", `<p>${"x".repeat(richLimits.characters)}</p><p>Ende</p>`, "tooLarge"],
  [
    "of lists in too many levels",
    "<ul><li><p>1</p>".repeat(4) + "<p>Ende</p>" + "</li></ul>".repeat(4),
    "tooDeep"
  ]
])("keeps a text %s whole, so that it is not saved in part (rule content.editor)", (_, html, code) => {
  const { text, problems } = pasted(html)
  expect(problems).toEqual([])
  expect(plainText(text)).toMatch(/Ende$/u)
  // the server, which reads the same text with its limits, refuses it
  expect(readRichText(text).problems.map((problem) => problem.code)).toContain(code)
})

it("asks for a link by Ctrl+K, which the search of the desk leaves to it (rule desk.one-search)", () => {
  const ask = vi.fn()
  const element = document.createElement("div")
  const editor = new Editor({ element, extensions: [...richTextExtensions, linkKey(ask)], injectCSS: false })
  onTestFinished(() => editor.destroy())
  fireEvent.keyDown(editor.view.dom, { key: "k" })
  expect(ask).not.toHaveBeenCalled()
  expect(fireEvent.keyDown(editor.view.dom, { key: "k", ctrlKey: true })).toBe(false)
  expect(ask).toHaveBeenCalledOnce()
})
