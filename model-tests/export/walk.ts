import { exportMachine } from "../../src/machines/export.machine.ts"
import { fileOf, orders, sales, turnedOrders } from "../data/statistics.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails } from "../harness/explore.ts"

export const exportWalk = walkOf(exportMachine, {
  ways: {
    everywhere: {
      inputs: [{ source: orders }, { source: sales }],
      events: [
        { type: "source.change", source: turnedOrders },
        { type: "source.change", source: orders },
        { type: "source.change", source: sales },
        { type: "export.count" },
        { type: "export.download" },
        { type: "export.cancel" },
        { type: "rows.arrived", attempt: 1, rows: 2, total: 5 },
        { type: "rows.arrived", attempt: 0, rows: 1, total: 5 },
        done("count", { kind: "counted", total: 5 }),
        done("count", { kind: "counted", total: 0 }),
        done("count", { kind: "refused", refusal: "signedOut" }),
        fails("count"),
        done("download", { kind: "fetched", file: fileOf(5, 5) }),
        done("download", { kind: "fetched", file: fileOf(4, 5) }),
        done("download", { kind: "refused", refusal: "tooMany" }),
        fails("download")
      ],
      sees: ({ value, context: { source, total, rows, attempt, refusal } }) => [
        value,
        source.kind,
        source.wish.from,
        total,
        rows > 0,
        Math.min(attempt, 2),
        refusal
      ]
    }
  },
  promises: {
    "no file is called done before all its rows came": ({ value, context }) =>
      value !== "done" || context.rows === context.total,
    "nothing is asked for of days that the server would refuse": ({ value, context }) =>
      context.source === turnedOrders ? value === "blocked" : value !== "blocked",
    "nothing is counted but orders": ({ value, context }) =>
      value !== "counting" || context.source.kind === "orders",
    "no answer breaks it": ({ status }) => status !== "error"
  }
})
