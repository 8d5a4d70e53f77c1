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
  // so that the script is there when a button is clicked
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
    // without its script it can take no answer: nothing is stored, and the next page asks again
    () => panel.show("hidden", [])
  )
}

/** Opens the settings again, with the current answer (rule consent.change). */
export const openSettings = async (): Promise<void> => {
  panel.say("")
  ;(await run()).openSettings()
}
