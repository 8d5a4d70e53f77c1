import { locales } from "../domain/locale/locale.ts"
import { offerLifetime } from "../domain/offer/offer.ts"
import { keepSentWishes } from "../services/browser/sent-wishes.ts"
import { beginPage } from "../services/page/begin-page.ts"
import { readPageData } from "../services/page/page-data.ts"

/** Asks the script that stands in the page for all others (start-page.ts). */
const wake = (): void => {
  dispatchEvent(new Event("wake"))
}

const page = readPageData()
beginPage(
  page,
  () => import("./session.tsx"),
  () => import("./consent.ts")
)
// pages whose machines are counted live from the beginning
if (import.meta.env.MODE === "e2e") wake()
else keepSentWishes(locales[page.locale].countryId, wake)
// offers that are shown no longer hold: the page calculates them again, as it does when it is awake
setTimeout(wake, offerLifetime - performance.now())
