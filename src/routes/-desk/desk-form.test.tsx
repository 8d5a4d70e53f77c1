// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { numberProblems, requiredProblems } from "../../domain/record/form-rules.ts"
import { type Fields, textField } from "../../domain/record/record-edit.ts"
import type { Answer } from "../../services/client/call.ts"
import { type FormRefusal, recordForm } from "../../services/desk/record-form.ts"
import { DeskForm } from "../../ui/kit/desk-form/DeskForm.tsx"
import type { FormTexts } from "../../ui/kit/desk-form/form-texts.ts"
import { onDesk } from "./desk-form.test-support.tsx"
import { RecordList } from "./RecordList.tsx"
import { useDeskForm } from "./use-desk-form.ts"

interface Lamp {
  readonly id: number
  readonly version: number
  readonly fields: Readonly<
    Record<"name" | "price" | "kind" | "isOn" | "day" | "note" | "rooms", Fields[string]>
  >
}
interface Failure extends FormRefusal {
  readonly theirs?: Lamp
}

const text = (id: string) => ({ id, message: id })
const texts: FormTexts<keyof Lamp["fields"]> = {
  id: "lamp",
  fields: {
    name: { kind: "text", label: text("Name"), maxLength: 20 },
    price: { kind: "number", label: text("Preis"), unit: text("€") },
    kind: {
      kind: "select",
      label: text("Art"),
      options: [
        { value: "desk", label: text("Tisch") },
        { value: "wall", label: "Wand" }
      ]
    },
    isOn: { kind: "checkbox", label: text("An") },
    day: { kind: "date", label: text("Seit"), isShown: (fields) => fields["isOn"] === true },
    note: { kind: "textarea", label: text("Notiz"), maxLength: 99, rows: 2 },
    rooms: { kind: "checks", label: text("Räume"), options: [{ value: "hall", label: text("Flur") }] }
  },
  problems: { "name.taken": text("Der Name ist vergeben.") }
}

const fields = { name: "Lamp", price: "5", kind: "desk", isOn: false, day: "", note: "", rooms: [] }
const lamp: Lamp = { id: 1, version: 1, fields }

/** A form whose calls are answered by hand. */
const formOf = () => {
  const answers: Array<(answer: Answer<Lamp, Failure>) => void> = []
  const saved = vi.fn<(fields: Fields) => void>()
  const form = recordForm({
    names: ["name", "price", "kind", "isOn", "day", "note", "rooms"],
    recordOf: ({ version, fields: held }: Lamp) => ({ rowVersion: version, fields: held }),
    rules: (typed) => [
      ...requiredProblems(typed, "name"),
      ...numberProblems(typed, "price", { least: 1, most: 9 })
    ],
    save: (_client, _row, edited): Promise<Answer<Lamp, Failure>> => {
      saved(edited.fields)
      return new Promise((resolve) => answers.push(resolve))
    },
    theirs: ({ theirs }) => theirs
  })
  const answer = (given: Answer<Lamp, Failure>) => answers.shift()?.(given)
  return { form, saved, answer }
}
const refused = (status: number, error: Failure): Answer<Lamp, Failure> => ({
  type: "refused",
  status,
  error
})

