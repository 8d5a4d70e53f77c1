import { rememberLocale } from "./services/browser/cookies.ts"
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
rememberLocale(readPageData().locale)
