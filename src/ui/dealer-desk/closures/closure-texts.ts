import { msg } from "@lingui/core/macro"
import { type closureFields, closureLengths } from "../../../domain/dealer-desk/closure-rules.ts"
import type { FormTexts } from "../../kit/desk-form/form-texts.ts"

export const closureTexts: FormTexts<(typeof closureFields)[number]> = {
  id: "closure",
  fields: {
    firstDay: { kind: "date", label: msg`Erster Tag`, isRequired: true },
    lastDay: { kind: "date", label: msg`Letzter Tag`, isRequired: true },
    note: {
      kind: "text",
      label: msg`Anlass`,
      hint: msg`Etwa „Betriebsferien“. Käufer lesen das nicht.`,
      maxLength: closureLengths.note,
      isOptional: true
    }
  },
  problems: {
    overtaken: msg`Jemand anderes war schneller. Bitte schließen Sie das Fenster und sehen Sie noch einmal hin.`,
    noDay: msg`Diesen Tag gibt es nicht.`,
    endsBefore: msg`Der letzte Tag liegt vor dem ersten.`,
    closureTooLong: msg`Eine Lieferpause dauert höchstens 60 Tage, also bis {last}. Für länger lassen Sie sich pausieren.`,
    closurePast: msg`Diese Tage sind schon vorbei.`,
    closuresTooMany: msg`Es gibt schon 50 Lieferpausen. Entfernen Sie zuerst eine davon.`
  },
  note: msg`Gilt für Angebote ab sofort. Was bestellt ist, behält seinen Liefertermin.`,
  saved: msg`Lieferpause gespeichert`
}
