// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  RouterProvider
} from "@tanstack/react-router"
import { cleanup, render, screen, waitFor } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import type { DeskFrame } from "../../domain/rights/desk-frame.ts"
import { SiteProvider } from "../../ui/kit/site.tsx"
import { useStayHere } from "./use-stay-here.ts"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const begin = async (frame: DeskFrame) => {
  // not implemented in jsdom
  window.scrollTo = () => {}
  const state = { isAway: true }
  function Here() {
    const missedHref = useStayHere(frame)
    return (
      <>
        <p>Missed: {missedHref ?? "nothing"}</p>
        <Outlet />
      </>
    )
  }
  const root = createRootRoute({ component: Here, errorComponent: () => <p>An error page</p> })
  const first = createRoute({
    getParentRoute: () => root,
    path: "/",
    component: () => <input name="typed" />
  })
  const other = createRoute({
    getParentRoute: () => root,
    path: "/other",
    component: lazyRouteComponent(() =>
      state.isAway
        ? Promise.reject(new Error("There is no such file"))
        : Promise.resolve({ default: () => <p>The other page</p> })
    )
  })
  const router = createRouter({
    routeTree: root.addChildren([first, other]),
    history: createMemoryHistory({ initialEntries: ["/"] })
  })
  render(
    <SiteProvider locale="de" base="">
      <RouterProvider router={router} />
    </SiteProvider>
  )
  await screen.findByText("Missed: nothing")
  return { state, router, go: () => router.navigate({ href: "/other?a=1" }) }
}

it("stays if the next page's script is missing, returns its URL, and navigates once it is available (rule page.chunk-reload)", async () => {
  const { state, router, go } = await begin("work")
  const field = screen.getByRole("textbox")
  void go()
  await screen.findByText("Missed: /other?a=1")
  expect(router.state.location.pathname).toBe("/")
  expect(screen.getByRole("textbox")).toBe(field)
  state.isAway = false
  void go()
  await screen.findByText("The other page")
  expect(screen.getByText("Missed: nothing")).toBeTruthy()
})

it("stays without a connection, which the page header reports separately", async () => {
  const { state, router, go } = await begin("work")
  state.isAway = false
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  void go()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(router.state.location.pathname).toBe("/")
  expect(screen.getByText("Missed: nothing")).toBeTruthy()
})

it.each([
  ["another page of the same list", "work", "/?seite=2", false, "/"],
  ["a list that notes in the URL what it shows", "work", "/?suche=a", true, "/?suche=a"],
  ["a place on the same page", "work", "/#part", false, "/#part"],
  ["a list of the shop, whose head says nothing", "shop", "/?seite=2", false, "/?seite=2"]
] as const)("without a connection decides by what is shown: %s", async (_, frame, href, replace, stayed) => {
  const { router } = await begin(frame)
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  void router.navigate({ href, replace })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(router.state.location.href).toBe(stayed)
})

it("with a connection goes to another page of the same list", async () => {
  const { router } = await begin("work")
  void router.navigate({ href: "/?seite=2" })
  await waitFor(() => expect(router.state.location.href).toBe("/?seite=2"))
})

it("shows the error page in the shop's frame", async () => {
  const { router, go } = await begin("shop")
  vi.spyOn(console, "error").mockImplementation(() => {})
  void go()
  await waitFor(() => expect(router.state.location.pathname).toBe("/other"))
})
