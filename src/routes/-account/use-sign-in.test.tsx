// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider
} from "@tanstack/react-router"
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { useState } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { StateMachine } from "xstate"
import { locales } from "../../domain/locale/locale.ts"
import type { Client } from "../../services/client/client.ts"
import { useSignIn } from "./use-sign-in.ts"

const client: Client = { call: () => Promise.resolve({ type: "unreachable" }) }
const loaded = { origin: "https://shop.invalid", terms: "1", variants: { view: "default" } }

/** A registration for an order, which also sends what is typed beside it. */
function Beside({ send }: { readonly send: (typed: string) => void }) {
  const [typed, setTyped] = useState("")
  const { wishes } = useSignIn({
    search: { mode: "register" },
    flags: { registerForOrder: true, registerAsGuest: true },
    loaded,
    otherwise: "/",
    register: () => async () => {
      send(typed)
      return { type: "unreachable" }
    }
  })
  return (
    <>
      <input aria-label="Ort" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <button
        type="button"
        disabled={wishes === undefined}
        onClick={() => wishes?.onGuest("anna@example.org")}
      >
        Weiter
      </button>
    </>
  )
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it("a sign-in rendered again for typed input sends the newest, in a machine built once", async () => {
  const build = vi.spyOn(StateMachine.prototype, "provide")
  const send = vi.fn<(typed: string) => void>()
  const root = createRootRouteWithContext<object>()({})
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: "/", component: () => <Beside send={send} /> })
    ]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    context: { client, locale: locales.de, page: { prefix: "" } }
  })
  // not implemented in jsdom
  window.scrollTo = () => {}
  render(<RouterProvider router={router} />)
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Weiter" })
  await waitFor(() => expect(button.disabled).toBe(false))
  for (const value of ["U", "Ul", "Ulm"])
    fireEvent.change(screen.getByLabelText("Ort"), { target: { value } })
  fireEvent.click(button)
  await waitFor(() => expect(send.mock.calls).toEqual([["Ulm"]]))
  expect(build).toHaveBeenCalledTimes(1)
})
