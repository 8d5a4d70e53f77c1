// @vitest-environment jsdom
import { readFile } from "node:fs/promises"
import { cleanup, screen, within } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { auditDetailKeys } from "../../domain/account/audit-details.ts"
import { campaignActs } from "../../domain/adverts/desk-acts.ts"
import { bookingModes, feedbackReasons } from "../../domain/cancellation/cancellation.ts"
import { dealerActs } from "../../domain/dealer-desk/dealer-state.ts"
import { profileFields } from "../../domain/dealer-desk/profile-fields.ts"
import { taskKinds } from "../../domain/desk-task/task-kinds.ts"
import { taskActs } from "../../domain/desk-task/desk-task.ts"
import { orderStatuses } from "../../domain/order/draft.ts"
import { granularities } from "../../domain/statistics/period.ts"
import { groupings } from "../../domain/statistics/period-statistic.ts"
import { recordPathOf } from "../../domain/support/record-path.ts"
import type { AuditDetail as Detail } from "../../domain/support/records.ts"
import { paymentLifeMachine } from "../../machines/payment-life.machine.ts"
import { AuditDetail } from "../../ui/support/AuditDetail.tsx"
import { onDesk } from "./desk-form.test-support.tsx"

afterEach(cleanup)

/** Renders a detail and returns its visible text: the names of its fields, and their values. */
const shown = async (detail: Detail) => {
  await onDesk(() => (
    <main>
      <AuditDetail row={{ event: "", detail }} recordPath={recordPathOf(null)} />
    </main>
  ))
  const main = within(await screen.findByRole("main"))
  const words = (role: string) => main.queryAllByRole(role).map(({ textContent }) => textContent)
  const said = { names: words("term"), values: words("definition") }
  cleanup()
  return said
}

it("says each field of an event in words (rule account.audit)", async () => {
  const { names } = await shown(Object.fromEntries(auditDetailKeys.map((key) => [key, "W-1"])))
  expect(names).toHaveLength(auditDetailKeys.length)
  expect(names.filter((name) => auditDetailKeys.some((key) => key === name))).toEqual([])
  expect((await shown({ neverWritten: "W-1" })).names).toEqual(["Angabe"])
})

it.each<[string, Detail, ReadonlyArray<string>]>([
  ["a closure", { dealer: 3, part: "closure", operation: "Added" }, ["3", "Lieferpause", "hinzugefügt"]],
  ["a logo", { part: "logo", operation: "Deleted" }, ["Logo", "gelöscht"]],
  ["a review", { operation: "review.takeDown", reason: "Beleidigt" }, ["entfernt", "Beleidigt"]],
  ["a page", { path: "/aktuell", operation: "publication.end" }, ["/aktuell", "beendet"]],
  ["a mailbox", { by: "another browser" }, ["anderer Browser"]],
  ["order options", { country: 2, group: 3, number: 4 }, ["Österreich", "Holzpellets lose", "4"]],
  ["an export", { countryId: 1, states: ["placed"], searched: true }, ["Deutschland", "eingegangen", "ja"]],
  ["a price list", { added: 1, changed: 2, gone: 3 }, ["1", "2", "3"]],
  ["a profile", { changed: ["website", "phone"] }, ["Website, Telefon"]],
  [
    "a payment",
    { kind: "paypal", reason: "unasked", before: "unknown.capturing" },
    ["PayPal", "nicht verlangt", "Einzug offen"]
  ],
  ["a refusal", { operation: "orderProcess.place", reason: "Forbidden" }, ["Bestellvorgang", "Recht fehlt"]],
  ["a former call", { operation: "gone.call" }, ["Sonstiges"]]
])("says %s in words (rule account.audit)", async (_, detail, words) => {
  expect((await shown(detail)).values).toEqual(words)
})

const statesOf = (
  states: Readonly<Record<string, { readonly states?: Readonly<Record<string, unknown>> }>>
): ReadonlyArray<string> =>
  Object.entries(states).flatMap(([name, { states: below = {} }]) =>
    Object.keys(below).length === 0 ? [name] : Object.keys(below).map((each) => `${name}.${each}`)
  )

it.each<[string, string, ReadonlyArray<string>]>([
  ["order", "states", orderStatuses],
  ["task", "operation", taskActs],
  ["kind of task", "kind", taskKinds],
  ["advert", "operation", campaignActs],
  ["dealer", "operation", dealerActs],
  ["dealer's profile", "changed", profileFields],
  ["booking", "after", bookingModes],
  ["feedback", "reason", feedbackReasons],
  ["period", "granularity", granularities],
  ["grouping", "groupBy", groupings],
  ["payment", "before", statesOf(paymentLifeMachine.states)]
])("has a word for each value of: %s (rule account.audit)", async (_, key, values) => {
  const { values: said } = await shown({ [key]: values })
  const words = said[0]?.split(", ") ?? []
  expect(words.length).toBeGreaterThan(1)
  expect(words.filter((word) => values.includes(word))).toEqual([])
})

it("has a subject for each call that has a permission (rule account.audit)", async () => {
  const policies = await Promise.all(
    ["permissions-of-calls", "dealer-desk-permissions"].map((name) =>
      readFile(`src/contract/${name}.ts`, "utf8")
    )
  )
  const calls = [...policies.join("\n").matchAll(/^ {2}"(?<call>\w+\.\w+)": /gmu)].map(
    ({ groups }) => groups?.["call"] ?? ""
  )
  expect(calls.length).toBeGreaterThan(100)
  const { values } = await shown({ operation: calls })
  expect(values[0]).not.toMatch(/Sonstiges|\w+\.\w+/u)
})

it("links to records that the user may open, by their names where they have one (rule desk.record-links)", async () => {
  const recordPath = recordPathOf({ roles: ["Role_Interaid_Admin"], isImpersonated: false })
  const detail = { dealer: 3, list: 12, review: 7, country: 2, group: 3, rows: 9 }
  await onDesk(() => <AuditDetail row={{ event: "", detail }} recordPath={recordPath} />)
  const links = await screen.findAllByRole("link")
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["3", "/support/haendler/3"],
    ["12", "/support/haendler/3?teil=preise"],
    ["7", "/support/bewertungen?bewertung=7"],
    ["Holzpellets lose", "/support/parameter-requirement/at/holzpellets-lose"]
  ])
})
