// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query"
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider
} from "@tanstack/react-router"
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import type { Role } from "../../domain/rights/roles.ts"
import { type Client, createClient } from "../../services/client/client.ts"
import { createQueries } from "../../services/queries/question.ts"
import { useMailSending } from "./use-mail-sending.ts"

afterEach(cleanup)

function Said() {
  const sending = useMailSending()
  return <p>{sending === undefined ? "unknown" : sending.sendsMails ? "sent" : "stored"}</p>
}

/** Renders what a user of this role knows if only this call is answered, by a server without a mail server. */
const shown = (role: Role, answered: string) => {
  const client = createClient({
    csrfToken: () => "c",
    fetch: (address) =>
      address.endsWith(answered)
        ? Promise.resolve(Response.json({ SendsMails: false }))
        : new Promise(() => {})
  })
  const queries = createQueries()
  const root = createRootRouteWithContext<{ readonly client: Client; readonly page: object }>()({})
  const desk = createRoute({ getParentRoute: () => root, id: "_desk" })
  const router = createRouter({
    routeTree: root.addChildren([
      desk.addChildren([createRoute({ getParentRoute: () => desk, path: "/", component: Said })])
    ]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    context: { client, page: { session: { roles: [role], isImpersonated: false } } }
  })
  window.scrollTo = () => {}
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

it.each<[Role, string]>([
  ["Role_AdvertisingPartner", "/api/dealer-orders/waiting"],
  ["Role_Interaid_DealerSupport", "/api/support/info"]
])("%s learns from %s whether mails are sent (rule desk.mail-server)", async (role, path) => {
  shown(role, path)
  expect(await screen.findByText("stored")).toBeTruthy()
})
