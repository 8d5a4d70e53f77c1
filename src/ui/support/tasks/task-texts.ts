import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { TaskAct } from "../../../domain/desk-task/desk-task.ts"
import type { TaskKind } from "../../../domain/desk-task/task-kinds.ts"

/** Names of the task kinds. */
export const kindTexts: Readonly<Record<TaskKind, MessageDescriptor>> = {
  withdrawal: msg`Widerruf prüfen`,
  paymentMismatch: msg`Zahlung passt nicht`,
  returnedDebit: msg`Lastschrift zurückgegeben`,
  givenUpMail: msg`E-Mail nicht zugestellt`,
  changedAddress: msg`Adresse nach Bestellung geändert`,
  review: msg`Bewertung prüfen`,
  application: msg`Neuer Händler`,
  textReview: msg`Text gegenlesen`
}

/** Explains why a payment needs checking, by the cause code of the payment's state machine. */
export const causeTexts: Readonly<Record<string, MessageDescriptor>> = {
  amount: msg`Der Betrag ist ein anderer als verlangt.`,
  unasked: msg`Der Zahlungsdienst meldet etwas, das niemand verlangt hat.`,
  reversed: msg`Das Geld ist zurückgebucht worden.`
}

/** Labels of the buttons in a row. */
export const actNames: Readonly<Record<TaskAct, MessageDescriptor>> = {
  take: msg`Übernehmen`,
  giveBack: msg`Zurückgeben`,
  handOver: msg`Übergeben`,
  postpone: msg`Zurückstellen`,
  recall: msg`Wieder vorlegen`,
  close: msg`Erledigt`
}

export const actTitles: Readonly<Record<TaskAct, MessageDescriptor>> = {
  take: msg`Aufgabe übernehmen?`,
  giveBack: msg`Aufgabe zurückgeben?`,
  handOver: msg`Aufgabe übergeben`,
  postpone: msg`Aufgabe zurückstellen`,
  recall: msg`Aufgabe wieder vorlegen?`,
  close: msg`Aufgabe erledigt?`
}

export const actDescriptions: Readonly<Record<TaskAct, MessageDescriptor>> = {
  take: msg`Sie stehen dann als zuständig da.`,
  giveBack: msg`Danach ist niemand mehr zuständig.`,
  handOver: msg`Zuständig sein kann, wer diese Art von Aufgaben erledigen darf.`,
  postpone: msg`Bis zu diesem Tag steht die Aufgabe unter „Zurückgestellt“ und wird nicht mitgezählt.`,
  recall: msg`Die Aufgabe steht dann wieder in der Liste.`,
  close: msg`Die Aufgabe verschwindet für alle aus der Liste. Ihre Notiz bleibt gespeichert.`
}

export const actsDone: Readonly<Record<TaskAct, MessageDescriptor>> = {
  take: msg`Aufgabe übernommen`,
  giveBack: msg`Aufgabe zurückgegeben`,
  handOver: msg`Aufgabe übergeben`,
  postpone: msg`Aufgabe zurückgestellt`,
  recall: msg`Aufgabe wieder vorgelegt`,
  close: msg`Aufgabe erledigt`
}

/** Explains for each of the server's codes why an action was refused. */
export const actProblems: Readonly<Record<string, MessageDescriptor>> = {
  required: msg`Bitte schreiben Sie eine Notiz.`,
  notADay: msg`Bitte nennen Sie einen Tag.`,
  past: msg`Bitte nennen Sie einen Tag ab morgen.`,
  tooFar: msg`Länger als 90 Tage ruht keine Aufgabe.`,
  unknown: msg`Dieses Konto darf die Aufgabe nicht erledigen.`,
  overtaken: msg`Die Aufgabe hat sich inzwischen geändert. Die Liste zeigt den neuen Stand.`,
  held: msg`Die Aufgabe hat inzwischen jemand anderes übernommen. Die Liste zeigt, wer.`,
  gone: msg`Die Aufgabe ist inzwischen erledigt.`
}

/** Returns the error text that names the user who has taken the task. */
export const heldBy = (name: string): MessageDescriptor =>
  msg`Die Aufgabe hat inzwischen ${name} übernommen. Die Liste zeigt den neuen Stand.`
