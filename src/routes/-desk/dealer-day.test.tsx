// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import type { DayOrder, DeliveryDay } from "../../domain/order/life/day-list.ts"
import { openOrderOf, threeStationsOf } from "../../domain/order/life/open-order.test-support.ts"
import { DayListPage } from "../../ui/order/desk/day/DayListPage.tsx"
import { onDesk } from "./desk-form.test-support.tsx"

afterEach(cleanup)

const first = openOrderOf({ orderId: "one", orderNumber: "HM-26-1", deliveryNote: "Hund im Hof" })
const second = threeStationsOf({ orderId: "two", orderNumber: "HM-26-2", deliveryNote: "" })

const list: DeliveryDay = {
  day: "2026-12-03",
  dealer: "Holz & Wärme GmbH",
  start: "80331 München",
  stops: [
    { order: first, station: null, zipCode: "80331", routePlace: 3 },
    { order: second, station: 1, zipCode: "80331", routePlace: 1 },
    { order: second, station: 3, zipCode: "80331", routePlace: 2 }
  ],
  deliveredCount: 0
}

const shown = async (change: Partial<DeliveryDay> = {}, order: DayOrder = "zip") => {
  const onDay = vi.fn<(day: string) => void>()
  const onPrint = vi.fn<() => void>()
  await onDesk(() => (
    <DayListPage
      day={{ ...list, ...change }}
      order={order}
      hrefOf={({ day = list.day, order: wished = order }) => `/haendler/tag?${day} ${wished}`}
      fileHref="/druckansicht/lieferungen.pdf"
      onDay={onDay}
      onPrint={onPrint}
    />
  ))
  await screen.findByRole("heading", { level: 1, name: "Lieferungen am Donnerstag, 3. Dezember 2026" })
  return { onDay, onPrint }
}

const stops = () =>
  screen
    .getAllByRole("listitem")
    .filter((item) => within(item).queryByRole("link", { name: /^HM-/u }) !== null)

const numbers = () => stops().map((stop) => stop.textContent?.match(/HM-26-\d(?:, Stelle \d)?/u)?.[0])

it("lists each stop with buyer, goods and payment, and the total load (rule dealer.day-list)", async () => {
  const { onPrint } = await shown()
  expect(screen.getByText("Holz & Wärme GmbH", { exact: false }).textContent?.replaceAll(/\s/gu, " ")).toBe(
    "Holz & Wärme GmbH, 3 Stopps, 10.000 kg Holzpellets lose"
  )
  expect(numbers()).toEqual(["HM-26-1", "HM-26-2, Stelle 1", "HM-26-2, Stelle 3"])
  const [one, two, three] = stops().map(({ textContent }) => textContent?.replaceAll(/\s/gu, " "))
  for (const part of ["Erika Beispiel", "Marktplatz 8", "Hinweis: Hund im Hof", "6.000 kg", "2.447,28"])
    expect(one).toContain(part)
  expect(one).toContain("bis 30 m")
  expect(screen.getAllByRole("link", { name: /1234567/u }).some((link) => stops()[0]?.contains(link))).toBe(
    true
  )
  // for an order with several delivery points, only the part for this point is shown
  expect(two).toContain("3.000 kg")
  expect(three).toContain("1.000 kg")
  expect(three).toContain("Ring 5")
  expect(screen.queryByText(/ist ein Vorschlag/u)).toBeNull()
  fireEvent.click(screen.getByRole("button", { name: "Drucken" }))
  expect(onPrint).toHaveBeenCalledTimes(1)
})

it("sorts the stops as a route on request, and says that the route is a suggestion", async () => {
  await shown({ deliveredCount: 2 }, "route")
  expect(numbers()).toEqual(["HM-26-2, Stelle 1", "HM-26-2, Stelle 3", "HM-26-1"])
  expect(screen.getByText(/ist ein Vorschlag ab 80331 München/u).textContent).toContain(
    "2 Bestellungen dieses Tages sind schon geliefert."
  )
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("als Strecke")
})

it("links to the previous and next day and opens a typed day; reports an empty field (rule desk.list-days)", async () => {
  const { onDay } = await shown()
  expect(screen.getByRole("link", { name: "Voriger Tag" }).getAttribute("href")).toContain("2026-12-02 zip")
  expect(screen.getByRole("link", { name: "Nächster Tag" }).getAttribute("href")).toContain("2026-12-04 zip")
  const field = screen.getByLabelText("Liefertag")
  const leaveWith = (value: string) => {
    fireEvent.keyDown(field, { key: "1" })
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  }
  leaveWith("")
  expect(screen.getByRole("alert").textContent).toBe("Bitte nennen Sie einen Tag.")
  expect(field).toHaveProperty("value", "")
  expect(field.getAttribute("aria-invalid")).toBe("true")
  // choosing the current day of the list is no change
  leaveWith(list.day)
  expect(screen.queryByRole("alert")).toBeNull()
  expect(onDay).not.toHaveBeenCalled()
  leaveWith("2026-12-24")
  expect(onDay.mock.calls).toEqual([["2026-12-24"]])
})

it.each([
  [0, "Für diesen Tag ist keine Lieferung vereinbart"],
  [2, "An diesem Tag ist alles geliefert"]
])("shows for a day without open stops and with %i delivered orders: %s", async (deliveredCount, text) => {
  await shown({ stops: [], deliveredCount })
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole("button", { name: "Drucken" })).toHaveProperty("disabled", true)
  expect(screen.getByRole("link", { name: "Offene Bestellungen" })).toBeTruthy()
})