const begin = async () => {
  const { form, saved, answer } = formOf()
  const Page = () => <DeskForm texts={texts} {...useDeskForm(form, lamp)} />
  const desk = await onDesk(Page)
  const save = await screen.findByRole<HTMLButtonElement>("button", { name: "Speichern" })
  await waitFor(() => expect(save.disabled).toBe(false))
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  return { ...desk, saved, answer, save, type }
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const summary = () => screen.queryByRole("region", { name: "Bitte prüfen Sie Ihre Angaben" })

afterEach(cleanup)

it("draws every kind of field from its description, and saves what is typed in them", async () => {
  const { said, saved, answer, save, type } = await begin()
  type("Name", "Lantern")
  type("Preis", "7,5")
  type("Art", "wall")
  expect(screen.queryByLabelText("Seit")).toBeNull()
  fireEvent.click(field("An"))
  type("Seit", "2026-11-27")
  type("Notiz", "Bright")
  fireEvent.click(within(screen.getByRole("group", { name: "Räume" })).getByLabelText("Flur"))
  expect(screen.getByText("Nicht gespeicherte Änderungen")).toBeTruthy()
  fireEvent.click(save)
  fireEvent.click(save)
  await screen.findByText("Wird gespeichert …")
  const typed = {
    name: "Lantern",
    price: "7,5",
    kind: "wall",
    isOn: true,
    day: "2026-11-27",
    note: "Bright",
    rooms: ["hall"]
  }
  expect(saved.mock.calls, "a double click saves once").toEqual([[typed]])
  expect(field("Name").readOnly).toBe(true)
  expect(said).toEqual([])
  type("Art", "desk")
  answer({ type: "ok", value: { ...lamp, version: 2, fields: typed } })
  await waitFor(() => expect(said).toEqual(["Gespeichert"]))
  expect(field("Art").value).toBe("wall")
  expect(screen.queryByText("Nicht gespeicherte Änderungen")).toBeNull()
})

it("reads its rules before it is saved, and says at each field and above what is wrong until it is changed", async () => {
  const { saved, save, type } = await begin()
  type("Name", " ")
  type("Preis", "10")
  fireEvent.click(save)
  await waitFor(() => expect(document.activeElement).toBe(summary()))
  expect(
    within(summary()!)
      .getAllByRole("link")
      .map(({ textContent }) => textContent)
  ).toEqual(["Bitte füllen Sie dieses Feld aus.", "Diese Zahl ist zu groß."])
  expect(document.getElementById("lamp-name-error")?.textContent).toBe("Bitte füllen Sie dieses Feld aus.")
  expect(field("Name").getAttribute("aria-describedby")).toBe("lamp-name-error")
  expect(saved).not.toHaveBeenCalled()
  expect(save.form?.dataset["state"]).toBe("refused")
  type("Name", "Lantern")
  expect(field("Name").getAttribute("aria-invalid")).toBeNull()
  expect(field("Preis").getAttribute("aria-invalid")).toBe("true")
  fireEvent.click(screen.getByRole("button", { name: "Verwerfen" }))
  expect([field("Name").value, field("Preis").value, summary()]).toEqual(["Lamp", "5", null])
})

it("tells what the server does not want, at its field or below, and that nobody answered", async () => {
  const { answer, save, type } = await begin()
  type("Name", "Lantern")
  fireEvent.click(save)
  await screen.findByText("Wird gespeichert …")
  answer(refused(422, { problems: [{ field: "name", code: "taken" }] }))
  await waitFor(() => expect(document.activeElement).toBe(summary()))
  expect(document.getElementById("lamp-name-error")?.textContent).toBe("Der Name ist vergeben.")
  fireEvent.click(save)
  await screen.findByText("Wird gespeichert …")
  answer(refused(404, {}))
  expect((await screen.findByRole("alert")).textContent).toBe("Diesen Eintrag gibt es nicht mehr.")
  fireEvent.click(save)
  await screen.findByText("Wird gespeichert …")
  answer({ type: "unreachable" })
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Der Server hat nicht geantwortet/u)
})

it("shows both values where somebody else was faster", async () => {
  const { said, saved, answer, save, type } = await begin()
  type("Art", "wall")
  type("Name", "Lantern")
  type("Preis", "")
  fireEvent.click(save)
  await screen.findByText("Wird gespeichert …")
  const theirs = { ...lamp, version: 2, fields: { ...fields, name: "Torch", price: "6" } }
  answer(refused(409, { theirs }))
  const keep = await screen.findByRole("button", { name: "Meine Änderungen speichern" })
  const values = [...document.querySelectorAll("[data-part=conflict] dd")].map(
    ({ textContent }) => textContent
  )
  expect(values).toEqual(["Lantern", "Torch", "–", "6"])
  fireEvent.click(keep)
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2))
  expect(saved.mock.lastCall?.[0]).toMatchObject({ name: "Lantern", kind: "wall", price: "" })
  answer({ type: "ok", value: { ...theirs, version: 3 } })
  await waitFor(() => expect(said).toEqual(["Gespeichert"]))
})

it("is not left unsaved without a question", async () => {
  const { leave, type } = await begin()
  type("Name", "Lantern")
  void leave()
  const dialog = await screen.findByRole("dialog", { name: "Seite verlassen?" })
  fireEvent.click(within(dialog).getByRole("button", { name: "Hier bleiben" }))
  expect(field("Name").value).toBe("Lantern")
  void leave()
  fireEvent.click(await screen.findByRole("button", { name: "Ohne Speichern gehen" }))
  await screen.findByText("Another page")
})

it("adds, edits and removes rows that are saved one by one", async () => {
  const { form, saved, answer } = formOf()
  const fresh: Lamp = { id: 0, version: 0, fields: { ...fields, name: "", price: "" } }
  const removed = vi.fn<(row: Lamp) => void>()
  await onDesk(() => (
    <RecordList
      id="lamps"
      title="Lampen"
      add="Lampe hinzufügen"
      empty={<p>Keine</p>}
      columns={[{ key: "name", head: "Name", isName: true, cell: nameOf }]}
      rows={[lamp]}
      keyOf={({ id }) => String(id)}
      nameOf={nameOf}
      form={form}
      texts={texts}
      fresh={fresh}
      remove={(_client, row) => {
        removed(row)
        return Promise.resolve({ type: "ok", value: null })
      }}
      mayEdit
    />
  ))
  const adding = await screen.findByRole("button", { name: "Lampe hinzufügen" })
  adding.focus()
  fireEvent.click(adding)
  const dialog = within(await screen.findByRole("dialog", { name: "Lampe hinzufügen" }))
  // an empty form says what it lacks
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
  fireEvent.keyDown(field("Name"), { key: "Escape" })
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  fireEvent.click(screen.getByRole("button", { name: "Lamp entfernen" }))
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Entfernen" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(removed.mock.calls).toEqual([[lamp]])
})

function nameOf({ fields: held }: Lamp): string {
  return textField(held, "name")
}
