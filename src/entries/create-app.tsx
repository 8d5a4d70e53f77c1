import type { Messages } from "@lingui/core"
import type { QueryClient } from "@tanstack/react-query"
import { createRouter, type RouterHistory } from "@tanstack/react-router"
import type { ReactNode } from "react"
import type { PageKind } from "../contract/page-bundle.ts"
import type { Permission } from "../domain/rights/permissions.ts"
import { locales } from "../domain/locale/locale.ts"
import type { TextPart } from "../locales/catalogs.ts"
import { createI18n } from "../locales/i18n.ts"
import { PageProviders } from "./page-providers.tsx"
import type { routeTree } from "../route-tree.gen.ts"
import type { Client } from "../services/client/client.ts"
import type { PageData } from "../services/page/page-data.ts"
import { textsOf } from "../services/page/page-context.ts"
import { prefixRewrite } from "../services/router/address-prefix.ts"
import { packedData, sentGroup } from "../services/router/packed-data.ts"
import { scrollsAfterFirstPage } from "../services/router/scroll.ts"
import { parseSearch, stringifySearch } from "../services/router/search.ts"

export interface AppOptions {
  /** On the server, the routes of all pages; in a browser script, only the routes of its area (decision 016). */
  readonly routeTree: typeof routeTree
  readonly page: PageData
  readonly messages: Messages
  readonly client: Client
  /** Query client of the pages behind the sign-in; each app has its own client. */
  readonly queries?: QueryClient
  /** Fetches the additional message catalogs that some pages need; on the server all catalogs are already loaded. */
  readonly fetchTexts?: (parts: ReadonlyArray<TextPart>) => Promise<Messages>
  /** The rendering error, for the error page that is shown instead. */
  readonly failure?: unknown
  /** Only on the server: the address to render, as a memory history, and the CSP nonce of the page's scripts. */
  readonly server?: {
    readonly history: RouterHistory
    readonly nonce: string
    /** The posted form, if the page accepts one. */
    readonly posted?: ReadonlyMap<string, string> | undefined
  }
}

/**
 * Creates the router with its context: once per request on the server and once per page load in the browser, so nothing
 * is shared.
 */
export const createApp = ({
  routeTree: pages,
  page,
  messages,
  client,
  queries,
  fetchTexts,
  failure,
  server
}: AppOptions) => {
  const i18n = createI18n(page.locale, messages)
  const loadTexts = async (parts: ReadonlyArray<TextPart>): Promise<void> => {
    if (fetchTexts && parts.length > 0) i18n.load(page.locale, await fetchTexts(parts))
  }
  const context = { i18n, locale: locales[page.locale], page, client, queries, loadTexts, failure }
  const router = createRouter({
    routeTree: pages,
    rewrite: prefixRewrite(page.prefix),
    parseSearch,
    stringifySearch,
    // the browser never needs a posted form, so its bundle contains no trace of it
    context: import.meta.env.SSR ? { ...context, posted: server?.posted } : context,
    // the message catalogs of the rendered page are loaded before hydration
    dehydrate: (): { readonly texts: ReadonlyArray<TextPart> } => ({ texts: textsOf(router.state.matches) }),
    hydrate: ({ texts }) => loadTexts(texts),
    defaultPreload: "intent",
    scrollRestoration: server === undefined && scrollsAfterFirstPage(),
    trailingSlash: "never",
    Wrap: ({ children }: { readonly children: ReactNode }) => (
      <PageProviders page={page} i18n={i18n}>
        {children}
      </PageProviders>
    ),
    ...(server
      ? {
          history: server.history,
          origin: page.site.locales[page.locale].origin,
          ssr: { nonce: server.nonce }
        }
      : {})
  })
  // set here because `createRouter` has no option for it; normally only the router's own framework sets it, so the
  // router's version is pinned (decision 004)
  router.options.serializationAdapters = [packedData, sentGroup]
  return router
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createApp>
  }
  interface StaticDataRouteOption {
    /** Document or app page (decision 004). */
    readonly page?: PageKind
    /**
     * Names of the query parameters that the rendered page depends on, identical to `loaderDeps`. A page with such a
     * list is public, cached and open to search engines; a page without one is rendered for a single visitor.
     */
    readonly cachedBy?: ReadonlyArray<string>
    /** Whether a public page is missing from site maps, e.g. a page only for printing. */
    readonly isUnlisted?: true
    /** The addresses of a public page with a parameter in its path. */
    readonly listed?: ReadonlyArray<string>
    /**
     * Whether a public page has no equivalent in other countries because it is about a place, or lists its equivalents
     * in its own code.
     */
    readonly isOfOneCountry?: true
    /** Whether hydration is deferred until the user interacts with the page (decision 043). */
    readonly sleeps?: true
    /**
     * Whether forms may be posted to the page without JavaScript; the route of the page then processes them (rule
     * page.posted-form).
     */
    readonly takesForm?: true
    /** Whether other pages of the shop may show this page in a frame; a page without this flag is never framed. */
    readonly isFramed?: true
    /** Permission required for a page behind the sign-in; the server checks it again for each API call of the page. */
    readonly permission?: Permission
    /** Message catalogs of the page in addition to the shop's. */
    readonly texts?: ReadonlyArray<TextPart>
  }
}
