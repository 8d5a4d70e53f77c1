import { consentWords } from "../domain/consent/consent-words.ts"
import type { ConsentState } from "../machines/consent/consent-chart.ts"
import { stopStrayClicks } from "../services/browser/double-click.ts"
import { consentOfPage } from "../services/consent/consent-script.ts"
import { readPageData } from "../services/page/page-data.ts"
import { type ConsentLook, consentPanel } from "../ui/consent/consent-panel.ts"

const looks: Readonly<Record<ConsentState, ConsentLook>> = {
  sorting: "hidden",
  silent: "hidden",
  asking: "panel",
  choosing: "dialog",
  answered: "hidden",
  changing: "dialog"
}

const page = readPageData()
const consent = consentOfPage(page)
const panel = consentPanel({
  asked: consent.asked,
  prefix: page.prefix,
  onAnswer: (granted) => {
    consent.answer(granted)
    panel.say(consentWords.saved)
  },
  onClose: consent.closeSettings
})
// the closing panel uncovers other elements, which the second click of a double click would hit (rule
// page.double-click)
stopStrayClicks()
consent.start((state, granted) => panel.show(looks[state], granted))

/** Opens the settings again, with the current answer (rule consent.change). */
export const openSettings = (): void => {
  panel.say("")
  consent.openSettings()
}
