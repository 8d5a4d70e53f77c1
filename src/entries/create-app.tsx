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
import { packedData } from "../services/router/packed-data.ts"
import { scrollsAfterFirstPage } from "../services/router/scroll.ts"
import { parseSearch, stringifySearch } from "../services/router/search.ts"

export interface AppOptions {
  /** All pages on the server, those of its area in a script (decision 016). */
  readonly routeTree: typeof routeTree
  readonly page: PageData
  readonly messages: Messages
  readonly client: Client
  /** Where pages behind the sign-in ask; of this app alone. */
  readonly queries?: QueryClient
  /** Fetches texts that some pages have besides; on the server all are there. */
  readonly fetchTexts?: (parts: ReadonlyArray<TextPart>) => Promise<Messages>
  /** Why the page could not be rendered, for the error page in its place. */
  readonly failure?: unknown
  /** On the server: the address to render, as a history of one, and the secret that our scripts carry. */
  readonly server?: {
    readonly history: RouterHistory
    readonly nonce: string
    /** What was sent to the page, where it takes a form. */
    readonly posted?: ReadonlyMap<string, string> | undefined
  }
}

/** Everything a page lives in, made per request on the server and per page load in the browser: nothing is shared. */
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
    // no browser is ever told of a form that was sent, and none carries the word
    context: import.meta.env.SSR ? { ...context, posted: server?.posted } : context,
    // the texts of the page that was rendered are there before it is hydrated
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
  // not among what a router is made with, since only its own framework is to set it: pinned, as 004 says
  router.options.serializationAdapters = [packedData]
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
     * Query keys that the rendered page depends on, the same as in `loaderDeps`: such a page is public, is cached and
     * may be found by search engines. Without it a page is one visitor's.
     */
    readonly cachedBy?: ReadonlyArray<string>
    /** Whether a public page stands in no site map, as one that is only to be printed. */
    readonly isUnlisted?: true
    /** The addresses of a public page that has a choice in its path. */
    readonly listed?: ReadonlyArray<string>
    /**
     * Whether a public page is about a place of its country, so that others have no page like it, or tells itself which
     * others have it.
     */
    readonly isOfOneCountry?: true
    /** Whether the page comes to life only when the user turns to it (decision 043). */
    readonly sleeps?: true
    /** Whether forms may be sent to the page without a script; what it is made of acts on them (rule page.posted-form). */
    readonly takesForm?: true
    /** Whether a page of the shop may show it in a frame; all others are never framed. */
    readonly isFramed?: true
    /** What a page behind the sign-in asks for; the calls it makes ask again. */
    readonly permission?: Permission
    /** Texts that the page has besides those of the shop. */
    readonly texts?: ReadonlyArray<TextPart>
  }
}
