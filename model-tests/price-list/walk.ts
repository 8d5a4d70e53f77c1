import { isSameList, type PriceDraft } from "../../src/domain/price-list/price-draft.ts"
import { type BaseList, type ListCheck, priceListMachine } from "../../src/machines/price-list.machine.ts"
import { done, fails } from "../harness/explore.ts"
import { walkOf } from "../harness/machine-walk.ts"

export const rowsAt = (...prices: ReadonlyArray<string>): PriceDraft =>
  prices.map((unitPrice, at) => ({
    area: "1",
    product: "diesel",
    certificate: "",
    fromAmount: String(at * 1000),
    unitPrice
  }))

export const listAt = (version: number, ...prices: ReadonlyArray<string>): BaseList => ({
  version,
  rows: rowsAt(...prices)
})

const place = { areaId: 1, productId: 2, certificationId: 0, fromAmount: 0 }
const change = { kind: "changed", ...place, former: 100_00, next: 200_00 } as const
const warning = {
  kind: "farFromFormer",
  row: 1,
  ...place,
  former: 100_00,
  next: 200_00,
  figure: 100
} as const

/** Creates the result of checking a list, with the given number of warnings. */
export const checkWith = (warnings: number): ListCheck => ({
  findings: [],
  hasMoreFindings: false,
  changes: [change],
  counts: { added: 0, changed: 1, gone: 0 },
  warnings: Array.from({ length: warnings }, () => warning),
  warningCount: warnings
})

export const flaws: ListCheck = {
  ...checkWith(0),
  findings: [{ kind: "areaUnknown", row: 1, column: "area", value: "9", hint: "write a number" }],
  changes: [],
  counts: { added: 0, changed: 0, gone: 0 }
}

export const price = (text: string) => ({
  type: "list.edit",
  edit: { kind: "cell", row: 0, column: "unitPrice", text }
})

export const wish = { publishAt: null, reason: "" }
export const plan = { publishAt: "2026-12-07T05:00:00.000Z" }

const ends = (port: string) => [
  done(port, { kind: "published", list: listAt(2, "200,00") }),
  done(port, { kind: "scheduled", plan }),
  done(port, { kind: "conflict", list: listAt(2, "150,00") }),
  done(port, { kind: "signedOut" }),
  fails(port)
]

const begin = [{ base: listAt(1, "100,00") }]

export const priceListWalk = walkOf(priceListMachine, {
  manner: "eachEdge",
  ways: {
    editing: {
      inputs: begin,
      events: [
        price("200"),
        price("100"),
        { type: "list.undo" },
        { type: "draft.discard" },
        { type: "draft.recalled", rows: rowsAt("200,00") },
        { type: "draft.recalled", rows: rowsAt("100,00") },
        { type: "list.arrived", list: listAt(2, "200,00") },
        { type: "list.arrived", list: listAt(1, "300,00") },
        { type: "list.check" },
        done("checkList", { kind: "checked", check: checkWith(0) }),
        done("checkList", { kind: "checked", check: flaws }),
        done("checkList", { kind: "signedOut" }),
        fails("checkList")
      ],
      sees: ({ value, context: { base, draft, past } }) => [
        value,
        base.version,
        draft[0]?.unitPrice,
        past.length > 0
      ]
    },
    publishing: {
      inputs: begin,
      events: [
        price("200"),
        { type: "draft.discard" },
        { type: "list.undo" },
        { type: "list.check" },
        done("checkList", { kind: "checked", check: checkWith(1) }),
        done("checkList", { kind: "checked", check: flaws }),
        done("checkList", { kind: "signedOut" }),
        { type: "warning.acknowledge", places: [0], isRead: true },
        { type: "warning.acknowledge", places: [0], isRead: false },
        { type: "list.publish", wish },
        ...ends("publishList"),
        done("publishList", { kind: "refused", code: "MomentPast" }),
        ...ends("findPublished"),
        done("findPublished", { kind: "nothing" }),
        { type: "list.arrived", list: listAt(2, "200,00") },
        { type: "list.arrived", list: listAt(3, "300,00") },
        { type: "list.lookAgain" },
        { type: "conflict.keepMine" },
        { type: "conflict.takeTheirs" }
      ],
      sees: ({ value, context: { base, draft, check, acknowledged, theirs, past } }) => [
        value,
        base.version,
        draft[0]?.unitPrice,
        check?.findings.length ?? null,
        acknowledged,
        theirs?.version,
        past.length > 0
      ]
    }
  },
  promises: {
    "nothing is on its way that was not checked as it is, or of which a warning was not read": ({
      value,
      context: { check, acknowledged }
    }) =>
      (value !== "publishing" && value !== "asking") ||
      (check !== null && check.findings.length === 0 && acknowledged.length === check.warnings.length),
    "what differs from the list in force is not saved, or stands as a plan": (snapshot) =>
      snapshot.hasTag("unsaved") ||
      snapshot.matches("scheduled") ||
      isSameList(snapshot.context.base.rows, snapshot.context.draft),
    "another user's list is shown until one is chosen": ({ value, context: { theirs } }) =>
      (theirs !== null) === (value === "conflict"),
    "no answer breaks it": ({ status }) => status !== "error"
  }
})
