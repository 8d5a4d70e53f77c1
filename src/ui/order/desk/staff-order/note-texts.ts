import { msg } from "@lingui/core/macro"
import { longestNote } from "../../../../domain/order/life/staff-order.ts"
import type { FormTexts } from "../../../kit/desk-form/form-texts.ts"

/** Texts of the form for a new note on an order. */
export const noteTexts: FormTexts<"note"> = {
  id: "order",
  fields: {
    note: {
      kind: "textarea",
      label: msg`Neue Notiz`,
      hint: msg`Lesen nur Mitarbeiter; in einem Datenauszug bekommt sie auch der Kunde. Sie bleibt stehen, wie sie geschrieben wurde.`,
      maxLength: longestNote,
      rows: 3
    }
  },
  save: msg`Notiz speichern`,
  saved: msg`Notiz gespeichert`,
  leave: msg`Ihre Notiz ist noch nicht gespeichert und geht dann verloren.`
}
