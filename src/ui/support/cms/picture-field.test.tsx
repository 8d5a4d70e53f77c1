// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, expect, it } from "vitest"
import type { PictureFacts } from "../../../domain/content/block.ts"
import { createI18n } from "../../../locales/i18n.ts"
import { PictureField } from "./PictureField.tsx"

afterEach(cleanup)

const barrel: PictureFacts = { src: "/bilder/fass.svg", alt: "Fass", width: 800, height: 300 }
const pellets: PictureFacts = { src: "/bilder/pellets.svg", alt: "Pellets", width: 400, height: 150 }

/** A page whose picture is edited, and can be replaced as by a restored version. */
function Page() {
  const [picture, setPicture] = useState(barrel)
  return (
    <I18nProvider i18n={createI18n("de", {})}>
      <PictureField id="p" legend="Bild" picture={picture} onChange={setPicture} />
      <button type="button" onClick={() => setPicture(pellets)}>
        Wiederherstellen
      </button>
      <output>{JSON.stringify(picture)}</output>
    </I18nProvider>
  )
}

const labels = ["Adresse des Bildes", "Breite (px)", "Höhe (px)"]
const values = () => labels.map((label) => screen.getByLabelText<HTMLInputElement>(label).value)
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const picture = () => JSON.parse(screen.getByRole("status").textContent) as unknown

it("shows the picture of a restored version, whatever was typed before (rule content.editor)", () => {
  render(<Page />)
  type("Breite (px)", "")
  type("Adresse des Bildes", "https://fremd.example/bild.png")
  expect([values(), picture()]).toEqual([["https://fremd.example/bild.png", "", "300"], barrel])
  fireEvent.click(screen.getByRole("button", { name: "Wiederherstellen" }))
  expect([values(), picture()]).toEqual([["/bilder/pellets.svg", "400", "150"], pellets])
})

it("takes an address and a size as soon as they are complete (rule content.editor)", () => {
  render(<Page />)
  type("Höhe (px)", "30")
  type("Adresse des Bildes", "/bilder/ofen.svg")
  expect([values(), picture()]).toEqual([
    ["/bilder/ofen.svg", "800", "30"],
    { ...barrel, src: "/bilder/ofen.svg", height: 30 }
  ])
})

it.each(["0", "4001", "9".repeat(16), "2,5", ""])(
  "a size of %j says which ones are possible, and is not taken (rule content.editor)",
  (size) => {
    render(<Page />)
    type("Höhe (px)", size)
    expect(screen.getAllByText("Eine ganze Zahl von 1 bis 4000.")).toHaveLength(1)
    expect([values()[2], picture()]).toEqual([size, barrel])
  }
)
