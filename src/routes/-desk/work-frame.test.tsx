// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import type { Role } from "../../domain/rights/roles.ts"
import { keepMenu } from "../../services/browser/menu-cookie.ts"
import { DeskLayout } from "../../ui/layouts/desk/DeskLayout.tsx"
import type { Waiting } from "../../ui/layouts/desk/MenuCount.tsx"
import type { SiteFacts } from "../../ui/layouts/site-facts.ts"
import { onDesk } from "./desk-form.test-support.tsx"
import { useMenuFold } from "./use-menu-fold.ts"

afterEach(() => {
  cleanup()
  keepMenu("open")
})

const facts: SiteFacts = {
  company: "Heizmarkt GmbH",
  email: "hallo@heizmarkt.example",
  customerPhone: "0800 1",
  pressPhone: "0800 2",
  isSample: true,
  homes: { de: "/", "de-AT": "/at", ch: "/ch" },
  person: {
    firstName: "Erika",
    lastName: "Muster",
    roles: ["Role_Interaid_Editor"],
    isImpersonated: false
  },
  trust: null
}

function Frame({
  isSample,
  path = "/support/cms/news/7",
  roles = ["Role_Interaid_Editor"],
  waiting
}: {
  readonly isSample: boolean
  readonly path?: string
  readonly roles?: ReadonlyArray<Role>
  readonly waiting?: Waiting
}) {
  const person = facts.person && { ...facts.person, roles }
  return (
    <DeskLayout
      facts={{ ...facts, isSample, person }}
      path={path}
      fold={useMenuFold({})}
      search={<button type="button">The search</button>}
      waiting={waiting}
    >
      <h1>A page</h1>
    </DeskLayout>
  )
}

const shown = (isSample = true) => onDesk(() => <Frame isSample={isSample} />)

const menu = () => within(screen.getByRole("navigation", { name: "Mein Bereich", hidden: true }))
const widthNow = () => document.querySelector<HTMLElement>("[data-frame=work]")?.dataset["menuWidth"]

/** The button is disabled until the page is hydrated. */
const press = async (name: string) => {
  await waitFor(() => expect(screen.getByRole("button", { name })).toHaveProperty("disabled", false))
  fireEvent.click(screen.getByRole("button", { name }))
}

it("links to the user's permitted pages by subject, and marks the page that the current one belongs to", async () => {
  await shown()
  await screen.findByRole("heading", { name: "A page" })
  const lists = menu().getAllByRole("list", { hidden: true })
  expect(lists.map((list) => list.textContent)).toEqual([
    "Support",
    "Aufgaben",
    "SeitenMedienHinweiseSuchen ohne Treffer",
    "Presse",
    "Zwischenspeicher",
    "Meine Daten"
  ])
  expect(
    menu()
      .getAllByRole("link", { hidden: true, current: "page" })
      .map(({ textContent }) => textContent)
  ).toEqual(["Seiten"])
})

it("contains the search in its header", async () => {
  await shown()
  expect(within(await screen.findByRole("banner")).getByRole("button", { name: "The search" })).toBeTruthy()
})

it("folds by its button, whose label names the next action, and is folded again on the next visit", async () => {
  await shown()
  await press("Menü einklappen")
  expect(widthNow()).toBe("folded")
  expect(menu().getByRole("link", { name: "Seiten", hidden: true }).title).toBe("Seiten")
  cleanup()
  await shown()
  await screen.findByRole("button", { name: "Menü ausklappen" })
  expect(widthNow()).toBe("folded")
  await press("Menü ausklappen")
  expect(widthNow()).toBe("open")
  expect(document.cookie).not.toContain("folded")
})

it.each([
  [true, 1],
  [false, 0]
])("contains the legal links, and says that data are invented if they are (%s)", async (isSample, hints) => {
  await shown(isSample)
  await screen.findByRole("heading", { name: "A page" })
  const links = within(screen.getByRole("navigation", { name: "Rechtliches", hidden: true }))
  expect(links.getAllByRole("link", { hidden: true }).map((link) => link.getAttribute("href"))).toEqual([
    "/impressum",
    "/agb",
    "/vertrag-widerrufen",
    "/datenschutz",
    "/datenschutz#speicher"
  ])
  expect(screen.queryAllByText("Händler und Preise sind erfunden.", { exact: false })).toHaveLength(hints)
})

it("shows a dealer's counts at the menu entries, with texts for screen readers (rule dealer.order-list)", async () => {
  const counts = { toConfirm: 3, overdue: 1, today: 120, latest: null }
  await onDesk(() => <Frame isSample path="/haendler" roles={["Role_AdvertisingPartner"]} waiting={counts} />)
  await screen.findByRole("heading", { name: "A page" })
  const named = (name: string) => menu().getByRole("link", { name, hidden: true })
  expect(named("Offene Bestellungen, 3 neue Bestellungen, 1 überfällige Lieferung").textContent).toContain(
    "3"
  )
  expect(named("Tagesliste, 120 Lieferungen heute").textContent).toContain("99+")
  expect(named("Preisliste").textContent).toBe("Preisliste")
  cleanup()
  const none = { toConfirm: 0, overdue: 0, today: 0, latest: null }
  await onDesk(() => <Frame isSample path="/haendler" roles={["Role_AdvertisingPartner"]} waiting={none} />)
  await screen.findByRole("heading", { name: "A page" })
  expect(named("Offene Bestellungen").textContent).toBe("Offene Bestellungen")
})

it("shows the number of tasks without an owner and of the user's own tasks at their entry (rule task.counts)", async () => {
  const waiting = { tasks: { open: 2, own: 1 } }
  await onDesk(() => (
    <Frame isSample path="/support" roles={["Role_Interaid_CustomerSupport"]} waiting={waiting} />
  ))
  await screen.findByRole("heading", { name: "A page" })
  const name = "Aufgaben, 2 Aufgaben ohne Zuständige, 1 eigene Aufgabe"
  expect(menu().getByRole("link", { name, hidden: true }).getAttribute("href")).toBe("/support/aufgaben")
})
