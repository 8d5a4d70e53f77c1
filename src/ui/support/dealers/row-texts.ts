import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { type areaFields, areaLengths } from "../../../domain/dealer-desk/area-rules.ts"
import { type branchFields, branchLengths } from "../../../domain/dealer-desk/branch-rules.ts"
import type { DeskBranch } from "../../../domain/dealer-desk/desk-dealer.ts"
import { feeBases, type feeFields, feeWord } from "../../../domain/dealer-desk/fee-rules.ts"
import { type FeeBasis, feesOf } from "../../../domain/options/fee-catalogue.ts"
import { countries, type CountryId } from "../../../domain/place/country.ts"
import type { ProductGroupId } from "../../../domain/product/product-group.ts"
import type { FormTexts } from "../../kit/desk-form/form-texts.ts"
import { hoursInvalid, hoursTexts } from "./hours-texts.ts"

const common: Readonly<Record<string, MessageDescriptor>> = {
  overtaken: msg`Jemand anderes war schneller. Bitte schließen Sie das Fenster und sehen Sie noch einmal hin.`
}

export const branchTexts: FormTexts<(typeof branchFields)[number]> = {
  id: "branch",
  fields: {
    name: { kind: "text", label: msg`Name`, maxLength: branchLengths.name, isRequired: true },
    street: {
      kind: "text",
      label: msg`Straße und Hausnummer`,
      maxLength: branchLengths.street,
      isRequired: true
    },
    zipCode: {
      kind: "text",
      inputMode: "numeric",
      label: msg`Postleitzahl`,
      maxLength: branchLengths.zipCode,
      isRequired: true
    },
    city: { kind: "text", label: msg`Ort`, maxLength: branchLengths.city, isRequired: true },
    point: {
      kind: "text",
      label: msg`Koordinaten`,
      hint: msg`Breite und Länge wie in Karten, z. B. 48.1374, 11.5755. Ohne sie zählt die Postleitzahl.`,
      maxLength: branchLengths.point,
      isOptional: true
    },
    ...hoursTexts(msg`Zum Beispiel 7:30–12, 13–17. Sind alle Tage leer, gelten die Zeiten des Händlers.`)
  },
  problems: {
    ...common,
    zipInvalid: msg`Eine Postleitzahl des Landes hat andere Ziffern.`,
    zipUnknown: msg`Diese Postleitzahl kennt unser Ortsverzeichnis nicht.`,
    hoursInvalid,
    pointInvalid: msg`Bitte geben Sie Breite und Länge an, z. B. 48.1374, 11.5755.`,
    branchInUse: msg`Von hier aus wird noch ein Liefergebiet beliefert. Ordnen Sie es zuerst einer anderen Niederlassung zu.`
  },
  saved: msg`Niederlassung gespeichert`
}

/**
 * Error texts for postal codes outside the dealer's country: each text names the country and explains that a dealer has
 * only one country.
 */
const foreignTexts: Readonly<
  Record<CountryId, Readonly<Record<"areaTooLong" | "areaNotOfCountry", MessageDescriptor>>>
> = {
  1: {
    areaTooLong: msg({
      message:
        "„{part}“ hat mehr Ziffern als eine deutsche Postleitzahl. Dieser Händler liefert nur in Deutschland."
    }),
    areaNotOfCountry: msg({
      message: "„{part}“: So beginnt keine deutsche Postleitzahl. Dieser Händler liefert nur in Deutschland."
    })
  },
  2: {
    areaTooLong: msg({
      message:
        "„{part}“ hat mehr Ziffern als eine österreichische Postleitzahl. Dieser Händler liefert nur in Österreich; für ein anderes Land legen Sie ihn dort an."
    }),
    areaNotOfCountry: msg({
      message:
        "„{part}“: So beginnt keine österreichische Postleitzahl. Dieser Händler liefert nur in Österreich."
    })
  },
  3: {
    areaTooLong: msg({
      message:
        "„{part}“ hat mehr Ziffern als eine Schweizer Postleitzahl. Dieser Händler liefert nur in der Schweiz; für ein anderes Land legen Sie ihn dort an."
    }),
    areaNotOfCountry: msg({
      message: "„{part}“: So beginnt keine Schweizer Postleitzahl. Dieser Händler liefert nur in der Schweiz."
    })
  }
}

