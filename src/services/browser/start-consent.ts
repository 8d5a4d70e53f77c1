import type { PageData } from "../page/page-data.ts"
import { campaignKey } from "./campaign-key.ts"
import { readCookie } from "./cookies.ts"
import { plainLinkOf } from "./plain-link.ts"
import { tabValues } from "./storage.ts"

/** The part of the consent that loads when there is something to ask, to change or to let in. */
interface ConsentScript {
  readonly openSettings: () => void
}

/**
 * Loads the consent's script where its cookie calls for it: there is no answer yet, what was agreed to has something to do
 * on this page, or the visitor wants to change the answer (rule consent.change). All others load nothing of it.
 */
export const startConsent = (
  { consent }: Pick<PageData, "consent">,
  load: () => Promise<ConsentScript>
): void => {
  if (consent === "") return
  const isCalled =
    !readCookie(document.cookie, "consent")?.startsWith(`${consent}.`) ||
    document.documentElement.dataset["clarity"] !== undefined ||
    // what this tab keeps must go when another one withdraws
    tabValues.get(campaignKey) !== undefined ||
    /[?&]utm_/u.test(location.search)
  // without it nothing is kept and the page is whole
  if (isCalled) (globalThis.requestIdleCallback ?? setTimeout)(() => void load().catch(() => {}))
  addEventListener(
    "click",
    (event) => {
      const link = plainLinkOf(event, "[data-consent]")
      if (link === undefined) return
      event.preventDefault()
      event.stopPropagation()
      load().then(
        ({ openSettings }) => openSettings(),
        // the link's own page says what is kept
        () => location.assign(link.href)
      )
    },
    true
  )
}
