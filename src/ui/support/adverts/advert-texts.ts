import { msg } from "@lingui/core/macro"
import type { advertFields } from "../../../domain/adverts/advert-form.ts"
import { advertLimits } from "../../../domain/adverts/advert-rules.ts"
import type { FormTexts } from "../../kit/desk-form/form-texts.ts"

/** Texts of the form for an advert. */
export const advertTexts: FormTexts<(typeof advertFields)[number]> = {
  id: "advert",
  fields: {
    name: {
      kind: "text",
      maxLength: advertLimits.name,
      label: msg`Name`,
      hint: msg`Nur für die Mitarbeitenden.`,
      isRequired: true
    },
    advertiser: {
      kind: "text",
      maxLength: advertLimits.advertiser,
      label: msg`Im Auftrag von`,
      hint: msg`Steht über jeder Anzeige, wie es das Gesetz verlangt.`,
      isRequired: true
    },
    html: {
      kind: "textarea",
      rows: 8,
      maxLength: advertLimits.html,
      label: msg`HTML`,
      hint: msg`Absätze, Überschriften, Listen, Links und Bilder aus unseren Medien. Anderes nehmen wir beim Speichern heraus.`,
      isRequired: true
    },
    css: {
      kind: "textarea",
      rows: 8,
      maxLength: advertLimits.css,
      label: msg`CSS`,
      hint: msg`Regeln für Elemente und Klassen, auch mit @media. Ohne Adressen und ohne feste Position.`,
      isOptional: true
    }
  },
  problems: {
    "name.required": msg`Bitte geben Sie der Anzeige einen Namen.`,
    "advertiser.required": msg`Bitte sagen Sie, in wessen Auftrag sie erscheint.`,
    "html.required": msg`Bitte schreiben Sie, was zu sehen sein soll.`,
    "html.nothingLeft": msg`Von diesem HTML ist in einer Anzeige nichts zu sehen. Nehmen Sie zum Beispiel <p> und <a>.`
  },
  saved: msg`Anzeige gespeichert`
}