/**
 * Returns the texts of the form for a delivery area, which is in the dealer's country and supplied by one of the
 * dealer's branches.
 */
export const areaTexts = (
  branches: ReadonlyArray<DeskBranch>,
  countryId: CountryId
): FormTexts<(typeof areaFields)[number]> => ({
  id: "area",
  fields: {
    name: { kind: "text", label: msg`Name`, maxLength: areaLengths.name, isRequired: true },
    branchId: {
      kind: "select",
      label: msg`Niederlassung`,
      options: [
        { value: "", label: msg`Bitte wählen` },
        ...branches.map(({ id, name, city }) => ({ value: String(id), label: `${name}, ${city}` }))
      ]
    },
    zipText: {
      kind: "textarea",
      label: msg`Postleitzahlen`,
      hint: msg`Anfänge (80), Bereiche (80000–81999) oder einzelne, durch Kommas oder Zeilen getrennt.`,
      rows: 6,
      maxLength: areaLengths.zipText
    },
    leadWorkdays: { kind: "number", label: msg`Vorlauf`, unit: msg`Werktage` },
    windowWorkdays: {
      kind: "number",
      label: msg`Lieferfenster`,
      unit: msg`Werktage`,
      hint: msg`In so vielen Werktagen nach dem Vorlauf kommt der Händler.`
    }
  },
  problems: {
    ...common,
    "leadWorkdays.noNumber": msg`Der Vorlauf ist eine ganze Zahl von Werktagen.`,
    "windowWorkdays.noNumber": msg`Das Lieferfenster ist eine ganze Zahl von Werktagen.`,
    areaEmpty: msg`Bitte geben Sie Postleitzahlen an.`,
    areaUnreadable: msg({ message: "„{part}“ ist weder Anfang noch Bereich einer Postleitzahl." }),
    ...foreignTexts[countryId],
    areaTooShort: msg({
      message:
        "„{part}“: Deutsche Postleitzahlen haben fünf Ziffern. Ein Anfang hat höchstens drei; zehn Postleitzahlen geben Sie als Bereich an (80330–80339)."
    }),
    areaUneven: msg({ message: "„{part}“: Beide Seiten eines Bereichs brauchen gleich viele Ziffern." }),
    areaReversed: msg({ message: "„{part}“ endet, bevor es beginnt." }),
    areaTooMany: msg`Das sind zu viele Angaben für ein Gebiet. Fassen Sie sie zu Anfängen oder Bereichen zusammen.`,
    areasTooMany: msg`Dieser Händler hat schon so viele Liefergebiete, wie einer haben kann.`,
    branchUnknown: msg`Diese Niederlassung gibt es nicht mehr.`
  },
  saved: msg`Liefergebiet gespeichert`
})

export const basisTexts: Readonly<Record<FeeBasis, MessageDescriptor>> = {
  order: msg`je Bestellung`,
  station: msg`je Lieferstelle`,
  unit: msg`je Preiseinheit`
}

/** Returns the texts of the form for a product group's fees, based on the fee catalogue of the group. */
export const feeTexts = (
  groupId: ProductGroupId,
  countryId: CountryId
): FormTexts<(typeof feeFields)[number]> => ({
  id: "fee",
  fields: {
    fee: {
      kind: "select",
      label: msg`Gebühr`,
      options: [
        { value: "", label: msg`Bitte wählen` },
        ...feesOf(groupId).map(({ key, optionId, name }) => ({
          value: feeWord({ feeKey: key, optionId }),
          label: name
        }))
      ]
    },
    basis: {
      kind: "select",
      label: msg`Berechnet`,
      options: feeBases.map((basis) => ({ value: basis, label: basisTexts[basis] }))
    },
    amount: {
      kind: "number",
      label: msg`Betrag brutto`,
      unit: countries[countryId].currencyCode === "CHF" ? msg`CHF` : msg`€`,
      hint: msg`0, wenn es nichts kostet. Ohne die Zeile wird es nicht angeboten.`
    }
  },
  problems: {
    ...common,
    "amount.noNumber": msg`Der Betrag ist eine Zahl mit höchstens zwei Nachkommastellen, zum Beispiel 39,90.`,
    feeTaken: msg`Diese Gebühr steht schon in der Liste.`
  },
  saved: msg`Gebühr gespeichert`
})
