// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { type DayForMany, manyProblems } from "../../domain/order/life/many-orders.ts"
import { openOrderOf } from "../../domain/order/life/open-order.test-support.ts"
import type { OpenOrder } from "../../domain/order/life/open-order.ts"
import { ManyBar } from "../../ui/order/desk/many/ManyBar.tsx"
import { ManyDay } from "../../ui/order/desk/many/ManyDay.tsx"
import type { ManyReport, ManyView, ManyWishes } from "../../ui/order/desk/many/many.view.ts"
import type { OrderRowView } from "../../ui/order/desk/order-row.view.ts"
import { onDesk } from "./desk-form.test-support.tsx"

afterEach(cleanup)

const row = (order: OpenOrder): OrderRowView => ({
  order,
  status: order.status,
  act: "schedule",
  state: "quiet",
  refusal: "",
  form: null
})

const nothing: ManyReport = { announced: 0, busy: 0, done: 0, unanswered: [], others: [] }

const wishes = () =>
  ({
    onChoose: vi.fn(),
    onAll: vi.fn(),
    onNone: vi.fn(),
    onConfirm: vi.fn(),
    onAsk: vi.fn(),
    onDay: vi.fn(),
    onClose: vi.fn(),
    onTakeBack: vi.fn(),
    onRetry: vi.fn()
  }) satisfies ManyWishes

const bar = async (change: Partial<ManyView> = {}) => {
  const wished = wishes()
  const view: ManyView = {
    chosen: new Set(),
    choosable: 5,
    confirmable: 0,
    schedulable: 0,
    report: nothing,
    asking: null,
    ...change
  }
  await onDesk(() => <ManyBar view={view} wishes={wished} />)
  const region = within(await screen.findByRole("region", { name: "Mehrere Bestellungen" }))
  const names = () => region.queryAllByRole("button").map(({ textContent }) => textContent)
  const press = (name: string) => fireEvent.click(region.getByRole("button", { name }))
  return { wished, region, names, press }
}

it("offers to select all orders until all are selected, and offers nothing for a single order", async () => {
  const { names, press, wished } = await bar()
  expect(names()).toEqual(["Alle 5 auswählen"])
  press("Alle 5 auswählen")
  expect(wished.onAll).toHaveBeenCalledTimes(1)
  cleanup()
  expect((await bar({ choosable: 1 })).names()).toEqual([])
})

it("shows the number of selected orders, and how many of them each action applies to (rule dealer.many-orders)", async () => {
  const { names, press, region, wished } = await bar({
    chosen: new Set(["a", "b", "c"]),
    confirmable: 2,
    schedulable: 0
  })
  expect(region.getByText("3 ausgewählt")).toBeTruthy()
  expect(names()).toEqual(["Alle 5 auswählen", "2 bestätigen", "Termin für 0", "Auswahl aufheben"])
  expect(region.getByRole("button", { name: "Termin für 0" })).toHaveProperty("disabled", true)
  press("2 bestätigen")
  press("Auswahl aufheben")
  expect([wished.onConfirm, wished.onAsk, wished.onNone].map(({ mock }) => mock.calls.length)).toEqual([
    1, 0, 1
  ])
})

it("reports the results, and offers to undo or to send again", async () => {
  const { press, region, wished } = await bar({ report: { ...nothing, announced: 3 } })
  expect(region.getByText("3 Bestellungen werden in 10 Sekunden gesendet.")).toBeTruthy()
  press("Alle zurücknehmen")
  expect(wished.onTakeBack).toHaveBeenCalledTimes(1)
  cleanup()
  const lost = row(openOrderOf({ orderId: "lost" }))
  const changed = row(openOrderOf({ orderId: "changed", orderNumber: "HM-26-7" }))
  const after = await bar({ report: { ...nothing, done: 1, unanswered: [lost], others: [changed] } })
  for (const text of ["1 Bestellung gespeichert.", /^1 Bestellung ohne Antwort\./u])
    expect(after.region.getByText(text)).toBeTruthy()
  expect(after.region.getByRole("link", { name: "HM-26-7" }).getAttribute("href")).toBe("#order-changed")
  after.press("Alle noch einmal versuchen")
  expect(after.wished.onRetry).toHaveBeenCalledTimes(1)
})

const today = "2027-01-04"
const period = { startDeliveryPeriodDate: "2027-01-01", endDeliveryPeriodDate: "2027-01-31" } as const
const may = ["schedule"] as const
const berlin = openOrderOf({ ...period, may, orderNumber: "HM-26-1", regionCode: "BE" })
const munich = openOrderOf({ ...period, may, orderNumber: "HM-26-2", regionCode: "BY", orderId: "two" })

/**
 * Renders the form for setting one delivery day for several orders, with the validation errors that the page would
 * show.
 */
const asked = async (orders: ReadonlyArray<OpenOrder>, wish?: DayForMany) => {
  const onDay = vi.fn<(wish: DayForMany) => void>()
  await onDesk(() => (
    <ManyDay
      view={{
        orders: orders.map(row),
        problems: wish === undefined ? [] : manyProblems(orders, wish, today)
      }}
      today={today}
      onDay={onDay}
      onClose={() => {}}
    />
  ))
  const dialog = within(await screen.findByRole("dialog"))
  return { onDay, dialog }
}

it("marks in the calendar the days off of any selected order, not only of the first (rule dealer.day-off)", async () => {
  const epiphany = "Mittwoch, 6. Januar 2027"
  const { dialog } = await asked([berlin, munich])
  expect(dialog.getByRole("button", { name: `${epiphany}, Feiertag` })).toBeTruthy()
  cleanup()
  const ofBerlin = await asked([berlin])
  expect(ofBerlin.dialog.getByRole("button", { name: epiphany })).toBeTruthy()
})

it("suggests a day that is possible for every order", async () => {
  const closed = { ...munich, closures: [{ firstDay: "2027-01-04", lastDay: "2027-01-05" }] }
  const { dialog, onDay } = await asked([berlin, closed])
  fireEvent.click(dialog.getByRole("button", { name: "Termine vereinbaren" }))
  expect(onDay.mock.calls).toEqual([[{ day: "2027-01-07", reason: "" }]])
})

it("asks about a day off, names the orders if it concerns only some, and applies the confirmation to that day only", async () => {
  const { dialog, onDay } = await asked([berlin, munich], { day: "2027-01-06", reason: "" })
  const question = within(dialog.getByRole("group", { name: /Am Lieferort ist Feiertag/u }))
  expect(question.getByText("Betrifft HM-26-2")).toBeTruthy()
  fireEvent.click(question.getByRole("button", { name: "Ja, trotzdem planen" }))
  expect(onDay.mock.calls[0]?.[0]).toMatchObject({ meantDay: "2027-01-06" })
  cleanup()
  const sunday = await asked([berlin, munich], { day: "2027-01-10", reason: "" })
  expect(sunday.dialog.getByRole("group", { name: /Das ist ein Sonntag/u })).toBeTruthy()
  expect(sunday.dialog.queryByText(/^Betrifft/u)).toBeNull()
})

it("reports a missing day at its field, and names the orders that need a reason", async () => {
  const { dialog } = await asked([berlin, munich], { day: "", reason: "" })
  expect(dialog.getByLabelText("Liefertag").getAttribute("aria-invalid")).toBe("true")
  cleanup()
  const outside = await asked([berlin, { ...munich, endDeliveryPeriodDate: "2027-01-05" }], {
    day: "2027-01-07",
    reason: ""
  })
  expect(outside.dialog.getByText("Außerhalb des bestellten Zeitraums: HM-26-2")).toBeTruthy()
})
