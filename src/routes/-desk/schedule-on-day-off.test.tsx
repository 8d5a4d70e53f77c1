// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import { useState } from "react"
import { afterEach, expect, it, vi } from "vitest"
import type { LifeProblem } from "../../domain/order/life/life-problems.ts"
import { openOrderOf } from "../../domain/order/life/open-order.test-support.ts"
import { type SellerWish, wishProblems } from "../../domain/order/life/seller-wish.ts"
import { ActForm } from "../../ui/order/desk/acts/ActForm.tsx"
import { onDesk } from "./desk-form.test-support.tsx"

afterEach(cleanup)

const today = "2026-12-01"
const order = openOrderOf({ status: "confirmed", version: 2, may: ["schedule"] })

/** Renders the form for one delivery day, as in an order's row: it is sent once the rules find no validation error. */
const begin = async () => {
  const onSent = vi.fn<(wish: SellerWish) => void>()
  function Form() {
    const [problems, setProblems] = useState<ReadonlyArray<LifeProblem>>([])
    return (
      <ActForm
        order={order}
        act="schedule"
        state="open"
        problems={problems}
        wish={null}
        refusal=""
        today={today}
        onSubmit={(wish) => {
          const found = wishProblems(order, wish, today)
          setProblems(found)
          if (found.length === 0) onSent(wish)
        }}
        onCancel={() => {}}
      />
    )
  }
  await onDesk(() => <Form />)
  const dialog = within(await screen.findByRole("dialog"))
  const send = (day: string) => {
    fireEvent.change(dialog.getByLabelText("Liefertag"), { target: { value: day } })
    fireEvent.submit(dialog.getByLabelText("Liefertag").closest("form") ?? dialog.getByRole("button"))
  }
  return { dialog, send, onSent }
}

it("a Sunday asks in the form of one order, and is sent only once it is meant (rule dealer.day-off)", async () => {
  const { dialog, send, onSent } = await begin()
  send("2026-12-06")
  const question = dialog.getByRole("group", { name: /Sonntag/u })
  expect(document.activeElement).toBe(question)
  expect(onSent).not.toHaveBeenCalled()
  fireEvent.click(within(question).getByRole("button", { name: "Ja, trotzdem planen" }))
  expect(onSent).toHaveBeenCalledWith(
    expect.objectContaining({ act: "schedule", day: "2026-12-06", meantDay: "2026-12-06" })
  )
  expect(dialog.queryByRole("group", { name: /Sonntag/u })).toBeNull()
})

it("a working day is sent without a question (rule dealer.day-off)", async () => {
  const { dialog, send, onSent } = await begin()
  send("2026-12-07")
  expect(dialog.queryByRole("button", { name: "Ja, trotzdem planen" })).toBeNull()
  expect(onSent).toHaveBeenCalledWith(expect.objectContaining({ act: "schedule", day: "2026-12-07" }))
})
