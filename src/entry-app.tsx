import { RouterClient } from "@tanstack/react-router/ssr/client"
import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { createApp } from "./app.tsx"
import { loadCatalog } from "./locales/catalogs.ts"
import { rememberLocale } from "./services/browser/cookies.ts"
import { browserClient } from "./services/client/browser-client.ts"
import { readPageData } from "./services/page/page-data.ts"

const page = readPageData()
const router = createApp({ page, messages: await loadCatalog(page.locale), client: browserClient() })
startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />)
})
rememberLocale(page.locale)
