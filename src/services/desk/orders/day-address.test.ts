import { expect, it } from "vitest"
import { dayFilePath, dayPath, dayQueryOf } from "./day-address.ts"

it("writes the day and its sort order in the same way for the list and for its PDF (rule dealer.day-list)", () => {
  const query = dayQueryOf({ datum: "2026-12-01", folge: "strecke" })
  expect(dayPath(query)).toBe("/haendler/tag?datum=2026-12-01&folge=strecke")
  expect(dayFilePath(query)).toBe("/druckansicht/lieferungen.pdf?datum=2026-12-01&folge=strecke")
  expect(dayFilePath(dayQueryOf({ datum: "2026-13-01" }))).toBe("/druckansicht/lieferungen.pdf")
})
