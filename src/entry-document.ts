import { locales } from "./domain/locale.ts"
import { rememberLocale } from "./services/browser/cookies.ts"
import { hasKeptWishes } from "./services/browser/has-kept-wishes.ts"
import { startIslands } from "./services/islands/start-islands.ts"
import { reportFailure, traceErrors } from "./services/error-trace/report-failure.ts"
import { readPageData } from "./services/page/page-data.ts"

traceErrors()
const status = document.querySelector<HTMLElement>("[data-error-status]")?.dataset["errorStatus"]
if (status) reportFailure(Number(status))

const files = import.meta.glob("./ui/**/*.island.tsx")

startIslands({
  find: (name) => files[`./ui/${name}.island.tsx`],
  mount: async (element, load) => (await import("./entry-island.tsx")).mountIsland(element, load)
})
const { locale } = readPageData()
rememberLocale(locale)

// only for who has calculated here before, and then has most of that script already
const place = document.querySelector<HTMLElement>("[data-own-price]")
if (place !== null && hasKeptWishes(locales[locale].countryId))
  import("./entry-own-price.ts")
    .then(async ({ showOwnPrice }) => showOwnPrice(place))
    // the page is whole without it
    .catch(() => {})
