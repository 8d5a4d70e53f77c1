import { msg } from "@lingui/core/macro"
import { answerEditableHours, longestAnswer } from "../../../domain/review/review.ts"
import type { FormTexts } from "../../kit/desk-form/form-texts.ts"

/** Texts of the form for a dealer's reply. */
export const answerTexts: FormTexts<"answer"> = {
  id: "review",
  fields: {
    answer: {
      kind: "textarea",
      label: msg`Ihre Antwort`,
      hint: msg`Alle können sie lesen. Bitte keine Namen und keine Angaben über den Käufer.`,
      maxLength: longestAnswer,
      rows: 6
    }
  },
  problems: {
    tooLate: msg`Die Antwort ist älter als ${answerEditableHours} Stunden, oder die Bewertung ist nicht mehr zu sehen. Sie bleibt, wie sie ist.`
  },
  save: msg`Antwort veröffentlichen`,
  saved: msg`Antwort veröffentlicht`,
  leave: msg`Ihre Antwort ist noch nicht veröffentlicht und geht dann verloren.`
}
