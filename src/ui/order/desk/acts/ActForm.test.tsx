// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { openOrderOf } from "../../../../domain/order/life/open-order.test-support.ts"
import { longestReason, type SellerWish } from "../../../../domain/order/life/seller-wish.ts"
import { createI18n } from "../../../../locales/i18n.ts"
import { SiteProvider } from "../../../kit/site.tsx"
import { ActForm } from "./ActForm.tsx"

afterEach(cleanup)

it("the form of an act on an order is not sent while the reason is too long (rule wire.bounded-text)", () => {
  const onSubmit = vi.fn<(wish: SellerWish) => void>()
  render(
    <I18nProvider i18n={createI18n("de", {})}>
      <SiteProvider locale="de" base="">
        <ActForm
          order={openOrderOf()}
          act="refuse"
          state="open"
          problems={[]}
          wish={null}
          refusal=""
          today="2026-12-03"
          onSubmit={onSubmit}
          onCancel={() => {}}
        />
      </SiteProvider>
    </I18nProvider>
  )
  const field = screen.getByLabelText<HTMLTextAreaElement>("Grund für den Kunden")
  const send = (reason: string) => {
    fireEvent.change(field, { target: { value: reason } })
    fireEvent.click(screen.getByRole("button", { name: "Ablehnen" }))
  }
  send("x".repeat(longestReason + 1))
  expect([field.value.length, field.getAttribute("aria-invalid")]).toEqual([longestReason + 1, "true"])
  expect(document.activeElement).toBe(field)
  expect(onSubmit).not.toHaveBeenCalled()
  send("x".repeat(longestReason))
  expect(onSubmit.mock.calls).toEqual([[{ act: "refuse", reason: "x".repeat(longestReason) }]])
})
