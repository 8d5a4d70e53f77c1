import { rememberLocale } from "./services/browser/cookies.ts"
import { startIslands } from "./services/islands/start-islands.ts"
import { readPageData } from "./services/page/page-data.ts"

const files = import.meta.glob("./ui/**/*.island.tsx")

startIslands({
  find: (name) => files[`./ui/${name}.island.tsx`],
  mount: async (element, load) => (await import("./entry-island.tsx")).mountIsland(element, load)
})
rememberLocale(readPageData().locale)
