import { expect, it } from "vitest"
import { readView } from "../../domain/cancellation/view-codec.ts"
import { wholeView } from "../../domain/cancellation/view.ts"
import { cancellationQueryOf, cancellationSearchOf } from "./cancellation-query.ts"

const today = "2026-11-22"
const saved = { ...wholeView, countryId: null, from: null, to: null, dealerId: null }

it("shows a year up to today unless the URL sets a period", () => {
  expect(cancellationQueryOf(today, saved)).toEqual({
    countryId: null,
    from: "2025-11-22",
    to: today,
    dealerId: null
  })
  expect(cancellationQueryOf(today, { ...saved, to: "2026-03-01" }).from).toBe("2025-03-01")
  expect(cancellationQueryOf(today, { ...saved, countryId: 3, from: "2026-01-01", dealerId: 7 })).toEqual({
    countryId: 3,
    from: "2026-01-01",
    to: today,
    dealerId: 7
  })
})

it("leaves out the default period, so that a link copied today still works tomorrow", () => {
  expect(cancellationSearchOf(cancellationQueryOf(today, saved), wholeView, today)).toEqual({})
  const march = cancellationQueryOf(today, { ...saved, to: "2026-03-01" })
  expect(cancellationSearchOf(march, wholeView, today)).toEqual({ to: "2026-03-01" })
})

it.each([
  { land: "3" },
  { from: "2026-01-01" },
  { from: "2026-01-01", to: "2026-01-31", dealer: "7" },
  { to: "2026-03-01", search: "Muster", status: "open" }
])("writes search parameters that lead to the same list: %o", (search) => {
  const view = readView(search)
  const query = cancellationQueryOf(today, view)
  const { countryId: _country, from: _from, to: _to, dealerId: _dealer, ...looked } = view
  expect(cancellationSearchOf(query, looked, today)).toEqual(search)
  expect(cancellationQueryOf(today, readView(cancellationSearchOf(query, looked, today)))).toEqual(query)
})
