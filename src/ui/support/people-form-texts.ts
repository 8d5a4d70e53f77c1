import { msg } from "@lingui/core/macro"
import {
  type customerFields,
  customerLengths,
  type roleFields,
  rolesIn
} from "../../domain/support/people-rules.ts"
import { needsDealer, roles } from "../../domain/rights/roles.ts"
import { roleTexts } from "../kit/desk/role-texts.tsx"
import type { FormTexts } from "../kit/desk-form/form-texts.ts"
import { accountProblems } from "./refusal-texts.ts"

/** Returns the texts of the form for the customer data that support staff may change. */
export const customerTexts = (hasNewsletter: boolean): FormTexts<(typeof customerFields)[number]> => ({
  id: "customer",
  fields: {
    firstName: { kind: "text", label: msg`Vorname`, maxLength: customerLengths.firstName },
    lastName: { kind: "text", label: msg`Nachname`, maxLength: customerLengths.lastName },
    phone: { kind: "text", type: "tel", label: msg`Telefon`, maxLength: customerLengths.phone },
    newsletter: {
      kind: "checkbox",
      label: msg`Bekommt den Newsletter`,
      hint: msg`Sie können ihn für den Kunden abbestellen. Bestellen kann ihn nur der Kunde selbst, in seinem Postfach.`,
      isShown: () => hasNewsletter
    }
  },
  problems: {
    ...accountProblems,
    invalid: msg`Bitte geben Sie eine Telefonnummer mit mindestens sechs Ziffern an.`,
    linkNotAllowed: msg`Hier darf keine Internetadresse stehen.`
  }
})

/** Texts of the form for an account's roles; a change of roles signs the user out (rule safety.role-change). */
export const rolesTexts: FormTexts<(typeof roleFields)[number]> = {
  id: "account",
  fields: {
    roles: {
      kind: "checks",
      label: msg`Rollen`,
      options: roles.map((role) => ({
        value: role,
        label: roleTexts[role].name,
        hint: roleTexts[role].may
      }))
    },
    dealerId: {
      kind: "dealer",
      label: msg`Händler`,
      hint: msg`Wer die Rolle Händler hat, sieht Bestellungen und Zahlen dieses Händlers, und keine anderen.`,
      isRequired: true,
      isShown: (fields) => needsDealer(rolesIn(fields))
    }
  },
  problems: accountProblems,
  note: msg`Wer das Konto benutzt, wird beim Speichern überall abgemeldet.`
}
