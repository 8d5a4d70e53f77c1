import { msg } from "@lingui/core/macro"
import { advertLimits } from "../../../domain/adverts/advert-rules.ts"
import type { campaignFields } from "../../../domain/adverts/campaign-form.ts"
import type { CampaignChoices } from "../../../domain/adverts/desk-records.ts"
import { countries, type CountryId, countryIds } from "../../../domain/place/country.ts"
import { regionsOf } from "../../../domain/place/region.ts"
import type { Fields } from "../../../domain/editing/record-edit.ts"
import type { FieldText, FormTexts } from "../../kit/desk-form/form-texts.ts"

type Name = (typeof campaignFields)[number]

const isDrawn = (fields: Fields): boolean => fields["campaignTypeId"] === "1"

const regionsText = (countryId: CountryId): FieldText => ({
  kind: "checks",
  label: countryId === 3 ? msg`Nur in diesen Kantonen` : msg`Nur in diesen Bundesländern`,
  isOptional: true,
  options: regionsOf(countryId).map(({ code, name }) => ({ value: code, label: name })),
  isShown: (fields) => fields["countryId"] === String(countryId)
})

/**
 * Returns the texts of the form for a campaign, with the available slots and adverts; archived slots and adverts are
 * listed only where they are already chosen.
 */
export const campaignTexts = (
  { slots, adverts }: CampaignChoices,
  own: { readonly slotIds: ReadonlyArray<number>; readonly advertIds: ReadonlyArray<number> }
): FormTexts<Name> => {
  const advertOptions = adverts
    .filter(({ id, isArchived }) => !isArchived || own.advertIds.includes(id))
    .map(({ id, name, advertiser, isArchived }) => ({
      value: String(id),
      label: isArchived ? msg`${name} (${advertiser}), archiviert` : `${name} (${advertiser})`
    }))
  return {
    id: "campaign",
    fields: {
      name: {
        kind: "text",
        maxLength: advertLimits.name,
        label: msg`Name`,
        hint: msg`Nur für die Mitarbeitenden.`,
        isRequired: true
      },
      campaignTypeId: {
        kind: "select",
        label: msg`Art`,
        hint: msg`Ersatz steht nur da, wo gerade keine Kampagne nach Gewicht läuft.`,
        options: [
          { value: "1", label: msg`Nach Gewicht` },
          { value: "2", label: msg`Ersatz` }
        ]
      },
      countryId: {
        kind: "select",
        label: msg`Land`,
        options: countryIds.map((id) => ({ value: String(id), label: countries[id].name }))
      },
      startsAt: {
        kind: "moment",
        label: msg`Läuft ab`,
        hint: msg`Nach der Uhr des Landes.`,
        isRequired: true
      },
      endsAt: {
        kind: "moment",
        label: msg`Läuft bis`,
        hint: msg`Ohne Ende läuft sie, bis Sie sie pausieren oder archivieren.`,
        isOptional: true
      },
      viewBudget: {
        kind: "number",
        label: msg`Budget`,
        hint: msg`Nach so vielen Ansichten ist Schluss, alle Plätze und Varianten zusammen.`,
        unit: msg`Ansichten`,
        isOptional: true
      },
      slots: {
        kind: "checks",
        label: msg`Anzeigenplätze`,
        options: slots
          .filter(({ id, isArchived }) => !isArchived || own.slotIds.includes(id))
          .map(({ id, name, isArchived }) => ({
            value: String(id),
            label: isArchived ? msg`${name}, archiviert` : name
          }))
      },
      advertA: {
        kind: "select",
        label: msg`Variante A`,
        options: [{ value: "", label: msg`Bitte wählen` }, ...advertOptions],
        isRequired: true
      },
      weightA: {
        kind: "number",
        label: msg`Gewicht von A`,
        hint: msg`Von 0 bis 1000, im Verhältnis zu allen anderen auf demselben Platz.`,
        isShown: isDrawn
      },
      advertB: {
        kind: "select",
        label: msg`Variante B`,
        hint: msg`Eine zweite Anzeige zum Vergleich: der Bericht zählt beide getrennt.`,
        options: [{ value: "", label: msg`Keine` }, ...advertOptions],
        isOptional: true
      },
      weightB: {
        kind: "number",
        label: msg`Gewicht von B`,
        isShown: (fields) => isDrawn(fields) && fields["advertB"] !== ""
      },
      zipPrefixes: {
        kind: "textarea",
        rows: 2,
        maxLength: 4_000,
        label: msg`Nur bei diesen Postleitzahlen`,
        hint: msg`Ganze oder ihre Anfänge, mit Komma: 80, 81, 85049. Gilt auf Plätzen, die nach Postleitzahl zeigen.`,
        isOptional: true
      },
      regions1: regionsText(1),
      regions2: regionsText(2),
      regions3: regionsText(3)
    },
    problems: {
      "name.required": msg`Bitte geben Sie der Kampagne einen Namen.`,
      "countryId.counted": msg`Für diese Kampagne wurde schon gezählt, deshalb bleibt sie in ihrem Land. Kopieren Sie sie für ein anderes.`,
      "startsAt.invalid": msg`Bitte prüfen Sie Tag und Uhrzeit des Beginns.`,
      "endsAt.invalid": msg`Bitte prüfen Sie Tag und Uhrzeit des Endes.`,
      "endsAt.endsBefore": msg`Das Ende muss nach dem Beginn liegen.`,
      "viewBudget.invalid": msg`Das Budget ist eine ganze Zahl von 1 bis 1 000 000 000 Ansichten.`,
      "slots.required": msg`Bitte wählen Sie mindestens einen Anzeigenplatz.`,
      "slots.gone": msg`Einen der Plätze gibt es nicht mehr. Laden Sie die Seite neu.`,
      "advertA.required": msg`Bitte wählen Sie die Anzeige.`,
      "advertA.gone": msg`Die Anzeige von A ist archiviert. Bitte wählen Sie eine andere.`,
      "advertB.gone": msg`Die Anzeige von B ist archiviert. Bitte wählen Sie eine andere.`,
      "advertB.sameAdvert": msg`A und B zeigen dieselbe Anzeige. Bitte wählen Sie zwei verschiedene.`,
      negative: msg`Ein Gewicht kann nicht kleiner als 0 sein.`,
      tooHeavy: msg`Ein Gewicht ist höchstens 1000.`,
      "weightA.noNumber": msg`Bitte geben Sie A ein Gewicht, eine ganze Zahl von 0 bis 1000.`,
      "weightB.noNumber": msg`Bitte geben Sie B ein Gewicht, eine ganze Zahl von 0 bis 1000.`,
      "weightA.allZero": msg`Mit Gewicht 0 wäre diese Kampagne nie zu sehen. Geben Sie mindestens einer Variante mehr als 0.`,
      "zipPrefixes.invalid": msg`Postleitzahlen haben hier nur Ziffern, und nicht mehr als im gewählten Land.`,
      "zipPrefixes.tooLong": msg`Das sind zu viele Postleitzahlen, höchstens 500.`
    },
    saved: msg`Kampagne gespeichert`
  }
}
