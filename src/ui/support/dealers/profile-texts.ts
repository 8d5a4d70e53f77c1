import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import {
  isCertificateFieldShown,
  longestCertificateField
} from "../../../domain/dealer-desk/certificate-fields.ts"
import { type ProfileField, profileLengths } from "../../../domain/dealer-desk/profile-fields.ts"
import { dealerPayments, type newDealerFields } from "../../../domain/dealer-desk/profile-rules.ts"
import { countries, type CountryId, countryIds } from "../../../domain/place/country.ts"
import type { FieldText, FormTexts } from "../../kit/desk-form/form-texts.ts"
import { hoursInvalid, hoursTexts } from "./hours-texts.ts"

const seat = {
  name: { kind: "text", label: msg`Name`, maxLength: profileLengths.name, isRequired: true },
  street: {
    kind: "text",
    label: msg`Straße und Hausnummer`,
    maxLength: profileLengths.street,
    isRequired: true
  },
  zipCode: {
    kind: "text",
    inputMode: "numeric",
    label: msg`Postleitzahl`,
    maxLength: profileLengths.zipCode,
    isRequired: true
  },
  city: { kind: "text", label: msg`Ort`, maxLength: profileLengths.city, isRequired: true },
  phone: {
    kind: "text",
    type: "tel",
    label: msg`Telefon`,
    maxLength: profileLengths.phone,
    isRequired: true
  },
  email: {
    kind: "text",
    type: "email",
    label: msg`E-Mail-Adresse`,
    maxLength: profileLengths.email,
    isRequired: true
  }
} as const satisfies Readonly<Record<string, FieldText>>

const problems: Readonly<Record<string, MessageDescriptor>> = {
  zipInvalid: msg`Eine Postleitzahl des Landes hat andere Ziffern.`,
  zipUnknown: msg`Diese Postleitzahl kennt unser Ortsverzeichnis nicht.`,
  phoneInvalid: msg`Bitte geben Sie eine Telefonnummer mit mindestens sechs Ziffern an.`,
  emailInvalid: msg`Bitte prüfen Sie die E-Mail-Adresse.`,
  websiteInvalid: msg`Bitte geben Sie eine Adresse an, die mit https:// beginnt.`,
  certificateInvalid: msg`Bitte schreiben Sie die Nummer oder die Nummer und ihren letzten Tag: DE 001 bis 31.12.2027.`,
  certificateElsewhere: msg`Dieses Zeichen gibt es nur für Händler in Deutschland.`,
  hoursInvalid,
  "paymentIds.required": msg`Wählen Sie mindestens eine Zahlungsart.`,
  defaultNotTaken: msg`Die übliche Zahlungsart muss eine der angebotenen sein.`,
  creditorNeeded: msg`Für Lastschriften braucht der Händler eine Gläubiger-Identifikationsnummer.`,
  creditorInvalid: msg`Eine Gläubiger-Identifikationsnummer sieht aus wie DE98ZZZ09999999999.`,
  redirectInvalid: msg`Bitte geben Sie eine Adresse mit https:// und ohne Anmeldedaten an.`,
  redirectHost: msg`Dieser Host ist nicht freigegeben. Freigeben kann ihn nur der Betrieb.`
}

const certificate = (label: MessageDescriptor): FieldText => ({
  kind: "text",
  label,
  maxLength: longestCertificateField,
  isOptional: true
})

/** Returns the texts of the form for a dealer's profile, with the payment methods of the dealer's country. */
export const profileTexts = (countryId: CountryId): FormTexts<ProfileField> => {
  const payments = dealerPayments(countryId).map(({ id, name }) => ({ value: String(id), label: name }))
  return {
    id: "dealer",
    fields: {
      ...seat,
      website: {
        kind: "text",
        type: "url",
        label: msg`Website`,
        maxLength: profileLengths.website,
        isOptional: true
      },
      enplusId: {
        ...certificate(msg`ENplus-Nummer`),
        hint: msg`Wie auf dem Zertifikat, z. B. DE 001 oder mit dem letzten Tag DE 001 bis 31.12.2027.`
      },
      dinplusId: certificate(msg`DINplus-Nummer`),
      blauerEngelId: certificate(msg`Vertrag über den Blauen Engel`),
      pefcId: certificate(msg`PEFC-Nummer`),
      fscId: certificate(msg`FSC-Nummer`),
      ralEnergyId: {
        ...certificate(msg`RAL-Gütezeichen Energiehandel, Nummer`),
        isShown: (fields) => isCertificateFieldShown(fields, "ralEnergy", countryId)
      },
      description: {
        kind: "textarea",
        label: msg`Beschreibung`,
        rows: 5,
        maxLength: profileLengths.description,
        isOptional: true
      },
      ...hoursTexts(msg`Zum Beispiel 7:30–12, 13–17; leer, wenn geschlossen ist.`),
      paymentIds: { kind: "checks", label: msg`Zahlungsarten`, options: payments },
      defaultPaymentId: { kind: "select", label: msg`Übliche Zahlungsart`, options: payments },
      creditorId: {
        kind: "text",
        label: msg`Gläubiger-Identifikationsnummer`,
        hint: msg`Nur für Lastschriften, die der Händler selbst einzieht.`,
        maxLength: profileLengths.creditorId,
        isOptional: true
      },
      register: {
        kind: "text",
        label: msg`Register`,
        hint: msg`Gericht und Nummer, z. B. Amtsgericht München, HRB 12345.`,
        maxLength: profileLengths.register,
        isOptional: true
      },
      representedBy: {
        kind: "text",
        label: msg`Vertreten durch`,
        maxLength: profileLengths.representedBy,
        isOptional: true
      },
      vatId: {
        kind: "text",
        label: msg`Umsatzsteuer-Nummer`,
        maxLength: profileLengths.vatId,
        isOptional: true
      },
      imprint: {
        kind: "textarea",
        label: msg`Impressum`,
        rows: 4,
        maxLength: profileLengths.imprint,
        isOptional: true
      },
      ownAddress: {
        kind: "text",
        type: "url",
        label: msg`Eigene Adresse nach der Anmeldung`,
        hint: msg`Wer beim Händler arbeitet, wird dorthin geleitet. Leer, wenn er hier arbeitet.`,
        maxLength: profileLengths.ownAddress,
        isOptional: true
      },
      isOperator: {
        kind: "checkbox",
        label: msg`Der Betreiber des Shops verkauft selbst`,
        hint: msg`Dann ist er der Verkäufer und bekommt das Geld.`
      }
    },
    problems,
    saved: msg`Angaben gespeichert`,
    leave: msg`Ihre Änderungen an den Angaben gehen verloren.`
  }
}

/** Texts of the form for a new dealer, with name and address; all other data is entered on the dealer's page. */
export const newDealerTexts: FormTexts<(typeof newDealerFields)[number]> = {
  id: "new-dealer",
  fields: {
    countryId: {
      kind: "select",
      label: msg`Land`,
      options: countryIds.map((id) => ({ value: String(id), label: countries[id].name }))
    },
    ...seat
  },
  problems,
  note: msg`Ein neuer Händler pausiert, bis Sie ihn aktivieren.`,
  save: msg`Händler anlegen`,
  saved: msg`Händler angelegt`
}
