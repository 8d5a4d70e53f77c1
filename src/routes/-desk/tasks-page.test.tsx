// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import type { ComponentProps } from "react"
import { afterEach, expect, it, vi } from "vitest"
import type { DeskTask } from "../../domain/desk-task/desk-task.ts"
import type { TaskForm } from "../../domain/desk-task/task-list.ts"
import type { ActOutcome } from "../../domain/support/people.ts"
import { ActOnTask, type AskedAct } from "../../ui/support/tasks/ActOnTask.tsx"
import { type TaskPage, TasksPage } from "../../ui/support/tasks/TasksPage.tsx"
import type { Client } from "../../services/client/client.ts"
import { onDesk } from "./desk-form.test-support.tsx"
import { useTaskActs } from "./use-task-acts.ts"

afterEach(cleanup)

const task: DeskTask = {
  kind: "withdrawal",
  subject: "W-1",
  rowVersion: 0,
  state: "open",
  owner: null,
  postponedUntil: null,
  note: "",
  since: "2026-01-12T08:00:00Z",
  due: "2026-01-13T08:00:00Z",
  title: "HM-26-100001",
  detail: "Erika Beispiel",
  cause: null,
  path: "/support/bestellungen/o1",
  may: ["take", "handOver", "postpone", "close"]
}

const resting: DeskTask = {
  ...task,
  subject: "W-2",
  title: "HM-26-100002",
  state: "postponed",
  owner: { accountId: 2, name: "Max Muster" },
  postponedUntil: "2026-01-20",
  note: "Wartet auf die Bank",
  path: null,
  may: []
}

const page = (items: ReadonlyArray<DeskTask>): TaskPage => ({
  items,
  total: items.length,
  page: 1,
  size: 20,
  kinds: [
    { kind: "withdrawal", count: items.length },
    { kind: "review", count: 0 }
  ]
})

const shown = async (list: TaskPage | undefined, problem?: string) => {
  const onAct = vi.fn()
  await onDesk(() => (
    <TasksPage
      list={list}
      isLoading={false}
      onRetry={undefined}
      query={{}}
      hrefOf={({ sicht, art }) => `?${sicht ?? ""}-${art ?? ""}`}
      now="2026-01-15T08:00:00Z"
      onAct={onAct}
      problem={problem}
      dialog={undefined}
    />
  ))
  await screen.findByRole("heading", { level: 1, name: "Aufgaben" })
  return onAct
}

it("shows each task with its age and owner, links to its page, and names the case in each button", async () => {
  const onAct = await shown(page([task, resting]))
  const [first, second] = screen.getAllByRole("row").slice(1)
  const open = within(first ?? document.body)
  expect(open.getByRole("link", { name: "HM-26-100001" }).getAttribute("href")).toBe(
    "/support/bestellungen/o1"
  )
  expect(open.getByText("Widerruf prüfen")).toBeTruthy()
  expect(open.getByText("überfällig")).toBeTruthy()
  expect(open.getByText("niemand")).toBeTruthy()
  fireEvent.click(open.getByRole("button", { name: "Übernehmen: HM-26-100001" }))
  expect(onAct.mock.calls).toEqual([["take", task]])
  const rests = within(second ?? document.body)
  expect(rests.getByText("Max Muster")).toBeTruthy()
  expect(rests.getByText("ruht bis 20.01.2026")).toBeTruthy()
  expect(rests.getByText("Notiz: Wartet auf die Bank")).toBeTruthy()
  expect(rests.queryByText("überfällig")).toBeNull()
  expect(rests.queryByRole("button")).toBeNull()
  expect(rests.queryByRole("link")).toBeNull()
  // a kind without tasks has no filter
  expect(screen.getByRole("link", { name: "Widerruf prüfen2" })).toBeTruthy()
  expect(screen.queryByRole("link", { name: "Bewertung prüfen0" })).toBeNull()
})

it("says why a payment is waiting, and what to do about a payment without an order", async () => {
  const payment = { ...task, kind: "paymentMismatch", cause: "amount" } as const
  await shown(page([payment, { ...payment, subject: "W-2", cause: "new", path: null }]))
  const [first, second] = screen.getAllByRole("row").slice(1)
  expect(first?.textContent).toContain("Der Betrag ist ein anderer als verlangt.")
  expect(first?.textContent).not.toContain("keine Bestellung")
  expect(second?.textContent).toContain("Zu dieser Zahlung gibt es keine Bestellung.")
  expect(second?.textContent).not.toContain("Betrag")
})

it("says that no task is waiting, that there was no answer, and why an action failed", async () => {
  await shown(page([]))
  expect(screen.getByText("Nichts wartet auf Sie")).toBeTruthy()
  cleanup()
  await shown(undefined)
  expect(screen.queryByRole("table")).toBeNull()
  cleanup()
  await shown(page([task]), "Die Aufgabe ist inzwischen erledigt.")
  expect(screen.getByRole("alert").textContent).toContain("inzwischen erledigt")
})

it("ignores the second click of a double click, under which another button may be by then", async () => {
  const onAct = await shown(page([task]))
  const take = screen.getByRole("button", { name: "Übernehmen: HM-26-100001" })
  fireEvent.click(take, { detail: 1 })
  fireEvent.click(take, { detail: 2 })
  expect(onAct.mock.calls).toEqual([["take", task]])
})

