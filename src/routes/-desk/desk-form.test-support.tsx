import { I18nProvider } from "@lingui/react"
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query"
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider
} from "@tanstack/react-router"
import { render } from "@testing-library/react"
import type { ReactNode } from "react"
import { loadAnyTexts } from "../../locales/all-catalogs.ts"
import { createI18n } from "../../locales/i18n.ts"
import type { Client } from "../../services/client/client.ts"
import { createQueries } from "../../services/queries/question.ts"
import { ToastContext } from "../../ui/kit/desk/use-toast.ts"
import { SiteProvider } from "../../ui/kit/site.tsx"

/** A client whose calls get no response; the form under test has its own calls. */
const client: Client = { call: () => Promise.resolve({ type: "unreachable" }) }

/** Renders the element on a desk page, with another page to navigate to; returns the shown toasts. */
export const onDesk = async (
  element: () => ReactNode,
  context: { readonly client: Client; readonly page: object } = { client, page: { session: null } }
) => {
  const i18n = createI18n("de", await loadAnyTexts("de", ["shop", "desk", "support"]))
  // not implemented in jsdom
  window.scrollTo = () => {}
  const said: Array<string> = []
  const queries = createQueries()
  const root = createRootRouteWithContext<{
    readonly client: Client
    readonly page: object
    readonly queries: QueryClient
  }>()({
    component: Outlet
  })
  const place = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const router = createRouter({
    routeTree: root.addChildren([place("/", element), place("/other", () => <p>Another page</p>)]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    context: { ...context, queries }
  })
  render(
    <I18nProvider i18n={i18n}>
      <SiteProvider locale="de" base="">
        <QueryClientProvider client={queries}>
          <ToastContext value={(text) => said.push(text)}>
            <RouterProvider router={router} />
          </ToastContext>
        </QueryClientProvider>
      </SiteProvider>
    </I18nProvider>
  )
  return { said, leave: () => router.navigate({ href: "/other" }), router, queries }
}
