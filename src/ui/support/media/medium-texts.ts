import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { longestAlt, longestMediaName } from "../../../domain/media/media-limits.ts"
import type { mediumFields } from "../../../domain/media/medium-rules.ts"
import { tickField } from "../../../domain/editing/form-rules.ts"
import type { FormTexts } from "../../kit/desk-form/form-texts.ts"

/** Texts of the form for a picture; the focal point has a separate control. */
export const mediumTexts: FormTexts<(typeof mediumFields)[number]> = {
  id: "medium",
  fields: {
    alt: {
      kind: "textarea",
      rows: 2,
      maxLength: longestAlt,
      label: msg`Alternativtext`,
      hint: msg`Was zu sehen ist, für alle, die das Bild nicht sehen: „Ein Silowagen bläst Pellets in den Keller.“`,
      isShown: (fields) => !tickField(fields, "isOrnament")
    },
    isOrnament: {
      kind: "checkbox",
      label: msg`Das Bild schmückt nur`,
      hint: msg`Dann wird es beim Vorlesen übergangen.`
    },
    name: {
      kind: "text",
      maxLength: longestMediaName,
      label: msg`Name`,
      hint: msg`Nur für die Suche hier.`,
      isRequired: true
    },
    focus: { kind: "text", maxLength: 7, label: msg`Wichtigste Stelle`, isShown: () => false }
  },
  note: msg`Seiten, die das Bild schon zeigen, behalten ihren Text und ihren Ausschnitt.`,
  saved: msg`Bild gespeichert`
}

/** Explains for each refusal code why a picture was not removed. */
export const removalProblems: Readonly<Record<string, MessageDescriptor>> = {
  inUse: msg`Dieses Bild wird gezeigt und kann nicht entfernt werden. Die Seiten stehen beim Bild.`,
  overtaken: msg`Jemand hat dieses Bild eben geändert. Schließen Sie den Dialog und sehen Sie es noch einmal an.`
}
