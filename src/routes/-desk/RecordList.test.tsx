// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { useState } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { onDesk } from "./desk-form.test-support.tsx"
import { fields, formOf, type Lamp, lamp, nameOf, texts } from "./lamp.test-support.ts"
import { RecordList } from "./RecordList.tsx"

afterEach(cleanup)

it("adds, edits and removes rows, each with a separate call", async () => {
  const { form, saved, answer } = formOf()
  const fresh: Lamp = { id: 0, version: 0, fields: { ...fields, name: "", price: "" } }
  const removed = vi.fn<(row: Lamp) => void>()
  const Page = () => {
    const [rows, setRows] = useState([lamp])
    return (
      <RecordList
        id="lamps"
        title="Lampen"
        add="Lampe hinzufügen"
        empty={<p>Keine</p>}
        columns={[{ key: "name", head: "Name", isName: true, cell: nameOf }]}
        rows={rows}
        keyOf={({ id }) => String(id)}
        nameOf={nameOf}
        form={form}
        texts={texts}
        fresh={fresh}
        remove={(_client, row) => {
          removed(row)
          setRows([])
          return Promise.resolve({ type: "ok", value: null })
        }}
        mayEdit
      />
    )
  }
  await onDesk(Page)
  const adding = await screen.findByRole("button", { name: "Lampe hinzufügen" })
  adding.focus()
  fireEvent.click(adding)
  const dialog = within(await screen.findByRole("dialog", { name: "Lampe hinzufügen" }))
  // an empty form shows what is missing
  await waitFor(() =>
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Speichern" }).disabled).toBe(false)
  )
  fireEvent.click(dialog.getByRole("button", { name: "Speichern" }))
  expect(dialog.getByLabelText("Name").getAttribute("aria-invalid")).toBe("true")
  fireEvent.change(dialog.getByLabelText("Name"), { target: { value: "Torch" } })
  fireEvent.keyDown(dialog.getByLabelText("Name"), { key: "Escape" })
  fireEvent.click(await screen.findByRole("button", { name: "Weiter bearbeiten" }))
  fireEvent.click(dialog.getByRole("button", { name: "Speichern" }))
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  answer({ type: "ok", value: { id: 2, version: 1, fields: { ...fields, name: "Torch" } } })
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(document.activeElement).toBe(adding)

  fireEvent.click(screen.getByRole("button", { name: "Lamp bearbeiten" }))
  await screen.findByRole("dialog", { name: "Lamp bearbeiten" })
  fireEvent.keyDown(screen.getByLabelText("Name"), { key: "Escape" })
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  const removing = screen.getByRole("button", { name: "Lamp entfernen" })
  removing.focus()
  fireEvent.click(removing)
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Entfernen" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(removed.mock.calls).toEqual([[lamp]])
  expect(document.activeElement, "the focus is not lost with its button").toBe(
    screen.getByRole("heading", { name: "Lampen" })
  )
})
