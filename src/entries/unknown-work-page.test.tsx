import { expect, it } from "vitest"
import type { ApiAnswer } from "../contract/page-bundle.ts"
import { workPlaces } from "../domain/rights/desk-frame.ts"
import { menuRows } from "../domain/rights/menu-rows.ts"
import type { Role } from "../domain/rights/roles.ts"
import { sampleSite } from "../domain/site/sample-site.ts"
import { loadEveryText } from "../locales/all-catalogs.ts"
import { renderRoute } from "./render-route.tsx"

const messages = await loadEveryText("de")

const answerOf = (status: number, own: unknown): ApiAnswer => ({
  ok: status === 200,
  status,
  json: () => Promise.resolve({ own }),
  headers: new Headers()
})

/** Renders a page for a user with this role, or for an anonymous user; no other call is answered. */
const pageAt = (href: string, role?: Role) => {
  const session = role && {
    userId: "1",
    roles: [role],
    expiresAt: Date.now() + 600_000,
    serverNow: Date.now(),
    firstName: "Erika",
    lastName: "Muster",
    isImpersonated: false,
    hasAnyOrder: false
  }
  return renderRoute(
    {
      href,
      locale: "de",
      prefix: "",
      sharedHost: true,
      site: sampleSite,
      seed: "default",
      hasSession: session !== undefined,
      menu: "open",
      nonce: "nonce",
      signal: new AbortController().signal,
      callApi: ({ url }) =>
        Promise.resolve(
          new URL(url).pathname === "/api/account/sitzung"
            ? answerOf(200, { session, canRefresh: false })
            : answerOf(404, {})
        )
    },
    messages
  )
}

const unknown = [...workPlaces.map((place) => `${place}/tippfehler/x`), "/admin", "/qa", "/support/cms"]

it.each(unknown)(
  "%s is missing within the frame of work, beside the menu (rule desk.frame)",
  async (href) => {
    const page = await pageAt(href, "Role_Interaid_CustomerSupport")
    if (page.type !== "page") throw new Error(`Redirected to ${page.location}`)
    const { status, html, routes } = page
    expect([status, routes[1]]).toEqual([404, "/_desk"])
    expect(html).toContain('data-frame="work"')
    expect(html).toContain("<title>Fehler 404</title>")
    expect(html).toMatch(/href="\/support"[^>]*>Zur ersten Seite meines Menüs/u)
    for (const address of ["/support/kunden", "/impressum", "/agb", "/datenschutz", "/vertrag-widerrufen"])
      expect(html).toContain(`href="${address}"`)
    expect(html).not.toContain("Brennstoff wählen")
  }
)

it("a dealer's user is led back to the dealer's own pages", async () => {
  const page = await pageAt("/haendler/tippfehler", "Role_AdvertisingPartner")
  expect(page).toMatchObject({ type: "page", status: 404 })
  expect(page).toHaveProperty("html", expect.stringContaining("Zur ersten Seite meines Menüs"))
})

it("a customer without pages of work sees the shop's error page", async () => {
  const page = await pageAt("/support/tippfehler", "Role_Customer")
  expect(page).toMatchObject({ type: "page", status: 404 })
  expect(page).toHaveProperty("html", expect.not.stringContaining('data-frame="work"'))
})

it.each([...unknown, "/support", "/support/kunden"])(
  "anonymous users are redirected from %s to the sign-in, whether or not the page exists",
  async (href) => {
    expect(await pageAt(href)).toEqual({
      type: "redirect",
      status: 307,
      keepsQuery: false,
      location: `/benutzerkonto/anmeldung?${new URLSearchParams({ ReturnUrl: href })}`
    })
  }
)

// the page of the machines is left out: its data exist only in a build
it.each(menuRows.filter(({ path }) => path !== "/qa/maschinen"))(
  "$path has its own page, which that of unknown addresses does not replace",
  async ({ path }) => {
    const page = await pageAt(path, "Role_Interaid_Admin")
    if (page.type !== "page") throw new Error(`Redirected to ${page.location}`)
    expect(page.routes.at(-1)).not.toMatch(/\$$/u)
  }
)
