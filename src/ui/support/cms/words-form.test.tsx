// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import type { Edit } from "../../../domain/content/edit/apply-edit.ts"
import { createI18n } from "../../../locales/i18n.ts"
import { BlockForm } from "./BlockForm.tsx"
import { WordsForm } from "./WordsForm.tsx"

afterEach(cleanup)

const version = { title: "T", teaser: "", seoTitle: "", description: "", blocks: [] }

it("takes a line break as a space, since the server refuses a draft that holds one (rule content.editor)", () => {
  const edits: Array<Edit> = []
  render(
    <I18nProvider i18n={createI18n("de", {})}>
      <WordsForm
        version={version}
        country={undefined}
        address="/x"
        errorOf={() => undefined}
        onEdit={(edit) => edits.push(edit)}
      />
    </I18nProvider>
  )
  fireEvent.change(screen.getByLabelText("Kurztext"), { target: { value: "Erste Zeile\nZweite\u202e" } })
  expect(edits).toEqual([{ kind: "word", name: "teaser", word: "Erste Zeile Zweite " }])
})

it("takes no unseen character into a cell of a table (rule content.editor)", () => {
  let stored: unknown
  render(
    <I18nProvider i18n={createI18n("de", {})}>
      <BlockForm
        id="b"
        block={{ id: "b", type: "table", caption: "", head: ["", ""], rows: [["", ""]] }}
        onChange={(block) => (stored = block)}
      />
    </I18nProvider>
  )
  fireEvent.change(screen.getByLabelText("Zeile 1, Spalte 2"), { target: { value: "9\t€" } })
  expect(stored).toMatchObject({ rows: [["", "9 €"]] })
})
