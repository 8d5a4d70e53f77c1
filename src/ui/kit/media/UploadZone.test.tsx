// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeAll, expect, it, vi } from "vitest"
import { loadAnyTexts } from "../../../locales/all-catalogs.ts"
import { createI18n } from "../../../locales/i18n.ts"
import { UploadZone } from "./UploadZone.tsx"

let i18n: ReturnType<typeof createI18n>
beforeAll(async () => {
  i18n = createI18n("de", await loadAnyTexts("de", ["shop", "desk", "support"]))
})
afterEach(cleanup)

const one = new File(["1"], "eins.jpg", { type: "image/jpeg" })
const two = new File(["2"], "zwei.png", { type: "image/png" })

const begin = (isLive = true) => {
  const onAdd = vi.fn<(files: ReadonlyArray<File>) => void>()
  const zone = (onAddNow: typeof onAdd | undefined) => (
    <I18nProvider i18n={i18n}>
      <UploadZone onAdd={onAddNow} />
    </I18nProvider>
  )
  const { container, unmount } = render(zone(isLive ? onAdd : undefined))
  const { firstElementChild: element } = container
  if (!(element instanceof HTMLElement)) throw new Error("The zone is not there")
  return { onAdd, element, unmount }
}

const carrying = (files: ReadonlyArray<File>) => ({ dataTransfer: { files, types: ["Files"] } })

it("all dropped files are accepted, and the zone is highlighted while they are dragged over it", () => {
  const { onAdd, element } = begin()
  const inner = screen.getByRole("button", { name: "Bilder auswählen" })
  fireEvent.dragEnter(element, carrying([one]))
  fireEvent.dragEnter(inner, carrying([one]))
  fireEvent.dragLeave(element, carrying([one]))
  expect(element.dataset["over"]).toBe("true")
  const over = createEvent.dragOver(element, carrying([one]))
  fireEvent(element, over)
  // otherwise the browser would open the picture in place of the page
  expect(over.defaultPrevented).toBe(true)
  const drop = createEvent.drop(element, carrying([one, two]))
  fireEvent(element, drop)
  expect(drop.defaultPrevented).toBe(true)
  expect(onAdd.mock.calls).toEqual([[[one, two]]])
  expect(element.dataset["over"]).toBeUndefined()
})

it("dragged text is ignored", () => {
  const { element } = begin()
  const over = createEvent.dragOver(element, { dataTransfer: { files: [], types: ["text/plain"] } })
  fireEvent(element, over)
  expect(over.defaultPrevented).toBe(false)
})

it("a picture pasted anywhere on the page is accepted, and text is pasted normally", () => {
  const { onAdd, unmount } = begin()
  const picture = createEvent.paste(document.body, { clipboardData: { files: [two] } })
  fireEvent(document.body, picture)
  expect(picture.defaultPrevented).toBe(true)
  const text = createEvent.paste(document.body, { clipboardData: { files: [] } })
  fireEvent(document.body, text)
  expect(text.defaultPrevented).toBe(false)
  expect(onAdd.mock.calls).toEqual([[[two]]])
  unmount()
  fireEvent.paste(document.body, { clipboardData: { files: [one] } })
  expect(onAdd).toHaveBeenCalledOnce()
})

it("the button is disabled until the page is hydrated", () => {
  const { element } = begin(false)
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Bilder auswählen" }).disabled).toBe(true)
  fireEvent.drop(element, carrying([one]))
  fireEvent.paste(document.body, { clipboardData: { files: [one] } })
})
