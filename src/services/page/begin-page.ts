import { rememberLocale } from "../browser/cookies.ts"
import { startConsent } from "../browser/start-consent.ts"
import { traceErrors } from "../error-trace/report-failure.ts"
import { startForSignedIn } from "../session/start-for-signed-in.ts"
import type { PageData } from "./page-data.ts"

let hasBegun = false

/**
 * Starts what every page of the shop needs, whether the page is hydrated at once or later; only the first call has an
 * effect.
 */
export const beginPage = (
  page: Pick<PageData, "locale" | "session" | "consent">,
  loadSession: Parameters<typeof startForSignedIn>[1],
  loadConsent: Parameters<typeof startConsent>[1]
): void => {
  if (hasBegun) return
  hasBegun = true
  traceErrors()
  rememberLocale(page.locale)
  startForSignedIn(page.session !== null, loadSession)
  startConsent(page, loadConsent)
}
