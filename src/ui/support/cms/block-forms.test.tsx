// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, describe, expect, it } from "vitest"
import type { Block, BlockType } from "../../../domain/content/block.ts"
import { blockTypes, newBlock } from "../../../domain/content/edit/new-block.ts"
import { usualGroup } from "../../../domain/product/product-group.ts"
import { createI18n } from "../../../locales/i18n.ts"
import { BlockForm } from "./BlockForm.tsx"

afterEach(cleanup)

/** Renders the form of a block; gives access to the stored block. */
const formOf = (block: Block) => {
  let stored = block
  const Page = () => {
    const [now, setNow] = useState(block)
    return (
      <BlockForm
        id="b"
        block={now}
        onChange={(changed) => {
          stored = changed
          setNow(changed)
        }}
      />
    )
  }
  render(
    <I18nProvider i18n={createI18n("de", {})}>
      <Page />
    </I18nProvider>
  )
  return () => stored
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))

/** For each kind of block, the edits to an empty block and the expected stored values. */
const edits: { readonly [Type in BlockType]: readonly [edit: () => void, stored: object] } = {
  heading: [() => type("Überschrift", "Lagern"), { text: "Lagern" }],
  text: [() => {}, {}],
  picture: [
    () => {
      type("Adresse des Bildes", "https://evil.example/x.png")
      type("Adresse des Bildes", "/bilder/pellets.svg")
      type("Breite (px)", "0")
      type("Breite (px)", "400")
      type("Was ist zu sehen?", "Pellets")
      type("Bildunterschrift (freiwillig)", "Frisch")
    },
    { picture: { src: "/bilder/pellets.svg", alt: "Pellets", width: 400, height: 300 }, caption: "Frisch" }
  ],
  table: [
    () => {
      type("Was die Tabelle zeigt", "Preise")
      type("Kopf der Spalte 1", "Ort")
      press("Spalte hinzufügen")
      press("Zeile hinzufügen")
      type("Zeile 2, Spalte 3", "9 €")
      press("2 nach oben")
    },
    {
      caption: "Preise",
      head: ["Ort", "", ""],
      rows: [
        ["", "", "9 €"],
        ["", "", ""]
      ]
    }
  ],
  questions: [
    () => {
      type("Frage", "Wie viel?")
      press("Frage hinzufügen")
      press("1 entfernen")
    },
    { questions: [{ title: "", text: { type: "doc", content: [] } }] }
  ],
  facts: [
    () => type("Titel", "Sauber"),
    { facts: [{ title: "Sauber", text: { type: "doc", content: [] } }] }
  ],
  crossLinks: [
    () => {
      type("Titel", "Heizöl")
      type("Worum es dort geht", "Preise")
      type("Adresse", "//evil.example")
      type("Adresse", "/heizoel")
    },
    { links: [{ title: "Heizöl", text: "Preise", path: "/heizoel" }] }
  ],
  download: [() => type("Adresse der Datei", "/daten/liste.pdf"), { path: "/daten/liste.pdf" }],
  video: [
    () => {
      type("Adresse des Films", "javascript:steal()")
      type("Adresse des Films", "https://video.example/1")
    },
    { href: "https://video.example/1" }
  ],
  calculator: [
    () => {
      type("Brennstoff", "3")
      fireEvent.click(screen.getByLabelText("Diesel"))
      type("Voreinstellung", "PALLET")
    },
    { groupId: 3, groups: [2], target: "PALLET" }
  ],
  bestPrice: [
    () => press("Grund dafür hinzufügen"),
    {
      suits: [
        { type: "doc", content: [] },
        { type: "doc", content: [] }
      ]
    }
  ],
  comparison: [
    () => press("2 entfernen"),
    {
      columns: [
        { groupId: usualGroup.id, title: "", rows: [{ title: "", text: { type: "doc", content: [] } }] }
      ]
    }
  ],
  priceChart: [() => type("Preisverlauf", "heizoel"), { chart: "heizoel" }],
  dealers: [() => type("Überschrift", "Händler hier"), { title: "Händler hier" }]
}

describe("forms of blocks (rule content.editor)", () => {
  it.each(blockTypes)("store the changed field of a block of kind %s, and nothing else", (kind) => {
    const block = newBlock(kind, "1")
    const stored = formOf(block)
    const [edit, expected] = edits[kind]
    edit()
    expect(stored()).toEqual({ ...block, ...expected })
  })
})
