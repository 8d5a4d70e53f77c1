import { locales } from "./domain/locale/locale.ts"
import { clearOnStart } from "./services/browser/clear-on-start.ts"
import { rememberLocale } from "./services/browser/cookies.ts"
import { showDocumentLoads } from "./services/browser/document-loads.ts"
import { hasKeptWishes } from "./services/browser/has-kept-wishes.ts"
import { recallForm, simpleForm } from "./services/browser/recalled-form.ts"
import { startConsent } from "./services/browser/start-consent.ts"
import { startIslands } from "./services/islands/start-islands.ts"
import { reportFailure, traceErrors } from "./services/error-trace/report-failure.ts"
import { readPageData } from "./services/page/page-data.ts"
import { startForSignedIn } from "./services/session/start-for-signed-in.ts"

traceErrors()
const status = document.querySelector<HTMLElement>("[data-error-status]")?.dataset["errorStatus"]
if (status) reportFailure(Number(status))

const page = readPageData()
const { locale, session } = page
const { countryId } = locales[locale]
const form = simpleForm()
const recalledGroup = form === null ? undefined : recallForm(form, countryId)
if (form !== null) clearOnStart(form, countryId)

const files = import.meta.glob("./ui/**/*.island.tsx")

startIslands({
  find: (name) => files[`./ui/${name}.island.tsx`],
  isNeeded: (element) => recalledGroup !== undefined && element.contains(form),
  mount: async (element, load) => (await import("./entry-island.tsx")).mountIsland(element, load)
})
rememberLocale(locale)
const bar = document.querySelector<HTMLElement>("[data-progress]")
if (bar !== null) showDocumentLoads(bar)
startForSignedIn(session !== null, () => import("./entry-session.tsx"))
startConsent(page, () => import("./entry-consent.ts"))

const groups = document.querySelector<HTMLElement>("[data-price-groups]")
if (groups !== null)
  import("./services/prices/kept-groups.ts")
    .then(async ({ recallGroups }) => recallGroups(groups, countryId))
    // the usual ones stand there
    .catch(() => {})

// only for who has calculated here before, and then has most of that script already
const place = document.querySelector<HTMLElement>("[data-own-price]")
if (place !== null && hasKeptWishes(countryId))
  import("./entry-own-price.ts")
    .then(async ({ showOwnPrice }) => showOwnPrice(place))
    // the page is whole without it
    .catch(() => {})

const slots = document.querySelectorAll<HTMLElement>("[data-advert]")
if (slots.length > 0)
  import("./entry-advert.ts")
    .then(({ startAdverts }) => startAdverts(slots))
    // the page is whole without adverts
    .catch(() => {})
