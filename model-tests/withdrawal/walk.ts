import { withdrawalMachine } from "../../src/machines/withdrawal.machine.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails } from "../harness/explore.ts"

const empty = { name: "", email: "", orderNumber: "", reason: "" }
const full = { name: "Erika", email: "erika@example.de", orderNumber: "HM-26-100001", reason: "" }
const receipt = { receivedAt: "2026-12-01T10:00:00.000Z", reference: "W-1" }

export const withdrawalWalk = walkOf(withdrawalMachine, {
  ways: {
    everywhere: {
      inputs: [{ form: empty }, { form: full }],
      events: [
        ...(["name", "email", "orderNumber"] as const).map((field) => ({
          type: "form.change",
          field,
          value: full[field]
        })),
        { type: "form.change", field: "email", value: "kein Postfach" },
        { type: "withdrawal.confirm" },
        done("declare", { kind: "received", ...receipt }),
        done("declare", { kind: "refused", fields: ["email"] }),
        done("declare", { kind: "wait" }),
        fails("declare")
      ],
      sees: ({ value, context }) => [value, context]
    }
  },
  promises: {
    "there is a receipt where it was received, and nowhere else": ({ value, context }) =>
      (value === "received") === (context.receipt !== null),
    "nothing that is known to be wrong is sent": (snapshot) =>
      !snapshot.hasTag("busy") || snapshot.context.blocking.length === 0
  }
})
