import { withdrawalMachine } from "../../src/machines/withdrawal.machine.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails } from "../harness/explore.ts"
import { eventsOf } from "../harness/moves.ts"

const empty = { name: "", email: "", orderNumber: "", reason: "" }
const full = { name: "Erika", email: "erika@example.de", orderNumber: "HM-26-100001", reason: "" }

export const receipt = { receivedAt: "2026-12-01T10:00:00.000Z", reference: "W-1" }

const types = (field: "name" | "email" | "orderNumber", value: string) => ({
  type: "form.change",
  field,
  value
})

export const withdrawalMoves = {
  "types Erika Muster as name": types("name", "Erika Muster"),
  "types erika@example.org as email": types("email", "erika@example.org"),
  "types kein Postfach as email": types("email", "kein Postfach"),
  "types HM-26-100001 as orderNumber": types("orderNumber", "HM-26-100001"),
  confirms: { type: "withdrawal.confirm" },
  "it has arrived": done("declare", { kind: "received", ...receipt }),
  "it is refused": done("declare", { kind: "refused", fields: ["email"] }),
  "too many came": done("declare", { kind: "wait" }),
  "the line breaks": fails("declare"),
  "the server fails": fails("declare")
}

export const withdrawalWalk = walkOf(withdrawalMachine, {
  ways: {
    everywhere: {
      inputs: [{ form: empty }, { form: full }],
      events: eventsOf(withdrawalMoves),
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
