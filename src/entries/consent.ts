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
// the panel makes room: a second click of a double click would press what it has covered (rule page.double-click)
stopStrayClicks()
consent.start((state, granted) => panel.show(looks[state], granted))

/** Opens the question anew, with the answer that stands (rule consent.change). */
export const openSettings = (): void => {
  panel.say("")
  consent.openSettings()
}
