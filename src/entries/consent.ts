import { consentWords } from "../domain/consent/consent-words.ts"
import { purposesOf } from "../domain/consent/purposes.ts"
import type { ConsentState } from "../machines/consent/consent-chart.ts"
import { stopStrayClicks } from "../services/browser/double-click.ts"
import { consentOnCall } from "../services/consent/consent-on-call.ts"
import type { RunningConsent } from "../services/consent/consent-script.ts"
import { readPageData } from "../services/page/page-data.ts"
import { type ConsentLook, consentPanel } from "../ui/consent/consent-panel.ts"

const looks: Readonly<Partial<Record<ConsentState, ConsentLook>>> = {
  asking: "panel",
  choosing: "dialog",
  changing: "dialog"
}

const { consent: version, prefix } = readPageData()
const panel = consentPanel({
  asked: purposesOf(version),
  prefix,
  onAnswer: (granted) =>
    tell((consent) => {
      consent.answer(granted)
      panel.say(consentWords.saved)
    }),
  onClose: () => tell((consent) => consent.closeSettings()),
  // loads the script early, so that it is available when a button is clicked
  onContact: () => tell(() => {})
})
// the closing panel uncovers other elements, which the second click of a double click would hit (rule
// page.double-click)
stopStrayClicks()
const run = consentOnCall(
  version,
  async () =>
    (await import("./consent-run.ts")).runConsent((state, granted) =>
      panel.show(looks[state] ?? "hidden", granted)
    ),
  () => panel.show("panel", [])
)

const tell = (what: (consent: RunningConsent) => void): void => {
  run().then(
    what,
    // if the script cannot be loaded, no choice can be stored: the panel is hidden, and the next page shows the panel
    // again
    () => panel.show("hidden", [])
  )
}

/** Opens the consent settings again, with the visitor's current choice (rule consent.change). */
export const openSettings = async (): Promise<void> => {
  panel.say("")
  ;(await run()).openSettings()
}