it("sends an act on a row once while it is unanswered, and acts on other rows meanwhile", async () => {
  const call = vi.fn(() => new Promise<never>(() => {}))
  const client: Client = { call }
  const list = page([task, { ...task, subject: "W-3", title: "HM-26-100003" }])
  function Tasks() {
    const { onAct, problem } = useTaskActs(client)
    const rest = { isLoading: false, onRetry: undefined, query: {}, hrefOf: () => "?", dialog: undefined }
    return <TasksPage list={list} {...rest} now="2026-01-15T08:00:00Z" onAct={onAct} problem={problem} />
  }
  await onDesk(() => <Tasks />)
  const take = await screen.findByRole("button", { name: "Übernehmen: HM-26-100001" })
  fireEvent.click(take)
  fireEvent.click(take)
  expect(call).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole("button", { name: "Übernehmen: HM-26-100003" }))
  expect(call).toHaveBeenCalledTimes(2)
})

const asking = async (
  act: AskedAct["act"],
  outcome: ActOutcome = { kind: "done" },
  colleagues: ComponentProps<typeof ActOnTask>["colleagues"] = [{ accountId: 7, name: "Ägidius Öl" }]
) => {
  const onAct = vi.fn<(asked: AskedAct, form: TaskForm) => Promise<ActOutcome>>(() =>
    Promise.resolve(outcome)
  )
  const onClose = vi.fn()
  const asked = { act, task }
  await onDesk(() => <ActOnTask asked={asked} colleagues={colleagues} onClose={onClose} onAct={onAct} />)
  const dialog = within(await screen.findByRole("dialog", { hidden: true }))
  const press = async (name: string) => {
    const button = dialog.getByRole("button", { name, hidden: true })
    fireEvent.click(button)
    // a second click is handled only after the first one is done
    await waitFor(() => expect(button.dataset["state"]).toBe("ready"))
  }
  return { dialog, press, onAct, onClose }
}

it("hands a task over to the selected colleague, and does nothing before one is selected", async () => {
  const { dialog, press, onAct, onClose } = await asking("handOver")
  await press("Übergeben")
  expect(dialog.getByText("Bitte wählen Sie, wer zuständig ist.")).toBeTruthy()
  expect(onAct).not.toHaveBeenCalled()
  fireEvent.change(dialog.getByLabelText("Zuständig"), { target: { value: "7" } })
  await press("Übergeben")
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(onAct.mock.calls[0]?.[1]).toEqual({ note: "", until: "", ownerId: 7 })
})

it("requires a day and a note to postpone a task, and keeps both if the server refuses", async () => {
  const { dialog, press, onAct, onClose } = await asking("postpone", { kind: "refused", code: "past" })
  await press("Zurückstellen")
  expect(dialog.getByText("Bitte nennen Sie einen Tag.")).toBeTruthy()
  expect(dialog.getByText("Bitte schreiben Sie eine Notiz.")).toBeTruthy()
  const day = dialog.getByLabelText("Wieder vorlegen am")
  fireEvent.change(day, { target: { value: "2026-01-10" } })
  fireEvent.blur(day)
  fireEvent.change(dialog.getByLabelText("Notiz"), { target: { value: "Wartet" } })
  await press("Zurückstellen")
  expect(await dialog.findByText("Bitte nennen Sie einen Tag ab morgen.")).toBeTruthy()
  expect(onAct.mock.calls[0]?.[1]).toEqual({ note: "Wartet", until: "2026-01-10", ownerId: 0 })
  expect(onClose).not.toHaveBeenCalled()
  expect((dialog.getByLabelText("Notiz") as HTMLTextAreaElement).value).toBe("Wartet")
})

it("names the task that an action is for", async () => {
  const { dialog } = await asking("close")
  expect(dialog.getByText(/^Widerruf prüfen:/u).textContent).toContain("HM-26-100001")
})

it.each([
  ["coming", "Die Namen werden geladen …"],
  ["missing", "Die Namen ließen sich nicht laden. Bitte schließen Sie das Fenster und öffnen Sie es neu."],
  [[], "Sonst darf niemand diese Aufgabe erledigen."]
] as const)("says why a task cannot be handed over: %s", async (colleagues, words) => {
  const { dialog } = await asking("handOver", { kind: "done" }, colleagues)
  expect(dialog.getByText(words)).toBeTruthy()
})

it("does not postpone a task to the day before if the field shows one that does not exist", async () => {
  const { dialog, press, onAct } = await asking("postpone")
  const day = dialog.getByLabelText<HTMLInputElement>("Wieder vorlegen am")
  fireEvent.change(day, { target: { value: "2026-01-20" } })
  fireEvent.change(dialog.getByLabelText("Notiz"), { target: { value: "Wartet" } })
  // jsdom does not report unreadable input
  Object.defineProperty(day, "validity", { value: { badInput: true }, configurable: true })
  fireEvent.blur(day)
  await press("Zurückstellen")
  expect(dialog.getByText("Bitte prüfen Sie Tag, Monat und Jahr.")).toBeTruthy()
  expect(document.activeElement).toBe(day)
  expect(onAct).not.toHaveBeenCalled()
})
