// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { rowOf } from "../../domain/cancellation/row.test-support.ts"
import { keptWords } from "../../services/browser/kept-words.ts"
import { type KeptValues, keptValues } from "../../services/browser/storage.ts"
import { createClient } from "../../services/client/client.ts"
import { useCancellationNotes } from "./use-cancellation-notes.ts"

afterEach(cleanup)

const client = createClient({
  csrfToken: () => "token",
  fetch: async () => Response.json({ Code: "Unauthorized", Message: "", Problems: [] }, { status: 401 })
})
const listed = [rowOf("a"), rowOf("b")]

/** Opens the panels of one user's desk in a tab. */
const visit = (tab: KeptValues, userId = "7", rows = listed) => {
  const words = keptWords(tab, userId)
  const { result, rerender, unmount } = renderHook(
    (props: { readonly rows: typeof listed }) =>
      useCancellationNotes({ client, tell: () => undefined, words, ...props }),
    { initialProps: { rows } }
  )
  const contextOf = (orderId: string) => result.current.notesOf(orderId)?.getSnapshot().context
  return {
    list: (next: typeof listed) => rerender({ rows: next }),
    leave: unmount,
    close: () => act(() => result.current.open(null)),
    open: (row = rowOf("a")) => act(() => result.current.open(row)),
    send: (event: Parameters<NonNullable<ReturnType<typeof result.current.notesOf>>["send"]>[0]) =>
      act(() => result.current.notesOf("a")?.send(event)),
    mark: () => result.current.marks.get("a"),
    hasUnsaved: () => result.current.hasUnsaved,
    giveUp: () => result.current.giveUp(),
    isConflict: () => result.current.notesOf("a")?.getSnapshot().matches({ feedback: "conflict" }),
    drafts: (orderId = "a") => contextOf(orderId)?.drafts,
    feedback: () => contextOf("a")?.feedback,
    row: () => contextOf("a")?.row
  }
}

const late = { reason: "deliveryTooLate", comment: "zehn Tage" } as const
const typed = (tab: KeptValues) => {
  const page = visit(tab)
  page.open()
  page.send({ type: "comment.type", kind: "dealer", text: "Zweimal angerufen." })
  page.send({ type: "feedback.type", draft: late })
  page.leave()
}
const newTab = () => keptValues(() => undefined)

it("restores input after a reload or another sign-in, and asks before it is lost", () => {
  const tab = newTab()
  typed(tab)
  const page = visit(tab)
  expect([page.drafts(), page.feedback()]).toEqual([{ customer: "", dealer: "Zweimal angerufen." }, late])
  expect([page.hasUnsaved(), page.isConflict()]).toEqual([true, false])
  expect(page.drafts("b")).toBeUndefined()
})

it("shows another user none of the stored input", () => {
  const tab = newTab()
  typed(tab)
  const other = visit(tab, "8")
  expect([other.drafts(), other.hasUnsaved()]).toEqual([undefined, false])
})

it("keeps the stored input until a list contains its row", () => {
  const tab = newTab()
  typed(tab)
  const page = visit(tab, "7", [])
  page.list([rowOf("b")])
  page.open(rowOf("b"))
  expect([page.drafts(), page.hasUnsaved()]).toEqual([undefined, false])
  page.list(listed)
  expect([page.drafts()?.dealer, page.hasUnsaved()]).toEqual(["Zweimal angerufen.", true])
})

it("keeps the input if the row has a newer version, and asks if another user has given a reason", () => {
  const tab = newTab()
  typed(tab)
  const booked = visit(tab, "7", [rowOf("a", { version: 4, isBooked: true, bookedAs: "credit" })])
  expect([booked.isConflict(), booked.feedback(), booked.row()?.version]).toEqual([false, late, 4])
  booked.leave()
  const said = { status: 1, reason: "priceTooHigh", comment: "" } as const
  const page = visit(tab, "7", [rowOf("a", { version: 5, feedback: said })])
  expect([page.isConflict(), page.feedback()]).toEqual([true, late])
})

it("restores nothing after the input was discarded or deleted", () => {
  const tab = newTab()
  typed(tab)
  const page = visit(tab)
  page.giveUp()
  page.leave()
  expect(visit(tab).hasUnsaved()).toBe(false)
  typed(tab)
  const again = visit(tab)
  again.send({ type: "comment.type", kind: "dealer", text: "" })
  again.send({ type: "feedback.type", draft: { reason: null, comment: "" } })
  expect([again.hasUnsaved(), keptWords(tab, "7").read()]).toEqual([false, []])
})

it("marks rows with unsent and with refused texts, whether their panel is open or closed", async () => {
  const page = visit(newTab())
  page.open()
  expect(page.mark()).toBeUndefined()
  page.send({ type: "comment.type", kind: "dealer", text: "Zweimal angerufen." })
  page.close()
  expect(page.mark()).toBe("typed")
  page.send({ type: "comment.send", kind: "dealer" })
  await waitFor(() => expect(page.mark()).toBe("failed"))
  page.send({ type: "comment.type", kind: "dealer", text: "" })
  expect(page.mark()).toBeUndefined()
})

it("marks a row whose feedback needs a decision", () => {
  const tab = newTab()
  typed(tab)
  const said = { status: 1, reason: "priceTooHigh", comment: "" } as const
  expect(visit(tab, "7", [rowOf("a", { version: 5, feedback: said })]).mark()).toBe("failed")
})
