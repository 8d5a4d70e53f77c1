import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { ReviewDecision } from "../../../domain/review/desk-review.ts"
import type { HeldCause, ReportReason } from "../../../domain/review/review.ts"

export const heldTexts: Readonly<Record<HeldCause, MessageDescriptor>> = {
  sameWords: msg`Wartet: gleicher Wortlaut`,
  burst: msg`Wartet: viele auf einmal`
}

export const reportTexts: Readonly<Record<ReportReason, MessageDescriptor>> = {
  untrue: msg`Gemeldet: stimmt nicht`,
  insult: msg`Gemeldet: beleidigt jemanden`,
  personalData: msg`Gemeldet: verrät Angaben über jemanden`,
  advertising: msg`Gemeldet: wirbt für etwas`,
  other: msg`Gemeldet: etwas anderes`
}

export const decisionNames: Readonly<Record<ReviewDecision, MessageDescriptor>> = {
  keep: msg`Behalten`,
  takeDown: msg`Herunternehmen`,
  restore: msg`Wiederherstellen`
}

export const decisionTitles: Readonly<Record<ReviewDecision, MessageDescriptor>> = {
  keep: msg`Bewertung behalten?`,
  takeDown: msg`Bewertung herunternehmen?`,
  restore: msg`Bewertung wiederherstellen?`
}

const decisionDescriptions: Readonly<Record<ReviewDecision, MessageDescriptor>> = {
  keep: msg`Sie bleibt zu sehen und zählt. Meldungen sind damit erledigt; wer dabei eine E-Mail-Adresse angegeben hat, bekommt eine E-Mail.`,
  takeDown: msg`Sie ist dann nicht mehr zu sehen und zählt nicht mehr. Käufer und Händler bekommen Ihren Grund per E-Mail.`,
  restore: msg`Sie ist dann wieder zu sehen und zählt. Käufer und Händler bekommen eine E-Mail.`
}

const publishedDescription = msg`Sie ist dann zu sehen und zählt. Käufer und Händler bekommen eine E-Mail.`

/** Returns what follows from a decision; keeping a review that was held back publishes it. */
export const descriptionOf = (decision: ReviewDecision, isHeld: boolean): MessageDescriptor =>
  decision === "keep" && isHeld ? publishedDescription : decisionDescriptions[decision]

export const decisionsDone: Readonly<Record<ReviewDecision, MessageDescriptor>> = {
  keep: msg`Bewertung behalten`,
  takeDown: msg`Bewertung heruntergenommen`,
  restore: msg`Bewertung wiederhergestellt`
}

export const decisionProblems: Readonly<Record<string, MessageDescriptor>> = {
  required: msg`Bitte schreiben Sie einen Grund.`,
  overtaken: msg`An dieser Bewertung hat sich gerade etwas geändert. Bitte schließen Sie das Fenster und sehen Sie noch einmal hin.`
}
