import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { ConfigurationData } from "../../../domain/options/configuration-data.ts"
import { optionRuleLengths } from "../../../domain/options/rules/option-rules.ts"
import type { FieldText, FormTexts } from "../../kit/desk-form/form-texts.ts"

/** Form fields of an option or of a group of options, by the part of the field name before the underscore. */
export const rulesFields = {
  offered: { kind: "checkbox", label: msg`Wird angeboten` },
  name: { kind: "text", maxLength: optionRuleLengths.name, label: msg`Name`, isRequired: true },
  shortName: {
    kind: "text",
    maxLength: optionRuleLengths.shortName,
    label: msg`Kurzname`,
    isRequired: true
  },
  infoText: {
    kind: "text",
    maxLength: optionRuleLengths.infoText,
    label: msg`Erklärung`,
    isOptional: true
  },
  upselling: { kind: "checkbox", label: msg`Als Extra zeigen` },
  default: {
    kind: "select",
    options: [],
    label: msg`Vorgabe`,
    hint: msg`Gilt, solange niemand etwas anderes wählt. Sie darf nichts kosten.`
  },
  needed: {
    kind: "checkbox",
    label: msg`Die Bestellung braucht eine bestimmte Wahl`,
    hint: msg`„Beliebig“ und „kein Wunschtermin“ genügen dann zum Vergleichen, nicht zum Bestellen.`
  },
  order: { kind: "text", maxLength: 200, label: msg`Reihenfolge` },
  exclusions: { kind: "checks", options: [], label: msg`Geht nicht zusammen` }
} as const satisfies Readonly<Record<string, FieldText>>

export type RulesFieldKind = keyof typeof rulesFields

const isKind = (text: string): text is RulesFieldKind => text in rulesFields

/**
 * Returns the description of a form field, and its option or group; `undefined` if there is no field with this name.
 */
export const rulesFieldOf = ({ groups }: Pick<ConfigurationData, "groups">, name: string) => {
  const [kind = "", of = ""] = name.split("_")
  if (!isKind(kind)) return undefined
  const subject =
    groups.find(({ key }) => key === of)?.name ??
    groups.flatMap(({ parameters }) => parameters).find(({ id }) => String(id) === of)?.name
  return { kind, text: rulesFields[kind], subject }
}

/** Texts of the form for a country and product group; the fields of the form are in `rulesFields`. */
export const rulesTexts: FormTexts<never> = {
  id: "rules",
  fields: {},
  problems: {
    twice: msg`Das steht doppelt da.`,
    unknown: msg`Das kennt der Katalog nicht. Bitte laden Sie die Seite neu.`,
    nothingFree: msg`Etwas, das nichts kostet und kein Extra ist, muss angeboten bleiben: Sonst kann niemand ohne Aufpreis bestellen.`,
    noPayment: msg`Eine Zahlungsart, mit der bezahlt werden kann, muss angeboten bleiben.`,
    defaultHidden: msg`Die Vorgabe wird nicht angeboten. Wählen Sie eine andere, oder bieten Sie sie an.`,
    defaultCosts: msg`Die Vorgabe darf nichts kosten und kein Extra sein.`,
    neededHidden: msg`Verlangt wird eine bestimmte Wahl, angeboten wird keine.`,
    sameGroup: msg`Von einer Gruppe wird ohnehin nur eine Option gewählt.`,
    neededExcludes: msg`Eine angebotene Option geht mit keiner Wahl aus dieser Gruppe zusammen: Niemand könnte sie bestellen. Bieten Sie die Option nicht mehr an, oder lassen Sie die Wahl hier frei.`,
    excludesAll: msg`Eine Option würde alles aus einer anderen Gruppe ausschließen: Niemand könnte sie bestellen.`,
    excludesDefault: msg`Eine Vorgabe muss zu allem passen und kann nichts ausschließen.`
  },
  note: msg`Kunden merken davon nichts, bis Sie veröffentlichen.`,
  save: msg`Entwurf speichern`,
  saved: msg`Entwurf gespeichert`
}

/** Explains for each refusal code why an action on a draft was refused. */
export const actProblems: Readonly<Record<string, MessageDescriptor>> = {
  overtaken: msg`Jemand hat diese Optionen eben geändert. Schließen Sie das Fenster und sehen Sie sie noch einmal an.`,
  gone: msg`Es gibt keinen Entwurf mehr. Schließen Sie das Fenster und sehen Sie die Optionen noch einmal an.`
}
