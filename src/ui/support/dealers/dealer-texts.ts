import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { DealerAct, DealerStanding } from "../../../domain/dealer-desk/dealer-state.ts"

export const standingTexts: Readonly<Record<DealerStanding, MessageDescriptor>> = {
  active: msg`Aktiv`,
  paused: msg`Pausiert`,
  ended: msg`Beendet`,
  resting: msg`Ruht`
}

/** Staff actions on a dealer: change the status, or confirm the unchanged price list (rule price-list.age). */
export type DeskAct = DealerAct | "hold"

/** Labels of the button that starts an action and of the button that confirms it. */
export const actNames: Readonly<Record<DeskAct, MessageDescriptor>> = {
  pause: msg`Pausieren`,
  resume: msg`Aktivieren`,
  end: msg`Beenden`,
  hold: msg`Preise bestätigen`
}

export const actTitles: Readonly<Record<DeskAct, MessageDescriptor>> = {
  pause: msg`Händler pausieren?`,
  resume: msg`Händler aktivieren?`,
  end: msg`Händler für immer beenden?`,
  hold: msg`Gelten die Preise noch?`
}

export const actDescriptions: Readonly<Record<DeskAct, MessageDescriptor>> = {
  pause: msg`Seine Angebote verschwinden sofort. Seine Seite bleibt stehen und sagt, dass er pausiert. Laufende Bestellungen gehen weiter.`,
  resume: msg`Er steht sofort mit seinen Preisen in den Angeboten.`,
  end: msg`Seine Angebote und seine Seite verschwinden sofort. Das lässt sich nicht zurücknehmen. Laufende Bestellungen gehen weiter.`,
  hold: msg`Das Alter der Preisliste beginnt von vorn. Angebote, die ruhen, sind sofort wieder da. Fragen Sie vorher den Händler.`
}

export const actsDone: Readonly<Record<DeskAct, MessageDescriptor>> = {
  pause: msg`Händler pausiert`,
  resume: msg`Händler aktiviert`,
  end: msg`Händler beendet`,
  hold: msg`Preise bestätigt`
}

/** Texts for refused actions and removals. */
export const actProblems: Readonly<Record<string, MessageDescriptor>> = {
  required: msg`Bitte geben Sie einen Grund an.`,
  rowsMissing: msg`Dieser Händler hat keine Preise, die gelten könnten. Tragen Sie zuerst eine Preisliste ein.`,
  overtaken: msg`Jemand anderes war schneller. Bitte schließen Sie das Fenster und sehen Sie noch einmal hin.`
}
