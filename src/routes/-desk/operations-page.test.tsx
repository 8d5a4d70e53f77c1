// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { alerts } from "../../domain/operations/alerts.ts"
import type { RunningShop } from "../../domain/operations/running-shop.ts"
import { alertTexts } from "../../ui/support/operations/alert-texts.ts"
import { OperationsPage } from "../../ui/support/operations/OperationsPage.tsx"
import { onDesk } from "./desk-form.test-support.tsx"

afterEach(cleanup)

const well: RunningShop = {
  readAt: "2026-01-15T09:00:00.000Z",
  version: "0.1.0",
  build: "1a2b3c4d",
  node: "24.0.0",
  startedAt: "2026-01-15T06:00:00.000Z",
  readiness: "ok",
  isSample: true,
  copies: [{ startedAt: "2026-01-15T06:00:00.000Z", hasAnswered: true }],
  database: { sizeBytes: 120_000_000, freeBytes: 51_200_000_000, answerSeconds: 0.0012 },
  queues: [],
  mails: { areSent: true, waiting: 0, givenUp: 0, oldestSeconds: 0 },
  prices: [{ countryId: 1, listsChangedAt: "2026-01-15T07:30:00.000Z", workedOutDay: "2026-01-14" }],
  signingKeyAt: "2026-01-10T06:00:00.000Z",
  backups: { areKept: true, lastAt: null, archivedAt: "2026-01-15T08:59:20.000Z" },
  alerts: []
}

const shown = async (shop: RunningShop | undefined, hasFailed = false) => {
  await onDesk(() => (
    <OperationsPage shop={shop} hasFailed={hasFailed} isLoading={false} onRetry={() => {}} />
  ))
  await screen.findByRole("heading", { level: 1 })
}

const part = (name: string) => within(screen.getByRole("region", { name }))

it("says that everything is in order, and shows what has been running since when (rule desk.operations)", async () => {
  await shown(well)
  expect(part("Was jetzt zu tun ist").getByText("Alles in Ordnung")).toBeTruthy()
  expect(part("Was läuft").getByText("15.01.2026, 07:00 (3 h)")).toBeTruthy()
  expect(part("Was läuft").getByText("Beispieldaten")).toBeTruthy()
  expect(part("Datenbank").getByText("noch keine Sicherung")).toBeTruthy()
  expect(part("Datenbank").getByText("15.01.2026, 09:59 (vor unter 1 min)")).toBeTruthy()
  expect(part("Datenbank").getByText("51,2 GB")).toBeTruthy()
  expect(part("Preise").getByText("14.01.2026")).toBeTruthy()
  expect(part("Mails").getByRole("link").getAttribute("href")).toBe("/support/postausgang?stand=failed")
  expect(part("Aufgaben des Servers").getByText(/^Nichts ist fällig/u)).toBeTruthy()
})

it("shows the first step for each alert, with a link (rule desk.operations)", async () => {
  await shown({
    ...well,
    alerts: [
      { name: "MailsLate", severity: "page" },
      { name: "JobsGivenUp", severity: "ticket" }
    ],
    copies: [...well.copies, { startedAt: "2026-01-15T08:00:00.000Z", hasAnswered: false }],
    queues: [{ task: "price-day", waiting: 2, givenUp: 1, oldestDueAt: "2026-01-15T07:00:00.000Z" }],
    database: { sizeBytes: null, freeBytes: null, answerSeconds: null },
    mails: { areSent: false, waiting: null, givenUp: null, oldestSeconds: null }
  })
  const todo = part("Was jetzt zu tun ist")
  expect(todo.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Eine Mail wartet seit mehr als einer halben Stunde",
    "Eine Aufgabe des Servers wird nicht mehr versucht"
  ])
  expect(todo.getByText(/^Der Grund steht in graphile_worker\.jobs/u)).toBeTruthy()
  expect(todo.getByRole("link").getAttribute("href")).toBe("/support/postausgang?stand=waiting")
  expect(part("Was läuft").getByText(/^antwortet nicht/u)).toBeTruthy()
  expect(part("Aufgaben des Servers").getByText("price-day")).toBeTruthy()
  expect(part("Datenbank").getAllByText("nicht bekannt")).toHaveLength(3)
  expect(part("Mails").getByText("Mails werden nicht gesendet")).toBeTruthy()
})

it("keeps the last data if there is no answer, and says so (rule desk.operations)", async () => {
  await shown(well, true)
  expect(screen.getByRole("alert").textContent).toMatch(/Der Server oder seine Datenbank antwortet nicht/u)
  expect(part("Was läuft").getByText("15.01.2026, 07:00 (3 h)")).toBeTruthy()
  cleanup()
  await shown(undefined, true)
  expect(screen.getByRole("alert")).toBeTruthy()
  expect(screen.queryByRole("region")).toBeNull()
})

it("has texts for exactly the existing alerts", () => {
  expect(Object.keys(alertTexts)).toEqual(alerts.map(({ name }) => name))
})
