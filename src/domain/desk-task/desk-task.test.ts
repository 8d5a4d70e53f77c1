import { describe, expect, it } from "vitest"
import { verdictOn } from "../rights/permissions.ts"
import { roles } from "../rights/roles.ts"
import { actsOnTask, postponeProblem, taskStateOf, type TaskStanding } from "./desk-task.ts"
import { kindsFor, taskKindFacts, taskKinds, taskListPermission, taskPath } from "./task-kinds.ts"

const today = "2026-01-15"
const me = { accountId: 1, name: "Ich" }
const other = { accountId: 2, name: "Andere" }
const task = (change: Partial<TaskStanding> = {}): TaskStanding => ({
  kind: "withdrawal",
  owner: null,
  postponedUntil: null,
  ...change
})

describe("the state of a task (rule task.states)", () => {
  it.each([
    [task(), "open"],
    [task({ owner: me }), "taken"],
    [task({ postponedUntil: "2026-01-16" }), "postponed"],
    [task({ owner: other, postponedUntil: "2026-01-16" }), "postponed"],
    // a postponed task is open again from the day until which it was postponed
    [task({ postponedUntil: "2026-01-15" }), "open"]
  ] as const)("%j is %s", (standing, state) => {
    expect(taskStateOf(standing, today)).toBe(state)
  })

  it.each([
    ["without an owner", task(), "take handOver postpone close"],
    ["one's own", task({ owner: me }), "giveBack handOver postpone close"],
    ["another's", task({ owner: other }), "handOver"],
    [
      "one's own that rests",
      task({ owner: me, postponedUntil: "2026-01-16" }),
      "giveBack handOver postpone recall close"
    ],
    ["another's that rests", task({ owner: other, postponedUntil: "2026-01-16" }), "handOver"],
    ["one that its page ends", task({ kind: "review" }), "take handOver postpone"],
    [
      "one whose page shows who has it",
      task({ kind: "application", owner: me }),
      "giveBack handOver postpone"
    ],
    ["another's there", task({ kind: "application", owner: other }), "handOver"]
  ] as const)("%s has further actions", (_, standing, acts) => {
    expect(actsOnTask(standing, 1, today).join(" ")).toBe(acts)
  })

  it.each([
    ["2026-01-16", undefined],
    ["2026-04-15", undefined],
    ["2026-04-16", "tooFar"],
    ["2026-01-15", "past"],
    ["2025-12-31", "past"],
    ["2026-02-30", "notADay"],
    ["morgen", "notADay"]
  ])("rests until %s: %s", (until, problem) => {
    expect(postponeProblem(until, today)).toBe(problem)
  })
})

describe("kinds (rule task.kinds)", () => {
  const who = (role: (typeof roles)[number]) =>
    ({ kind: "account", roles: [role], isImpersonated: false }) as const

  it.each([
    ["Role_Interaid_DealerSupport", "withdrawal changedAddress review application"],
    ["Role_Interaid_CustomerSupport", "withdrawal changedAddress review"],
    ["Role_Interaid_Financial", "paymentMismatch returnedDebit"],
    ["Role_Interaid_Admin", taskKinds.join(" ")],
    ["Role_Interaid_Editor", "textReview"],
    ["Role_Interaid_Marketing", ""],
    ["Role_AdvertisingPartner", ""],
    ["Role_Customer", ""]
  ] as const)("%s settles %s", (role, kinds) => {
    expect(kindsFor(who(role)).join(" ")).toBe(kinds)
  })

  it("the list is shown only to users who may settle a kind of task in it", () => {
    for (const role of roles)
      expect(kindsFor(who(role)).length > 0).toBe(verdictOn(taskListPermission, who(role)) === "allowed")
  })

  it("a task links to its case, or to a search if no order is known", () => {
    const place = { subject: "7", orderId: "o 1", words: "HM-26" }
    const paths = taskKinds.map((kind) => taskPath(kind, place))
    expect(paths).toEqual([
      "/support/bestellungen/o%201",
      "/support/bestellungen/o%201",
      "/stornomanagement/rechnungen?suche=HM-26&stand=rechnung",
      "/support/postausgang/7",
      "/support/bestellungen/o%201",
      "/support/bewertungen?bewertung=7",
      "/support/haendler-antraege/7",
      "/support/cms/7/edit"
    ])
    const lost = { ...place, orderId: null, words: "a&b" }
    expect(taskPath("withdrawal", lost)).toBe("/support/bestellungen?suche=a%26b")
    expect(taskPath("paymentMismatch", lost)).toBeNull()
    expect(Object.keys(taskKindFacts)).toEqual([...taskKinds])
  })
})
