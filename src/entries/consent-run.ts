import { readPageData } from "../services/page/page-data.ts"
import { consentOfPage, type RunningConsent, type ShowConsent } from "../services/consent/consent-script.ts"

/** Starts the consent machine of this page. */
export const runConsent = (show: ShowConsent): RunningConsent => {
  const consent = consentOfPage(readPageData())
  consent.start(show)
  return consent
}
