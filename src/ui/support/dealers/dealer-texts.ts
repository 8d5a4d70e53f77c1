import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { DealerAct, DealerState } from "../../../domain/dealer-desk/dealer-state.ts"

export const stateTexts: Readonly<Record<DealerState, MessageDescriptor>> = {
  active: msg`Aktiv`,
  paused: msg`Pausiert`,
  ended: msg`Beendet`
}

/** What stands on the button, and on that of the question. */
export const actNames: Readonly<Record<DealerAct, MessageDescriptor>> = {
  pause: msg`Pausieren`,
  resume: msg`Aktivieren`,
  end: msg`Beenden`
}

export const actTitles: Readonly<Record<DealerAct, MessageDescriptor>> = {
  pause: msg`Händler pausieren?`,
  resume: msg`Händler aktivieren?`,
  end: msg`Händler für immer beenden?`
}

export const actDescriptions: Readonly<Record<DealerAct, MessageDescriptor>> = {
  pause: msg`Seine Angebote verschwinden sofort. Seine Seite bleibt stehen und sagt, dass er pausiert. Laufende Bestellungen gehen weiter.`,
  resume: msg`Er steht sofort mit seinen Preisen in den Angeboten.`,
  end: msg`Seine Angebote und seine Seite verschwinden sofort. Das lässt sich nicht zurücknehmen. Laufende Bestellungen gehen weiter.`
}

export const actsDone: Readonly<Record<DealerAct, MessageDescriptor>> = {
  pause: msg`Händler pausiert`,
  resume: msg`Händler aktiviert`,
  end: msg`Händler beendet`
}

/** What refusals of acts and removals mean. */
export const actProblems: Readonly<Record<string, MessageDescriptor>> = {
  required: msg`Bitte geben Sie einen Grund an.`,
  overtaken: msg`Jemand anderes war schneller. Bitte schließen Sie das Fenster und sehen Sie noch einmal hin.`
}
