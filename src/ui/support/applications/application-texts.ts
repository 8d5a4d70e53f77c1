import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type {
  ApplicationAct,
  ApplicationLogEvent,
  ApplicationState
} from "../../../domain/dealer-application/application.ts"

export const stateTexts: Readonly<Record<ApplicationState, MessageDescriptor>> = {
  new: msg`Neu`,
  taken: msg`In Arbeit`,
  accepted: msg`Angenommen`,
  refused: msg`Abgelehnt`
}

export const logTexts: Readonly<Record<ApplicationLogEvent, MessageDescriptor>> = {
  send: msg`Anfrage eingegangen`,
  take: msg`Übernommen`,
  handOver: msg`Übergeben`,
  giveBack: msg`Zurückgegeben`,
  accept: msg`Angenommen`,
  refuse: msg`Abgelehnt`
}

export const actNames: Readonly<Record<ApplicationAct, MessageDescriptor>> = {
  take: msg`Übernehmen`,
  accept: msg`Annehmen`,
  refuse: msg`Ablehnen`
}

export const actTitles: Readonly<Record<ApplicationAct, MessageDescriptor>> = {
  take: msg`Anfrage übernehmen?`,
  accept: msg`Anfrage annehmen?`,
  refuse: msg`Anfrage ablehnen?`
}

export const actDescriptions: Readonly<Record<ApplicationAct, MessageDescriptor>> = {
  take: msg`Sie stehen dann als zuständig da. Beantwortet wird eine Anfrage erst, wenn jemand sie übernommen hat.`,
  accept: msg`Ihre Antwort geht sofort per E-Mail hinaus und lässt sich nicht zurücknehmen. Händler und Konto legen Sie danach an.`,
  refuse: msg`Ihre Antwort geht sofort per E-Mail hinaus und lässt sich nicht zurücknehmen.`
}

export const actsDone: Readonly<Record<ApplicationAct, MessageDescriptor>> = {
  take: msg`Anfrage übernommen`,
  accept: msg`Anfrage angenommen`,
  refuse: msg`Anfrage abgelehnt`
}

export const actProblems: Readonly<Record<string, MessageDescriptor>> = {
  required: msg`Bitte schreiben Sie eine Antwort.`,
  overtaken: msg`Jemand anderes war schneller. Bitte schließen Sie das Fenster und sehen Sie noch einmal hin.`
}
