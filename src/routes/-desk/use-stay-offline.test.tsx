// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import type { DeskFrame } from "../../domain/rights/desk-frame.ts"
import { useStayOffline } from "./use-stay-offline.ts"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Page({ frame }: { readonly frame: DeskFrame }) {
  useStayOffline(frame)
  return (
    <>
      <a href="/?seite=2">next page</a>
      <a href="/agb">page of the shop</a>
      <a href="#part">place</a>
      <a href="/file.pdf" download>
        file
      </a>
      <a href="/paper" target="_blank" rel="noopener">
        window
      </a>
      <a href="tel:030123456">phone</a>
    </>
  )
}

/** Whether the browser would follow the link. */
const follows = (name: string, press: object = {}): boolean => fireEvent.click(screen.getByText(name), press)

it("follows no link that replaces the page while there is no connection (rule desk.frame)", () => {
  render(<Page frame="work" />)
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  expect([follows("next page"), follows("page of the shop")]).toEqual([false, false])
  expect(["place", "file", "window", "phone"].filter((name) => !follows(name))).toEqual([])
  expect(follows("next page", { ctrlKey: true })).toBe(true)
  isOnline.mockReturnValue(true)
  expect(follows("next page")).toBe(true)
})

it("leaves links alone in the shop's frame, whose head does not report a missing connection", () => {
  render(<Page frame="shop" />)
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  expect(follows("next page")).toBe(true)
})
