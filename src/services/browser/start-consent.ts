import type { PageData } from "../page/page-data.ts"
import { campaignKey } from "./campaign-key.ts"
import { readCookie } from "./cookies.ts"
import { plainLinkOf } from "./plain-link.ts"
import { tabValues } from "./storage.ts"

/** The exports of the consent script, which is loaded only when consent must be requested, changed or applied. */
interface ConsentScript {
  readonly openSettings: () => Promise<void>
}

/**
 * Loads the consent script if it is needed: there is no consent answer yet, a granted purpose has something to do on
 * this page, or the visitor wants to change the answer (rule consent.change). For other visitors nothing is loaded.
 */
export const startConsent = (
  { consent }: Pick<PageData, "consent">,
  load: () => Promise<ConsentScript>
): void => {
  if (consent === "") return
  const isCalled =
    !readCookie(document.cookie, "consent")?.startsWith(`${consent}.`) ||
    document.documentElement.dataset["clarity"] !== undefined ||
    // if this tab has stored a campaign, the script must delete it when consent is withdrawn in another tab
    tabValues.get(campaignKey) !== undefined ||
    /[?&]utm_/u.test(location.search)
  // a failure can be ignored: without the script nothing is stored and the page is complete
  if (isCalled) (globalThis.requestIdleCallback ?? setTimeout)(() => void load().catch(() => {}))
  addEventListener(
    "click",
    (event) => {
      const link = plainLinkOf(event, "[data-consent]")
      if (link === undefined) return
      event.preventDefault()
      event.stopPropagation()
      load()
        .then(({ openSettings }) => openSettings())
        // if the script does not load, the linked page is opened instead, which describes the stored data
        .catch(() => location.assign(link.href))
    },
    true
  )
}
