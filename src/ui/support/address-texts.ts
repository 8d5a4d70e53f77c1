import { msg } from "@lingui/core/macro"
import { addressLengths } from "../../domain/address/address-lengths.ts"
import { title1List, title2List } from "../../domain/address/titles.ts"
import { countryAreaName } from "../../domain/place/area-name.ts"
import { countryIds } from "../../domain/place/country.ts"
import type { addressRecordFields } from "../../domain/support/address-record.ts"
import type { FormTexts } from "../kit/desk-form/form-texts.ts"

const options = (list: typeof title1List) => list.map(({ id, name }) => ({ value: String(id), label: name }))

/** Texts of the form in which staff edit a customer's address. */
export const addressTexts: FormTexts<(typeof addressRecordFields)[number]> = {
  id: "customer-address",
  fields: {
    addressType: {
      kind: "select",
      label: msg`Wofür`,
      options: [
        { value: "1", label: msg`Lieferung` },
        { value: "0", label: msg`Rechnung` }
      ]
    },
    title1Id: { kind: "select", label: msg`Anrede`, options: options(title1List) },
    title2Id: { kind: "select", label: msg`Titel`, options: options(title2List) },
    companyName: { kind: "text", label: msg`Firma`, maxLength: addressLengths.companyName, isOptional: true },
    vatId: {
      kind: "text",
      label: msg`Umsatzsteuer-Identifikationsnummer`,
      maxLength: addressLengths.vatId,
      isOptional: true
    },
    firstName: { kind: "text", label: msg`Vorname`, maxLength: addressLengths.firstName, isRequired: true },
    lastName: { kind: "text", label: msg`Nachname`, maxLength: addressLengths.lastName, isRequired: true },
    street: { kind: "text", label: msg`Straße`, maxLength: addressLengths.street, isRequired: true },
    houseNumber: {
      kind: "text",
      label: msg`Hausnummer`,
      maxLength: addressLengths.houseNumber,
      isRequired: true
    },
    addition: { kind: "text", label: msg`Zusatz`, maxLength: addressLengths.addition, isOptional: true },
    countryId: {
      kind: "select",
      label: msg`Land`,
      options: countryIds.map((id) => ({ value: String(id), label: countryAreaName(id) }))
    },
    zipCode: {
      kind: "text",
      inputMode: "numeric",
      label: msg`Postleitzahl`,
      maxLength: addressLengths.zipCode,
      isRequired: true
    },
    city: { kind: "text", label: msg`Ort`, maxLength: addressLengths.city, isRequired: true },
    phone: {
      kind: "text",
      type: "tel",
      label: msg`Telefon`,
      hint: msg`Nötig für Lieferungen: Der Fahrer ruft an.`,
      maxLength: addressLengths.phone
    },
    deliveryNote: {
      kind: "textarea",
      rows: 3,
      label: msg`Hinweis für die Lieferung`,
      maxLength: addressLengths.deliveryNote,
      isOptional: true
    }
  },
  problems: {
    "zipCode.invalid": msg`Diese Postleitzahl gibt es in diesem Land nicht.`,
    "phone.invalid": msg`Das ist keine Telefonnummer.`,
    placeMismatch: msg`Dieser Ort gehört nicht zu dieser Postleitzahl.`,
    linkNotAllowed: msg`Hier darf keine Internetadresse stehen.`,
    tooMany: msg`Mehr als 50 Adressen hat kein Konto. Entfernen Sie zuerst eine.`
  },
  saved: msg`Adresse gespeichert`
}
