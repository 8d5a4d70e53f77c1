// @vitest-environment jsdom
import { renderHook } from "@testing-library/react"
import type { ReactNode } from "react"
import { expect, it } from "vitest"
import { SiteProvider, useHref } from "./site.tsx"

const austrian = ({ children }: { readonly children: ReactNode }) => (
  <SiteProvider locale="de-AT" base="/at">
    {children}
  </SiteProvider>
)

it("the function for the shop's paths adds the prefix, and stays the same when rendered again", () => {
  const { result, rerender } = renderHook(useHref, { wrapper: austrian })
  const first = result.current
  expect([first("/"), first("/impressum")]).toEqual(["/at", "/at/impressum"])
  rerender()
  expect(result.current).toBe(first)
})
