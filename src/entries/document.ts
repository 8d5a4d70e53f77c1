import { locales } from "../domain/locale/locale.ts"
import { startAdverts } from "../services/adverts/start-adverts.ts"
import { rememberLocale } from "../services/browser/cookies.ts"
import { showDocumentLoads } from "../services/browser/document-loads.ts"
import { keepsAny } from "../services/browser/keeps-any.ts"
import { clearOnStart, simpleForm } from "../services/browser/simple-form.ts"
import { startConsent } from "../services/browser/start-consent.ts"
import { priceGroupsKey, storeKey, wishesKey } from "../services/browser/storage.ts"
import { startIslands } from "../services/islands/start-islands.ts"
import { reportFailure, traceErrors } from "../services/error-trace/report-failure.ts"
import { readPageData } from "../services/page/page-data.ts"
import { startForSignedIn } from "../services/session/start-for-signed-in.ts"

traceErrors()
const status = document.querySelector<HTMLElement>("[data-error-status]")?.dataset["errorStatus"]
if (status) reportFailure(Number(status))

const page = readPageData()
const { locale, session } = page
const { countryId } = locales[locale]

const files = import.meta.glob("../ui/**/*.island.tsx")

const sleeperAround = startIslands({
  find: (name) => files[`../ui/${name}.island.tsx`],
  mount: async (element, load) => (await import("./island.tsx")).mountIsland(element, load)
})

const form = simpleForm()
if (form !== null) {
  clearOnStart(form, countryId)
  // restores the visitor's last request, even if it was made in another country
  if (keepsAny(storeKey("")))
    import("../services/browser/recalled-form.ts")
      .then(({ recallForm }) => {
        // a hydrated form restores the last request itself, so the form's part of the page is hydrated
        const wake = sleeperAround(form)
        if (wake !== undefined && recallForm(form, countryId) !== undefined) wake()
      })
      // after an error, the form stays as rendered
      .catch(() => {})
}
rememberLocale(locale)
const bar = document.querySelector<HTMLElement>("[data-progress]")
if (bar !== null) showDocumentLoads(bar)
startForSignedIn(session !== null, () => import("./session.tsx"))
startConsent(page, () => import("./consent.ts"))

const groups = document.querySelector<HTMLElement>("[data-price-groups]")
if (
  groups !== null &&
  (/[?&]gruppen=/u.test(location.search) ||
    [priceGroupsKey, storeKey].some((key) => keepsAny(key(countryId))))
)
  import("../services/prices/kept-groups.ts")
    .then(async ({ recallGroups }) => recallGroups(groups, countryId))
    // after an error, the default groups stay
    .catch(() => {})

const alarmZip = document.querySelector<HTMLInputElement>("#alarm-zipCode")
if (alarmZip !== null && keepsAny(storeKey(countryId)))
  import("./alarm-zip.ts")
    .then(async ({ fillAlarmZip }) => fillAlarmZip(alarmZip, countryId))
    // after an error, the field stays empty
    .catch(() => {})

// the script is loaded only for visitors who have calculated a price here before, because their cache already contains
// most of it
const place = document.querySelector<HTMLElement>("[data-own-price]")
if (place !== null && keepsAny(wishesKey({ countryId, productGroupId: "" })))
  import("./own-price.ts")
    .then(async ({ showOwnPrice }) => showOwnPrice(place))
    // after an error, nothing else is needed: the page is complete without the visitor's own price
    .catch(() => {})

const slots = document.querySelectorAll<HTMLElement>("[data-advert]")
if (slots.length > 0) startAdverts(slots, () => import("./adverts.ts"))
