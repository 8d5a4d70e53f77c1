// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest"
import type { DeskHits } from "../../domain/desk-search/desk-hits.ts"
import type { Session } from "../../domain/account/session.ts"
import { DeskSearch } from "./DeskSearch.tsx"
import { onDesk } from "./desk-form.test-support.tsx"
import { slowClient, type Told } from "./slow-client.test-support.ts"
import { SearchOnPage } from "./SearchOnPage.tsx"
// loaded here so that the test does not wait for the lazy import
import "./SearchPart.tsx"

const none = { items: [], hasMore: false }
const nothing: DeskHits = { orders: none, customers: none, guests: none, dealers: none, users: none }

const order = (count: number) => ({
  orderId: `order${count}`,
  orderNumber: `HM-26-${count}`,
  placedAt: "2026-01-05T08:00:00.000Z",
  status: "placed" as const,
  buyer: "Anna Huber",
  zipCode: "80331",
  city: "München",
  dealer: "Wärmehof"
})

const ofOrders = (...counts: ReadonlyArray<number>): DeskHits => ({
  ...nothing,
  orders: { items: counts.map(order), hasMore: false }
})

const session: Session = {
  userId: "1",
  firstName: "Erika",
  lastName: "Muster",
  roles: ["Role_Interaid_CustomerSupport"],
  expiresAt: 3_600_000,
  serverNow: 0,
  isImpersonated: false,
  hasAnyOrder: false
}

const opened = async (roles: ReadonlyArray<string> = session.roles) => {
  const { asked, client } = slowClient()
  const desk = await onDesk(
    () => (
      <>
        <button type="button">Before</button>
        <div contentEditable suppressContentEditableWarning>
          A text
        </div>
        <DeskSearch />
      </>
    ),
    { client, page: { session: { ...session, roles } } }
  )
  const before = await screen.findByRole("button", { name: "Before" })
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Suchen" })).toHaveProperty("disabled", false)
  )
  before.focus()
  fireEvent.keyDown(before, { key: "k", ctrlKey: true })
  const field = await screen.findByRole<HTMLInputElement>("combobox")
  return { asked, field, before, desk }
}

const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } })

const optionTexts = () => screen.queryAllByRole("option").map(({ textContent }) => textContent)

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
})

afterEach(cleanup)

it("opens by Ctrl+K, searches once typing pauses, and groups the results by kind", async () => {
  const { asked, field } = await opened()
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute("aria-expanded")).toBe("false")
  type(field, "h")
  expect(await screen.findByText("Bitte mindestens zwei Zeichen.")).toBeTruthy()
  for (const text of ["hu", "hub", "huber"]) type(field, text)
  await waitFor(() => expect(asked.map(({ search }) => search)).toEqual(["huber"]))
  asked[0]?.answer({
    type: "ok",
    value: {
      ...ofOrders(100001, 100002),
      customers: {
        items: [{ id: 7, name: "Anna Huber", email: "a@b.example", phone: "0171 1" }],
        hasMore: true
      }
    }
  })
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(3))
  expect(screen.getAllByRole("group").map((group) => group.firstChild?.textContent)).toEqual([
    "Bestellungen",
    "Kunden · die ersten 1, mehr Angaben grenzen ein"
  ])
  expect(screen.getByText("3 Treffer")).toBeTruthy()
  // the first option is selected, arrow keys select others and wrap around
  const chosen = () =>
    document.querySelector(`[id="${field.getAttribute("aria-activedescendant")}"]`)?.getAttribute("href")
  expect(field.getAttribute("aria-expanded")).toBe("true")
  expect(chosen()).toBe("/support/bestellungen/order100001")
  fireEvent.keyDown(field, { key: "ArrowUp" })
  expect(chosen()).toBe("/support/kunde/bearbeiten?id=7")
  fireEvent.keyDown(field, { key: "ArrowDown" })
  fireEvent.keyDown(field, { key: "ArrowDown" })
  expect(chosen()).toBe("/support/bestellungen/order100002")
  expect(screen.getAllByRole("option", { selected: true })).toHaveLength(1)
})

it("ignores the answer to an earlier text, and opens the only result if Enter was pressed before it arrived", async () => {
  const { asked, field, desk } = await opened()
  type(field, "huber")
  await waitFor(() => expect(asked).toHaveLength(1))
  type(field, "hm-26-100001")
  fireEvent.keyDown(field, { key: "Enter" })
  await waitFor(() => expect(asked.map(({ search }) => search)).toEqual(["huber", "hm-26-100001"]))
  expect(asked[0]?.signal?.aborted).toBe(true)
  asked[0]?.answer({ type: "ok", value: ofOrders(100009) })
  asked[1]?.answer({ type: "ok", value: ofOrders(100001) })
  await waitFor(() => expect(desk.router.state.location.pathname).toBe("/support/bestellungen/order100001"))
})

it("does not open a result if there are several when Enter is pressed early, and opens the selected one on the next Enter", async () => {
  const { asked, field, desk } = await opened()
  type(field, "huber")
  fireEvent.keyDown(field, { key: "Enter" })
  await waitFor(() => expect(asked).toHaveLength(1))
  asked[0]?.answer({ type: "ok", value: ofOrders(100001, 100002) })
  await waitFor(() => expect(optionTexts()).toHaveLength(2))
  expect(desk.router.state.location.pathname).toBe("/")
  fireEvent.keyDown(field, { key: "ArrowDown" })
  fireEvent.keyDown(field, { key: "Enter" })
  await waitFor(() => expect(desk.router.state.location.pathname).toBe("/support/bestellungen/order100002"))
})

