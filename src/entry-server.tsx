import {
  attachRouterServerSsrUtils,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter
} from "@tanstack/react-router/ssr/server"
import { renderToString } from "react-dom/server"
import { createApp } from "./app.tsx"
import type { PageBundle } from "./contract/page-bundle.ts"
import { localeCodes } from "./domain/locale.ts"
import { loadCatalog } from "./locales/catalogs.ts"
import { renderIsland } from "./services/islands/render-island.tsx"
import { IslandMarkupContext } from "./ui/kit/Island.tsx"

const catalogs = new Map(await Promise.all(localeCodes.map(async (code) => [code, await loadCatalog(code)] as const)))

export const publicPage: PageBundle["publicPage"] = () => ({ query: [] })

export const renderPage: PageBundle["renderPage"] = async (request) => {
  const { locale, prefix, sharedHost, site, href, nonce, signal } = request
  const router = createApp({
    page: { locale, prefix, sharedHost, site },
    messages: catalogs.get(locale) ?? {},
    server: { href, nonce, origin: site.locales[locale].origin }
  })
  attachRouterServerSsrUtils({ router, manifest: undefined })
  try {
    await router.load({ _signal: signal, _skipLocationUpdate: true })
    const result = router._serverResult
    if (result?.type === "redirect")
      return { type: "redirect", status: result.redirect.status, location: result.redirect.headers.get("location") ?? "/" }
    const matches = router.state.matches
    const status = getSsrStatus(router)
    const kind = status === 200 ? (matches.at(-1)?.staticData.page ?? "document") : "document"
    if (kind === "document") router.serverSsr?.disableHydration()
    else await router.serverSsr?.dehydrate({ signal })
    const page = <RouterServer router={router} />
    const markup = kind === "document" ? renderIsland(router.options.context.i18n) : undefined
    const html = renderToString(<IslandMarkupContext value={markup}>{page}</IslandMarkupContext>)
    return {
      type: "page",
      kind,
      status,
      html: await transformHtmlStringWithRouter(router, html),
      routes: matches.map((match) => match.routeId),
      complete: true
    }
  } finally {
    router.serverSsr?.cleanup()
  }
}
