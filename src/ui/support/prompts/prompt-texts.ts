import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { countries, countryIds } from "../../../domain/place/country.ts"
import type { promptFields } from "../../../domain/prompt/prompt-rules.ts"
import {
  type PromptKind,
  promptKinds,
  promptLengths,
  type PromptPlace,
  promptPlaces,
  type PromptState
} from "../../../domain/prompt/prompt.ts"
import type { FormTexts } from "../../kit/desk-form/form-texts.ts"

export const stateTexts: Readonly<Record<PromptState, MessageDescriptor>> = {
  running: msg`Läuft`,
  planned: msg`Geplant`,
  ended: msg`Beendet`
}

export const kindTexts: Readonly<Record<PromptKind, MessageDescriptor>> = {
  information: msg`Information`,
  warning: msg`Warnung`
}

export const placeTexts: Readonly<Record<PromptPlace, MessageDescriptor>> = {
  home: msg`Startseite`,
  prices: msg`Preisseiten`,
  dealers: msg`Händlerseiten`,
  content: msg`Inhaltsseiten`
}

/** Texts of the form for a notice. */
export const promptTexts: FormTexts<(typeof promptFields)[number]> = {
  id: "prompt",
  fields: {
    text: {
      kind: "textarea",
      rows: 3,
      maxLength: promptLengths.text,
      label: msg`Text`,
      hint: msg`Ein oder zwei Sätze, höchstens 240 Zeichen. Zeilenumbrüche werden zu Leerzeichen.`,
      isRequired: true
    },
    kind: {
      kind: "select",
      label: msg`Art`,
      hint: msg`Warnungen stehen oben und fallen auf.`,
      options: promptKinds.map((value) => ({ value, label: kindTexts[value] }))
    },
    place: {
      kind: "select",
      label: msg`Stelle`,
      hint: msg`Inhaltsseiten sind Ratgeber, News und Landingpages.`,
      options: promptPlaces.map((value) => ({ value, label: placeTexts[value] }))
    },
    path: {
      kind: "text",
      type: "text",
      maxLength: promptLengths.path,
      label: msg`Nur unter dieser Adresse`,
      hint: msg`Zum Beispiel /pelletpreise/bayern: diese Seite und alle darunter. Leer für alle Seiten der Stelle.`,
      isOptional: true,
      isShown: (fields) => fields["place"] !== "home" || fields["path"] !== ""
    },
    countryId: {
      kind: "select",
      label: msg`Land`,
      options: [
        { value: "", label: msg`Alle Länder` },
        ...countryIds.map((id) => ({ value: String(id), label: countries[id].name }))
      ]
    },
    startsAt: {
      kind: "moment",
      label: msg`Erscheint am`,
      hint: msg`Nach der Uhr des Landes, in dem der Hinweis steht.`,
      isRequired: true
    },
    endsAt: {
      kind: "moment",
      label: msg`Endet am`,
      hint: msg`Ohne Ende bleibt der Hinweis stehen, bis er entfernt wird.`,
      isOptional: true
    },
    linkHref: {
      kind: "text",
      maxLength: promptLengths.linkHref,
      label: msg`Link`,
      hint: msg`Eine Seite von uns, zum Beispiel /info-center, oder eine andere mit https://.`,
      isOptional: true
    },
    linkText: {
      kind: "text",
      maxLength: promptLengths.linkText,
      label: msg`Worte des Links`,
      hint: msg`Sagen, wohin er führt: „Alles zur CO₂-Abgabe“.`,
      isOptional: true
    }
  },
  problems: {
    "text.required": msg`Bitte schreiben Sie, was Besucher wissen sollen.`,
    "path.invalid": msg`Eine Adresse beginnt mit einem Schrägstrich und hat Kleinbuchstaben, Ziffern und Striche: /pelletpreise/bayern`,
    "path.misplaced": msg`Diese Adresse gehört nicht zur gewählten Stelle.`,
    "startsAt.required": msg`Bitte sagen Sie, ab wann der Hinweis erscheint.`,
    "startsAt.invalid": msg`Bitte prüfen Sie Tag und Uhrzeit des Beginns.`,
    "endsAt.invalid": msg`Bitte prüfen Sie Tag und Uhrzeit des Endes.`,
    "endsAt.endsBefore": msg`Das Ende muss nach dem Beginn liegen.`,
    "linkHref.linkTarget": msg`Ein Link führt zu einer Seite von uns (/…) oder mit https:// woanders hin.`,
    "linkHref.required": msg`Zu den Worten fehlt noch der Link.`,
    "linkText.required": msg`Bitte schreiben Sie, wie der Link heißt.`
  },
  saved: msg`Hinweis gespeichert`
}

/** Explains for each refusal code why a notice was not removed. */
export const removalProblems: Readonly<Record<string, MessageDescriptor>> = {
  overtaken: msg`Jemand hat diesen Hinweis eben geändert. Schließen Sie das Fenster und sehen Sie ihn noch einmal an.`
}
