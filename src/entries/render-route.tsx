import type { I18n, Messages } from "@lingui/core"
import { createMemoryHistory } from "@tanstack/react-router"
import {
  attachRouterServerSsrUtils,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter
} from "@tanstack/react-router/ssr/server"
import type { ReactElement, ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { createApp } from "./create-app.tsx"
import type { PageAnswer, PageKind, PageRequest } from "../contract/page-bundle.ts"
import { PageProviders } from "./page-providers.tsx"
import { routeTree } from "../route-tree.gen.ts"
import { askedPurposes } from "../domain/consent/asked-purposes.ts"
import { consentVersion } from "../domain/consent/purposes.ts"
import { inProcessClient } from "../services/client/in-process-client.ts"
import { accountSession } from "../services/client/account-routes.gen.ts"
import { islandIdPrefix } from "../services/islands/island-id-prefix.ts"
import { keptMarkup } from "../services/islands/kept-markup.ts"
import { hasEnded } from "../services/page/gone-page.ts"
import type { PageData } from "../services/page/page-data.ts"
import { statusOf } from "../services/page/no-access.ts"
import { textsOf } from "../services/page/page-context.ts"
import { createQueries } from "../services/queries/question.ts"
import { keptQueryHeader } from "../services/page/kept-query.ts"
import { renderedWhole } from "../services/page/rendered-whole.ts"
import { withoutSpareSlashes } from "../services/router/spare-slashes.ts"
import { IslandMarkupContext } from "../ui/kit/live/Island.tsx"

/** Renders an island as a separate root, exactly as the browser will hydrate it. */
const islandMarkup = (page: PageData, i18n: I18n) => (name: string, props: string, element: ReactElement) =>
  keptMarkup([page.locale, page.prefix, name, props].join(" "), () =>
    renderedWhole(
      renderToString(
        <PageProviders page={page} i18n={i18n}>
          {element}
        </PageProviders>,
        { identifierPrefix: islandIdPrefix(name) }
      )
    )
  )

const inDocument = (kind: PageKind, page: PageData, i18n: I18n, children: ReactNode) => (
  <IslandMarkupContext value={kind === "document" ? islandMarkup(page, i18n) : undefined}>
    {children}
  </IslandMarkupContext>
)

/**
 * Renders one address with its own router. `createRequestHandler` always dehydrates, which documents must not, so this
 * function calls the router's internal steps (partly private: the version is pinned, and pages.test.ts checks them).
 */
export const renderRoute = async (
  {
    href,
    locale,
    prefix,
    sharedHost,
    site,
    seed,
    hasSession,
    menu,
    nonce,
    signal,
    callApi,
    posted
  }: PageRequest,
  messages: Messages,
  failure?: unknown
): Promise<PageAnswer> => {
  const api = inProcessClient(callApi, site.locales[locale].origin, signal)
  const who = hasSession ? await api.client.call(accountSession, {}, { signal }) : undefined
  const session = who?.type === "ok" ? who.value.session : null
  const consent = consentVersion(askedPurposes(site, locale))
  const known = { locale, prefix, sharedHost, site, seed, session, consent }
  const page: PageData = menu === "folded" ? { ...known, menu } : known
  const history = createMemoryHistory({ initialEntries: [href] })
  const router = createApp({
    routeTree,
    page,
    messages,
    client: api.client,
    queries: createQueries(),
    failure,
    server: { history, nonce, posted }
  })
  attachRouterServerSsrUtils({ router, manifest: undefined })
  try {
    await router.load({ _signal: signal, _skipLocationUpdate: true })
    signal.throwIfAborted()
    const result = router._serverResult
    if (result?.type === "redirect") {
      const location = result.redirect.headers.get("location") ?? "/"
      return {
        type: "redirect",
        // for redundant slashes, the router itself would respond with 307
        status: location === withoutSpareSlashes(href) ? 301 : result.redirect.status,
        location,
        keepsQuery: result.redirect.headers.has(keptQueryHeader)
      }
    }
    const { matches } = router.state
    const found = failure === undefined ? getSsrStatus(router) : statusOf(failure)
    const status = found === 200 && hasEnded(matches) ? 410 : found
    const error = matches.find((match) => match.status === "error")?.error
    if (error !== undefined && failure === undefined) throw error
    // an error page needs no router in the browser, and a router there could not render a posted form
    const kind =
      status === 200 && posted === undefined ? (matches.at(-1)?.staticData.page ?? "document") : "document"
    if (kind === "document") router.serverSsr?.disableHydration()
    else await router.serverSsr?.dehydrate({ signal })
    const view = inDocument(kind, page, router.options.context.i18n, <RouterServer router={router} />)
    const html = await transformHtmlStringWithRouter(router, renderedWhole(renderToString(view)))
    return {
      type: "page",
      kind,
      sleeps: kind === "app" && matches.at(-1)?.staticData.sleeps === true,
      isFramed: status === 200 && matches.at(-1)?.staticData.isFramed === true,
      status,
      html,
      texts: textsOf(matches),
      routes: matches.map((match) => match.routeId),
      complete: api.isComplete(),
      // an error with a status below 500, e.g. a missing permission, is not an error of the shop
      ...(failure === undefined || statusOf(failure) < 500 ? {} : { failure })
    }
  } finally {
    router.serverSsr?.cleanup()
  }
}
