import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { FormProblem } from "../../../domain/editing/form-rules.ts"

const others = msg`Der Server nimmt das so nicht an. Bitte prüfen Sie die Angaben.`

const common: Readonly<Record<string, MessageDescriptor>> = {
  required: msg`Bitte füllen Sie dieses Feld aus.`,
  invalid: msg`Bitte prüfen Sie diese Angabe.`,
  tooLong: msg`Dieser Text ist zu lang. Bitte kürzen Sie ihn.`,
  noNumber: msg`Bitte geben Sie eine Zahl an.`,
  tooSmall: msg({ message: "Diese Zahl ist zu klein. Möglich ist mindestens {least}." }),
  tooBig: msg({ message: "Diese Zahl ist zu groß. Möglich ist höchstens {most}." }),
  forbidden: msg`Das dürfen Sie nicht.`,
  signedOut: msg`Sie sind nicht mehr angemeldet. Melden Sie sich in einem anderen Fenster an und speichern Sie dann noch einmal.`,
  gone: msg`Diesen Eintrag gibt es nicht mehr. Bitte laden Sie die Seite neu.`,
  unreachable: msg`Der Server hat nicht geantwortet. Bitte versuchen Sie es noch einmal.`
}

type Own = Readonly<Record<string, MessageDescriptor>>

const ownText = ({ field, code }: FormProblem, own: Own): MessageDescriptor | undefined =>
  own[`${field}.${code}`] ?? own[code]

/**
 * Returns the text for an error that prevents saving: the form's own text if there is one, otherwise the common text.
 * The error's parameters are added to the values that the text already has.
 */
export const problemText = (problem: FormProblem, own: Own = {}): MessageDescriptor => {
  const text = ownText(problem, own) ?? common[problem.code] ?? others
  return problem.params === undefined ? text : { ...text, values: { ...text.values, ...problem.params } }
}

/** Whether the text itself names the field; common texts do not. */
export const namesItsField = (problem: FormProblem, own: Own = {}): boolean =>
  ownText(problem, own) !== undefined
