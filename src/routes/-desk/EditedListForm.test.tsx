// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import type { EditedRow } from "../../domain/editing/edited-rows.ts"
import { requiredProblems } from "../../domain/editing/form-rules.ts"
import { type Fields, textField } from "../../domain/editing/record-edit.ts"
import type { Answer } from "../../services/client/call.ts"
import { listForm } from "../../services/desk/list-form.ts"
import type { FormRefusal } from "../../services/desk/record-form.ts"
import type { FormTexts } from "../../ui/kit/desk-form/form-texts.ts"
import { onDesk } from "./desk-form.test-support.tsx"
import { EditedListForm } from "./EditedListForm.tsx"

interface Place {
  readonly id: number
  readonly version: number
  readonly name: string
}
type Saved = Answer<ReadonlyArray<Place>, FormRefusal>

const texts: FormTexts<"name"> = {
  id: "place",
  fields: { name: { kind: "text", label: { id: "Ort", message: "Ort" }, maxLength: 20 } }
}
const ulm = { id: 1, version: 1, name: "Ulm" }
const linz = { id: 2, version: 1, name: "Linz" }
const nameOf = ({ value }: EditedRow<Fields>) => textField(value, "name")

const begin = async () => {
  const answers: Array<(answer: Saved) => void> = []
  const saved = vi.fn<(rows: ReadonlyArray<EditedRow<Fields>>) => void>()
  const load = vi.fn<() => Promise<Saved>>()
  const form = listForm({
    name: "places",
    names: ["name"],
    rowOf: ({ id, version, name }: Place) => ({ id, version, value: { name } }),
    rules: (typed) => requiredProblems(typed, "name"),
    save: (_client, rows): Promise<Saved> => {
      saved(rows)
      return new Promise((resolve) => answers.push(resolve))
    },
    load
  })
  const loaded = [ulm, linz]
  const desk = await onDesk(() => (
    <EditedListForm
      id="places"
      title="Orte"
      add="Ort hinzufügen"
      empty={<p>Keine</p>}
      columns={[{ key: "name", head: "Ort", isName: true, cell: nameOf }]}
      nameOf={nameOf}
      form={form}
      texts={texts}
      loaded={loaded}
      fresh={{ name: "" }}
      mayRemove
      mayEdit
    />
  ))
  await screen.findByRole("button", { name: "Ort hinzufügen" })
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
  const type = (value: string) => fireEvent.change(screen.getByLabelText("Ort"), { target: { value } })
  const answer = async (given: Saved) => {
    await waitFor(() => expect(answers).toHaveLength(1))
    answers.shift()?.(given)
  }
  const names = () => screen.queryAllByRole("rowheader").map(({ textContent }) => textContent)
  return { ...desk, saved, load, press, type, answer, names }
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

it("collects added, edited and removed rows, and saves them in one call", async () => {
  const { said, saved, press, type, answer, names } = await begin()
  press("Ort hinzufügen")
  await screen.findByRole("dialog", { name: "Ort hinzufügen" })
  press("Übernehmen")
  expect(screen.getByLabelText("Ort").getAttribute("aria-invalid")).toBe("true")
  type("Graz")
  press("Übernehmen")
  press("Ulm bearbeiten")
  await screen.findByRole("dialog", { name: "Ulm bearbeiten" })
  type("Neu-Ulm")
  press("Übernehmen")
  press("Linz entfernen")
  press("Linz behalten")
  press("Linz entfernen")
  expect(names()).toEqual(["Neu-Ulm", "Linz", "Graz"])
  expect(screen.getByText("3 Änderungen sind noch nicht gespeichert.")).toBeTruthy()
  press("Speichern")
  press("Speichern")
  const sent = () => saved.mock.calls.map(([rows]) => rows.map((row) => `${row.change} ${nameOf(row)}`))
  await answer({
    type: "ok",
    value: [
      { ...ulm, name: "Neu-Ulm" },
      { ...linz, id: 3, name: "Graz" }
    ]
  })
  await waitFor(() => expect(said).toEqual(["Gespeichert"]))
  expect(sent()).toEqual([["Modified Neu-Ulm", "Deleted Linz", "Added Graz"]])
  expect(names()).toEqual(["Neu-Ulm", "Graz"])
})

it("drops a new row that was opened without input, and keeps the input of a closed form", async () => {
  const { press, type, names } = await begin()
  press("Ort hinzufügen")
  fireEvent.keyDown(await screen.findByLabelText("Ort"), { key: "Escape" })
  await waitFor(() => expect(names()).toEqual(["Ulm", "Linz"]))
  press("Ulm bearbeiten")
  await screen.findByRole("dialog")
  type("Neu-Ulm")
  fireEvent.keyDown(screen.getByLabelText("Ort"), { key: "Escape" })
  expect(names()).toEqual(["Neu-Ulm", "Linz"])
  press("Verwerfen")
  expect(names()).toEqual(["Ulm", "Linz"])
})

it("marks a row that the server refused, and shows both values of a row that was changed elsewhere", async () => {
  const { load, press, type, answer, names } = await begin()
  press("Ulm bearbeiten")
  await screen.findByRole("dialog")
  type("Neu-Ulm")
  press("Übernehmen")
  press("Speichern")
  await answer({
    type: "refused",
    status: 422,
    error: { problems: [{ field: "items[0].name", code: "invalid" }] }
  })
  expect((await screen.findByRole("alert")).textContent).toMatch(/In markierten Zeilen/u)
  expect(within(screen.getByRole("row", { name: /Neu-Ulm/u })).getByText("Bitte berichtigen")).toBeTruthy()
  press("Neu-Ulm bearbeiten")
  expect((await screen.findByLabelText("Ort")).getAttribute("aria-invalid")).toBe("true")
  type("Alt-Ulm")
  press("Übernehmen")
  load.mockResolvedValue({ type: "ok", value: [{ ...ulm, version: 2, name: "Ulm an der Donau" }, linz] })
  press("Speichern")
  await answer({ type: "refused", status: 409, error: {} })
  await screen.findByText("Inzwischen hat jemand anderes hier gespeichert")
  const values = [...document.querySelectorAll("[data-part=conflict] dd")].map(
    ({ textContent }) => textContent
  )
  expect(values).toEqual(["Alt-Ulm", "Ulm an der Donau"])
  press("Meine Änderungen verwerfen")
  expect(names()).toEqual(["Ulm an der Donau", "Linz"])
})
