import { locales } from "../domain/locale/locale.ts"
import { offerLifetime } from "../domain/offer/offer.ts"
import { keepSentWishes } from "../services/browser/sent-wishes.ts"
import { beginPage } from "../services/page/begin-page.ts"
import { readPageData } from "../services/page/page-data.ts"

/** Makes the inline script of the page (start-page.ts) load all other scripts, which are deferred until then. */
const wake = (): void => {
  dispatchEvent(new Event("wake"))
}

const page = readPageData()
beginPage(
  page,
  () => import("./session.tsx"),
  () => import("./consent.ts")
)
// end-to-end tests count machine states from the start, so pages in the build for these tests hydrate immediately
if (import.meta.env.MODE === "e2e") wake()
else keepSentWishes(locales[page.locale].countryId, wake)
// when the shown offers expire, the page hydrates and calculates them again, like any hydrated page
setTimeout(wake, offerLifetime - performance.now())
