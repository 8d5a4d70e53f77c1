import type { Messages } from "@lingui/core"
import { I18nProvider } from "@lingui/react"
import { createMemoryHistory, createRouter } from "@tanstack/react-router"
import type { ReactNode } from "react"
import type { PageKind } from "./contract/page-bundle.ts"
import { locales } from "./domain/locale.ts"
import { createI18n } from "./locales/i18n.ts"
import { routeTree } from "./route-tree.gen.ts"
import type { PageData } from "./services/page/page-data.ts"
import { prefixRewrite } from "./services/router/address-prefix.ts"
import { parseSearch, stringifySearch } from "./services/router/search.ts"

export interface AppOptions {
  readonly page: PageData
  readonly messages: Messages
  /** On the server: the address to render and the secret that our scripts carry. */
  readonly server?: { readonly href: string; readonly nonce: string; readonly origin: string }
}

/** Everything a page lives in, made per request on the server and per page load in the browser: nothing is shared. */
export const createApp = ({ page, messages, server }: AppOptions) => {
  const i18n = createI18n(page.locale, messages)
  return createRouter({
    routeTree,
    rewrite: prefixRewrite(page.prefix),
    parseSearch,
    stringifySearch,
    context: { i18n, locale: locales[page.locale], page },
    defaultPreload: "intent",
    scrollRestoration: server === undefined,
    trailingSlash: "never",
    Wrap: ({ children }: { readonly children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
    ...(server
      ? {
          history: createMemoryHistory({ initialEntries: [server.href] }),
          origin: server.origin,
          ssr: { nonce: server.nonce }
        }
      : {})
  })
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createApp>
  }
  interface StaticDataRouteOption {
    /** Document or app page (architecture.md decision 10). */
    readonly page?: PageKind
    /** Query keys that an answer from the page cache depends on; without it the page is never cached. */
    readonly cachedBy?: ReadonlyArray<string>
  }
}