it("opens nothing if the text was changed or the search closed after Enter", async () => {
  const { asked, field, desk } = await opened()
  type(field, "hm-26-100001")
  fireEvent.keyDown(field, { key: "Enter" })
  await waitFor(() => expect(asked).toHaveLength(1))
  type(field, "huber")
  asked[0]?.answer({ type: "ok", value: ofOrders(100001) })
  await waitFor(() => expect(asked).toHaveLength(2))
  asked[1]?.answer({ type: "ok", value: ofOrders(100002) })
  await waitFor(() => expect(optionTexts()).toHaveLength(1))
  expect(desk.router.state.location.pathname).toBe("/")
  type(field, "hm-26-100003")
  fireEvent.keyDown(field, { key: "Enter" })
  await waitFor(() => expect(asked).toHaveLength(3))
  fireEvent.keyDown(field, { key: "Escape" })
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  asked[2]?.answer({ type: "ok", value: ofOrders(100003) })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(desk.router.state.location.pathname).toBe("/")
})

it("opens nothing for a changed text while the known answer to the former one is being requested again", async () => {
  const { asked, field, desk } = await opened()
  type(field, "huber anna")
  await waitFor(() => expect(asked).toHaveLength(1))
  asked[0]?.answer({ type: "ok", value: ofOrders(100001) })
  await waitFor(() => expect(optionTexts()).toHaveLength(1))
  // as after an act on the underlying page
  act(() => void desk.queries.invalidateQueries())
  await waitFor(() => expect(asked).toHaveLength(2))
  fireEvent.keyDown(field, { key: "Enter" })
  // an aborted query returns the data loaded before
  type(field, "huber andrea")
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(desk.router.state.location.pathname).toBe("/")
})

it.each<readonly [Told, string]>([
  [{ type: "unreachable" }, "Die Suche antwortet gerade nicht. Was Sie geschrieben haben, bleibt stehen."],
  [
    { type: "refused", status: 429, error: { code: "TooManyRequests" } },
    "Das waren sehr viele Suchen. Bitte warten Sie einige Minuten."
  ]
])("keeps the text if the server answers %j, and searches again on request", async (answer, text) => {
  const { asked, field } = await opened()
  type(field, "0171 5566778")
  await waitFor(() => expect(asked).toHaveLength(1))
  asked[0]?.answer(answer)
  await waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0))
  expect(field.value).toBe("0171 5566778")
  fireEvent.click(screen.getByRole("button", { name: "Noch einmal suchen" }))
  await waitFor(() => expect(asked).toHaveLength(2))
  asked[1]?.answer({ type: "ok", value: nothing })
  await waitFor(() => expect(screen.getAllByText("Nichts gefunden")).toHaveLength(2))
  expect(screen.getByText("Gesucht wird nach Bestellnummer", { exact: false })).toBeTruthy()
  expect(field.value).toBe("0171 5566778")
})

it("selects the first result again after the text was changed", async () => {
  const { asked, field, desk } = await opened()
  type(field, "huber")
  await waitFor(() => expect(asked).toHaveLength(1))
  asked[0]?.answer({ type: "ok", value: ofOrders(100001, 100002) })
  await waitFor(() => expect(optionTexts()).toHaveLength(2))
  fireEvent.keyDown(field, { key: "ArrowDown" })
  type(field, "huber anna")
  await waitFor(() => expect(asked).toHaveLength(2))
  asked[1]?.answer({ type: "ok", value: ofOrders(100003, 100002) })
  await waitFor(() => expect(optionTexts()[0]).toContain("HM-26-100003"))
  fireEvent.keyDown(field, { key: "Enter" })
  await waitFor(() => expect(desk.router.state.location.pathname).toBe("/support/bestellungen/order100003"))
})

it("returns the focus on Escape", async () => {
  const { field, before } = await opened()
  fireEvent.keyDown(field, { key: "Escape" })
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(document.activeElement).toBe(before)
})

it("finds only pages for a user without permission to read orders, and sends no request", async () => {
  const { asked, field } = await opened(["Role_Interaid_Editor"])
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  onTestFinished(() => void vi.useRealTimers())
  type(field, "medi")
  // after the pause that precedes a request
  act(() => void vi.runAllTimers())
  vi.useRealTimers()
  await waitFor(() => expect(optionTexts()).toEqual(["MedienInhalte"]))
  expect(asked).toEqual([])
})

it("focuses the search field on the home page of staff instead of opening the dialog", async () => {
  const { asked, client } = slowClient()
  const desk = await onDesk(
    () => (
      <>
        <SearchOnPage />
        <DeskSearch />
      </>
    ),
    { client, page: { session } }
  )
  const field = await screen.findByRole<HTMLInputElement>("combobox")
  await waitFor(() => expect(field.readOnly).toBe(false))
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true })
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole("dialog")).toBeNull()
  type(field, "huber")
  await waitFor(() => expect(asked).toHaveLength(1))
  asked[0]?.answer({ type: "ok", value: ofOrders(100001, 100002) })
  await waitFor(() => expect(optionTexts()).toHaveLength(2))
  // when the field loses focus the list closes, and Escape clears the field
  fireEvent.blur(field)
  expect(optionTexts()).toEqual([])
  fireEvent.keyDown(field, { key: "ArrowDown" })
  expect(optionTexts()).toHaveLength(2)
  fireEvent.keyDown(field, { key: "Escape" })
  expect([field.value, optionTexts()]).toEqual(["", []])
  expect(desk.router.state.location.pathname).toBe("/")
})

it("leaves the shortcut to text editors", async () => {
  const { field } = await opened()
  fireEvent.keyDown(field, { key: "Escape" })
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  fireEvent.keyDown(screen.getByText("A text"), { key: "k", ctrlKey: true })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByRole("dialog")).toBeNull()
})
