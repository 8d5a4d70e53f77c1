// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import type { Block } from "../../../domain/content/block.ts"
import type { PartName } from "../../../domain/content/edit/parts.ts"
import type { PageDraft } from "../../../domain/content/page-draft.ts"
import { createI18n } from "../../../locales/i18n.ts"
import { ConflictParts } from "./ConflictParts.tsx"

afterEach(cleanup)

const linked = (href: string): Block => ({
  id: "a",
  type: "text",
  text: {
    type: "doc",
    content: [
      {
        type: "paragraph",
        content: [{ type: "text", text: "Lager", marks: [{ type: "link", attrs: { href } }] }]
      }
    ]
  }
})

const draftOf = (block: Block, inAustria?: Block | null): PageDraft => ({
  theme: null,
  countries: [1, 2, 3],
  author: "",
  featured: false,
  contents: {
    title: "T",
    teaser: "",
    seoTitle: "",
    description: "",
    blocks: [block],
    ...(inAustria !== undefined && { overrides: { "2": { blocks: { a: inAustria } } } })
  }
})

it.each<
  readonly [name: string, part: PartName, mine: PageDraft, theirs: PageDraft, sides: readonly string[]]
>([
  [
    "only the target of a link",
    "block:a",
    draftOf(linked("/lager")),
    draftOf(linked("/pellets")),
    ["Lager→ /lager", "Lager→ /pellets"]
  ],
  [
    "whether a country leaves a block out or has the common one",
    "2:block:a",
    draftOf(linked("/lager"), null),
    draftOf(linked("/lager")),
    ["Ist in diesem Land weggelassen.", "Wie in allen Ländern."]
  ]
])(
  "shows in what two versions differ that differ in %s (rule content.merge)",
  (_, part, mine, theirs, sides) => {
    const none = () => {}
    render(
      <I18nProvider i18n={createI18n("de", {})}>
        <ConflictParts clashes={[part]} mine={mine} theirs={theirs} onChoose={none} onChooseAll={none} />
      </I18nProvider>
    )
    const shown = screen
      .getAllByText(/^(?:Ihre Fassung|Jetzt gespeichert)$/u)
      .map((title) => title.nextElementSibling?.textContent)
    expect(shown).toEqual(sides)
  }
)
