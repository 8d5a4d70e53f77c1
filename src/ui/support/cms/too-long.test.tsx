// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { type ReactElement, useState } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { longestLine, longestWords } from "../../../domain/content/content-limits.ts"
import { applyEdit, type Worked } from "../../../domain/content/edit/apply-edit.ts"
import { newBlock } from "../../../domain/content/edit/new-block.ts"
import { longestTarget } from "../../../domain/content/link-target.ts"
import { richLimits, type RichNode } from "../../../domain/content/rich-text.ts"
import { promptLengths } from "../../../domain/prompt/prompt.ts"
import { createI18n } from "../../../locales/i18n.ts"
import { FormField } from "../../kit/desk-form/FormField.tsx"
import { promptTexts } from "../prompts/prompt-texts.ts"
import { BlockForm } from "./BlockForm.tsx"
import { LinkDialog } from "./LinkDialog.tsx"
import { NewPageDialog } from "./NewPageDialog.tsx"
import { WordsForm } from "./WordsForm.tsx"

afterEach(cleanup)

function Words() {
  const [worked, setWorked] = useState<Worked>({
    draft: {
      theme: null,
      countries: [1],
      author: "",
      featured: false,
      contents: { title: "", teaser: "", seoTitle: "", description: "", blocks: [] }
    },
    removed: []
  })
  return (
    <WordsForm
      version={worked.draft.contents}
      country={undefined}
      address="/x"
      errorOf={() => undefined}
      onEdit={(edit) => setWorked((now) => applyEdit(now, edit))}
    />
  )
}

function OneBlock({ type }: { readonly type: "heading" | "table" }) {
  const [block, setBlock] = useState(() => newBlock(type, "1"))
  return <BlockForm id="b" block={block} onChange={setBlock} />
}

function PromptText() {
  const [text, setText] = useState("")
  return (
    <FormField
      id="f"
      name="text"
      text={promptTexts.fields.text}
      fields={{ text }}
      error={undefined}
      isReadOnly={false}
      onChange={(value) => setText(typeof value === "string" ? value : "")}
    />
  )
}

const show = (element: ReactElement) =>
  render(<I18nProvider i18n={createI18n("de", {})}>{element}</I18nProvider>)
const nestedLists = (levels: number): RichNode => ({
  type: "bulletList",
  content: [
    {
      type: "listItem",
      content: [
        { type: "paragraph", content: [{ type: "text", text: "x" }] },
        ...(levels > 1 ? [nestedLists(levels - 1)] : [])
      ]
    }
  ]
})

const tooLong = (most: number) => `Hier passen höchstens ${most} Zeichen. Bitte kürzen Sie den Text.`

const words = <Words />
const heading = <OneBlock type="heading" />
const table = <OneBlock type="table" />
const notice = <PromptText />

it.each<readonly [name: string, element: ReactElement, label: string, most: number]>([
  ["a title", words, "Titel", longestWords.title],
  ["a summary", words, "Kurztext", longestWords.teaser],
  ["a heading", heading, "Überschrift", longestLine],
  ["a table cell", table, "Zeile 1, Spalte 2", longestLine],
  ["a notice", notice, "Text", promptLengths.text]
])(
  "a text of %s that is too long stays, and the field says so (rule content.editor)",
  (_, element, label, most) => {
    show(element)
    const field = screen.getByLabelText<HTMLInputElement>(label)
    expect(field.maxLength, "the browser would cut off what is pasted").toBe(-1)
    fireEvent.change(field, { target: { value: "x".repeat(most) } })
    expect(screen.queryByText(tooLong(most))).toBeNull()
    fireEvent.change(field, { target: { value: "x".repeat(most + 1) } })
    expect(field.value).toHaveLength(most + 1)
    expect([field.getAttribute("aria-invalid"), screen.getAllByText(tooLong(most))]).toEqual([
      "true",
      [expect.anything()]
    ])
  }
)

it.each<readonly [name: string, text: RichNode, said: RegExp]>([
  [
    "is too long",
    { type: "paragraph", content: [{ type: "text", text: "x".repeat(richLimits.characters + 1) }] },
    /Text ist zu lang/u
  ],
  ["has lists in too many levels", nestedLists(4), /zu viele Ebenen/u]
])("says at a formatted text that it %s (rule content.editor)", (_, node, said) => {
  const block = { id: "t", type: "text", text: { type: "doc", content: [node] } } as const
  show(<BlockForm id="b" block={block} onChange={() => {}} />)
  expect(screen.getByRole("alert").textContent).toMatch(said)
  cleanup()
  show(
    <BlockForm
      id="b"
      block={{ ...block, text: { type: "doc", content: [nestedLists(3)] } }}
      onChange={() => {}}
    />
  )
  expect(screen.queryByRole("alert")).toBeNull()
})

it("does not send a title or a link that is too long (rule content.editor)", () => {
  const sent = vi.fn()
  show(<NewPageDialog kinds={["landing"]} onClose={sent} onCreate={sent} />)
  fireEvent.change(screen.getByLabelText("Titel"), { target: { value: "x".repeat(longestWords.title + 1) } })
  fireEvent.click(screen.getByRole("button", { name: "Anlegen und schreiben" }))
  cleanup()
  show(<LinkDialog href="" onClose={sent} onLink={sent} />)
  fireEvent.change(screen.getByLabelText("Ziel"), { target: { value: `/${"x".repeat(longestTarget)}` } })
  fireEvent.click(screen.getByRole("button", { name: "Übernehmen" }))
  expect(screen.getByText(tooLong(longestTarget))).toBeTruthy()
  expect(sent).not.toHaveBeenCalled()
})
