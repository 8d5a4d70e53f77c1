// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { useEffect, useRef, useState } from "react"
import { afterEach, expect, it } from "vitest"
import { Dialog } from "../../ui/kit/desk/Dialog.tsx"
import { onDesk } from "./desk-form.test-support.tsx"

afterEach(cleanup)

/** A row with a dialog. The first button in the dialog removes the row; the dialog closes in any case. */
function Page({ inSection }: { readonly inSection: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const [isThere, setThere] = useState(true)
  const row = isThere && (
    <button type="button" onClick={() => setOpen(true)}>
      Open
    </button>
  )
  return (
    <main>
      <h1>Page</h1>
      {inSection ? (
        <section>
          <h2>Rows</h2>
          {row}
        </section>
      ) : (
        row
      )}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Sure?">
        <button
          type="button"
          onClick={() => {
            setThere(false)
            setOpen(false)
          }}
        >
          Remove
        </button>
      </Dialog>
    </main>
  )
}

it.each([
  ["Remove", false, "H1 Page"],
  ["Remove", true, "H2 Rows"],
  ["Schließen", true, "BUTTON Open"]
])("a dialog closed by %s (row in a section: %s) leaves the focus at %s", async (press, inSection, place) => {
  await onDesk(() => <Page inSection={inSection} />)
  const opener = await screen.findByRole("button", { name: "Open" })
  opener.focus()
  fireEvent.click(opener)
  fireEvent.click(await screen.findByRole("button", { name: press }))
  const focused = () => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`
  await waitFor(() => expect(focused()).toBe(place))
})

const pressBeside = () => {
  fireEvent.pointerDown(document.body, { button: 0 })
  fireEvent.click(document.body)
}
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

it("a dialog stays open at the second press of a double click, and closes by a later press beside it", async () => {
  await onDesk(() => <Page inSection />)
  fireEvent.click(await screen.findByRole("button", { name: "Open" }))
  const dialog = await screen.findByRole("dialog")
  // presses outside are heard from the next task on
  await wait(0)
  pressBeside()
  await wait(50)
  expect(dialog.isConnected).toBe(true)
  await wait(500)
  pressBeside()
  await waitFor(() => expect(dialog.isConnected).toBe(false))
})

/** Takes the focus as soon as it is shown. */
function Sheet() {
  const sheet = useRef<HTMLFieldSetElement>(null)
  useEffect(() => sheet.current?.focus(), [])
  return <fieldset ref={sheet} tabIndex={-1} aria-label="Sheet" />
}

/** A page whose dialog makes a sheet that takes the focus, in place of the button that opened the dialog. */
function SheetPage() {
  const [stage, setStage] = useState<"before" | "asked" | "made">("before")
  return (
    <main>
      <h1>Page</h1>
      {stage === "made" ? (
        <Sheet />
      ) : (
        <button type="button" onClick={() => setStage("asked")}>
          Open
        </button>
      )}
      <Dialog isOpen={stage === "asked"} onClose={() => setStage("before")} title="Sure?">
        <button type="button" onClick={() => setStage("made")}>
          Make
        </button>
      </Dialog>
    </main>
  )
}

it("a closed dialog whose opener is gone leaves the focus where the page has moved it", async () => {
  await onDesk(() => <SheetPage />)
  const opener = await screen.findByRole("button", { name: "Open" })
  opener.focus()
  fireEvent.click(opener)
  const dialog = await screen.findByRole("dialog")
  fireEvent.click(await screen.findByRole("button", { name: "Make" }))
  await waitFor(() => expect(dialog.isConnected).toBe(false))
  // the dialog restores the focus in a task of its own
  await wait(50)
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Sheet" }))
})
