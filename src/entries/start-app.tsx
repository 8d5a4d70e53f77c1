import { RouterClient } from "@tanstack/react-router/ssr/client"
import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { type AppOptions, createApp } from "./create-app.tsx"
import type { LoadTexts } from "../locales/catalogs.ts"
import { reloadOnMissingChunks } from "../services/browser/chunk-reload.ts"
import { stopStrayClicks } from "../services/browser/double-click.ts"
import { browserClient } from "../services/client/browser-client.ts"
import { flushErrors } from "../services/error-trace/report-failure.ts"
import { beginPage } from "../services/page/begin-page.ts"
import { showTitles } from "../services/page/show-titles.ts"
import { readPageData } from "../services/page/page-data.ts"
import { keepFields } from "../ui/kit/live/kept-fields.ts"

/** Hydrates an app page with the routes and the message catalogs of its area. */
export const startApp = async (
  routeTree: AppOptions["routeTree"],
  loadTexts: LoadTexts,
  queries?: AppOptions["queries"]
): Promise<void> => {
  const page = readPageData()
  beginPage(
    page,
    () => import("./session.tsx"),
    () => import("./consent.ts")
  )
  reloadOnMissingChunks()
  stopStrayClicks()
  const router = createApp({
    routeTree,
    page,
    messages: await loadTexts(page.locale, ["shop"]),
    client: browserClient(),
    ...(queries && { queries }),
    fetchTexts: (parts) => loadTexts(page.locale, parts)
  })
  startTransition(() => {
    const restore = keepFields(document)
    hydrateRoot(document, <RouterClient router={router} />, {
      onRecoverableError: (error) => {
        // if the browser translated the page before hydration, it is rendered again
        restore(true)
        reportError(error)
      }
    })
  })
  showTitles(router)
  // errors of the first page are reported when the user navigates away, as on document pages
  const tellRoute = () => {
    document.documentElement.dataset["route"] = router.state.matches.at(-1)?.routeId
  }
  router.subscribe("onRendered", tellRoute)
  router.subscribe("onResolved", ({ fromLocation }) => {
    tellRoute()
    if (fromLocation !== undefined) flushErrors()
  })
}
