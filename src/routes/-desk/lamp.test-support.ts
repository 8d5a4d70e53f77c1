import { vi } from "vitest"
import { numberProblems, requiredProblems } from "../../domain/editing/form-rules.ts"
import { type Fields, textField } from "../../domain/editing/record-edit.ts"
import type { Answer } from "../../services/client/call.ts"
import { type FormRefusal, recordForm } from "../../services/desk/record-form.ts"
import type { FormTexts } from "../../ui/kit/desk-form/form-texts.ts"

/** A row with every kind of field. */
export interface Lamp {
  readonly id: number
  readonly version: number
  readonly fields: Readonly<
    Record<"name" | "price" | "kind" | "isOn" | "day" | "lit" | "note" | "rooms", Fields[string]>
  >
}
interface Failure extends FormRefusal {
  readonly theirs?: Lamp
}

const text = (id: string) => ({ id, message: id })
export const texts: FormTexts<keyof Lamp["fields"]> = {
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
    lit: { kind: "moment", label: text("Brennt ab") },
    note: { kind: "textarea", label: text("Notiz"), maxLength: 99, rows: 2 },
    rooms: { kind: "checks", label: text("Räume"), options: [{ value: "hall", label: text("Flur") }] }
  },
  problems: { "name.taken": text("Der Name ist vergeben.") }
}

export const fields = {
  name: "Lamp",
  price: "5",
  kind: "desk",
  isOn: false,
  day: "",
  lit: "",
  note: "",
  rooms: []
}
export const lamp: Lamp = { id: 1, version: 1, fields }

/** Creates a form whose calls get their responses from the test. */
export const formOf = () => {
  const answers: Array<(answer: Answer<Lamp, Failure>) => void> = []
  const saved = vi.fn<(fields: Fields) => void>()
  const form = recordForm({
    names: ["name", "price", "kind", "isOn", "day", "lit", "note", "rooms"],
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
export const refused = (status: number, error: Failure): Answer<Lamp, Failure> => ({
  type: "refused",
  status,
  error
})

export const nameOf = ({ fields: held }: Lamp): string => textField(held, "name")
