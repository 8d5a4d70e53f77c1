import { isNotFound, isRedirect } from "@tanstack/react-router"
import { expect, it } from "vitest"
import { keptQueryHeader } from "../../services/page/kept-query.ts"
import { movedOrMissing } from "./moved-or-missing.ts"

it("leads from a former address to the present one for good, in the same country, and else to nothing (rule content.addresses)", () => {
  const moved = movedOrMissing({ prefix: "/at" }, "/news/artikel/neu")
  expect(isRedirect(moved)).toBe(true)
  expect(moved).toMatchObject({ options: { href: "/at/news/artikel/neu", statusCode: 301 } })
  expect(isRedirect(moved) && moved.headers.has(keptQueryHeader)).toBe(true)
  expect(isNotFound(movedOrMissing({ prefix: "/at" }, undefined))).toBe(true)
})
