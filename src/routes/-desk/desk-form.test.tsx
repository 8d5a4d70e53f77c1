// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { DeskForm } from "../../ui/kit/desk-form/DeskForm.tsx"
import { onDesk } from "./desk-form.test-support.tsx"
import { fields, formOf, lamp, refused, texts } from "./lamp.test-support.ts"
import { useDeskForm } from "./use-desk-form.ts"

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

it("renders every kind of field from its description, and saves the input", async () => {
  const { said, saved, answer, save, type } = await begin()
  type("Name", "Lantern")
  type("Preis", "7,5")
  type("Art", "wall")
  expect(screen.queryByLabelText("Seit")).toBeNull()
  fireEvent.click(field("An"))
  type("Seit", "2026-11-27")
  type("Brennt ab", "2026-11-28T14:05")
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
    lit: "2026-11-28T14:05",
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

it("ignores a second press of the button after the form was saved", async () => {
  const { said, saved, answer, save, type } = await begin()
  type("Name", "Lantern")
  fireEvent.click(save)
  await screen.findByText("Wird gespeichert …")
  // the form is empty now, as after adding a note
  answer({ type: "ok", value: { ...lamp, version: 2, fields: { ...fields, name: "" } } })
  await waitFor(() => expect(said).toEqual(["Gespeichert"]))
  fireEvent.click(save)
  expect(summary()).toBeNull()
  expect(saved).toHaveBeenCalledTimes(1)
})

it("checks its rules before saving, and shows problems at the fields and in the summary until they are changed", async () => {
  const { saved, save, type } = await begin()
  type("Name", " ")
  expect(field("Preis").maxLength, "the browser would cut off what is pasted").toBe(-1)
  type("Preis", "9".repeat(16))
  fireEvent.click(save)
  await waitFor(() => expect(document.activeElement).toBe(summary()))
  expect(
    within(summary()!)
      .getAllByRole("link")
      .map(({ textContent }) => textContent)
  ).toEqual([
    "Name: Bitte füllen Sie dieses Feld aus.",
    "Preis: Diese Zahl ist zu groß. Möglich ist höchstens 9."
  ])
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

it("shows a refusal of the server at its field or below the form, and reports a missing answer", async () => {
  const { answer, save, type } = await begin()
  type("Name", "Lantern")
  fireEvent.click(save)
  await screen.findByText("Wird gespeichert …")
  answer(refused(422, { problems: [{ field: "name", code: "taken" }] }))
  await waitFor(() => expect(document.activeElement).toBe(summary()))
  expect(document.getElementById("lamp-name-error")?.textContent).toBe("Der Name ist vergeben.")
  expect(within(summary()!).getByRole("link").textContent).toBe("Der Name ist vergeben.")
  fireEvent.click(save)
  await screen.findByText("Wird gespeichert …")
  answer(refused(404, {}))
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Diesen Eintrag gibt es nicht mehr. Bitte laden Sie die Seite neu."
  )
  fireEvent.click(save)
  await screen.findByText("Wird gespeichert …")
  answer({ type: "unreachable" })
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Der Server hat nicht geantwortet/u)
})

it("shows both values if another user saved first", async () => {
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

it("asks before it is left with unsaved changes", async () => {
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
