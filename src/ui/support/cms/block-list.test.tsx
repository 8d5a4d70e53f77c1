// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import { useState } from "react"
import { afterEach, expect, it, vi } from "vitest"
import type { Block } from "../../../domain/content/block.ts"
import { mostBlocks } from "../../../domain/content/content-limits.ts"
import { applyEdit, type Worked } from "../../../domain/content/edit/apply-edit.ts"
import { newBlock } from "../../../domain/content/edit/new-block.ts"
import { createI18n } from "../../../locales/i18n.ts"
import { BlockList } from "./BlockList.tsx"

afterEach(cleanup)
// the test browser lacks it
vi.stubGlobal("CSS", { escape: (id: string) => id })

const blocksOf = (count: number): ReadonlyArray<Block> =>
  Array.from({ length: count }, (_, index) => newBlock("heading", String(index)))

/** Shows the list of blocks of a page that can be edited; returns a function that counts its blocks. */
const listOf = (blocks: ReadonlyArray<Block>) => {
  let count = blocks.length
  const Page = () => {
    const [worked, setWorked] = useState<Worked>({
      draft: {
        theme: null,
        countries: [1],
        author: "",
        featured: false,
        contents: { title: "", teaser: "", seoTitle: "", description: "", blocks }
      },
      removed: []
    })
    count = worked.draft.contents.blocks.length
    return (
      <BlockList
        version={worked.draft.contents}
        country={undefined}
        removed={worked.removed}
        problemsOf={() => []}
        onEdit={(edit) => setWorked((now) => applyEdit(now, edit))}
      />
    )
  }
  render(
    <I18nProvider i18n={createI18n("de", {})}>
      <Page />
    </I18nProvider>
  )
  return () => count
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
const alertIn = (item: HTMLElement) => within(item).queryByRole("alert")?.textContent
const item = (place: number) => {
  const found = screen.getAllByRole("listitem")[place - 1]
  if (found === undefined) throw new Error(`no block ${place}`)
  return found
}

it("says at the block why it is not copied, if the page has no room for another (rule content.blocks)", () => {
  const count = listOf(blocksOf(mostBlocks))
  press("Block 3 verdoppeln")
  expect(alertIn(item(3))).toContain(`höchstens ${mostBlocks} Blöcke`)
  expect(count()).toBe(mostBlocks)
  // the key does the same, and another change takes the reason away
  fireEvent.keyDown(item(2), { code: "KeyD", altKey: true, shiftKey: true })
  expect([alertIn(item(3)), alertIn(item(2))]).toEqual([undefined, expect.stringContaining("höchstens")])
  press("Block 2 entfernen")
  expect(screen.queryByRole("alert")).toBeNull()
  press("Block 3 verdoppeln")
  expect([count(), screen.queryByRole("alert")]).toEqual([mostBlocks, null])
  // the removed block has no room any more
  press("Entfernten Block zurückholen")
  expect([count(), screen.getByRole("alert").textContent]).toEqual([
    mostBlocks,
    expect.stringContaining(`höchstens ${mostBlocks} Blöcke`)
  ])
})

it("says why a page takes no second calculator, copied or new (rule content.blocks)", () => {
  const count = listOf([newBlock("calculator", "a"), ...blocksOf(1)])
  press("Block 1 verdoppeln")
  expect(alertIn(item(1))).toBe("Eine Seite hat höchstens einen Rechner.")
  const kind = screen.getByLabelText("Neuer Block")
  fireEvent.change(kind, { target: { value: "calculator" } })
  press("Block hinzufügen")
  expect([count(), alertIn(item(1)), screen.getByRole("alert").textContent]).toEqual([
    2,
    undefined,
    "Eine Seite hat höchstens einen Rechner."
  ])
  fireEvent.change(kind, { target: { value: "text" } })
  expect(screen.queryByRole("alert")).toBeNull()
  press("Block hinzufügen")
  expect(count()).toBe(3)
})

it("moves a block by Alt and an arrow, but not from a select, which opens then (rule content.editor)", () => {
  listOf([newBlock("priceChart", "a"), newBlock("heading", "b")])
  const names = () => screen.getAllByRole("listitem").map(({ dataset }) => dataset["type"])
  fireEvent.click(within(item(1)).getByRole("button", { name: /Preisverlauf/u }))
  fireEvent.keyDown(within(item(1)).getByRole("combobox"), { code: "ArrowDown", altKey: true })
  expect(names()).toEqual(["priceChart", "heading"])
  fireEvent.keyDown(item(1), { code: "ArrowDown", altKey: true })
  expect(names()).toEqual(["heading", "priceChart"])
})
