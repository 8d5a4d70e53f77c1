import { afterAll, describe, expect, it } from "vitest"
import { withdrawalMachine } from "../src/machines/withdrawal.machine.ts"
import { done, explore, fails } from "./harness/walk.ts"

const empty = { name: "", email: "", orderNumber: "", reason: "" }
const full = { name: "Erika", email: "erika@example.de", orderNumber: "HM-26-100001", reason: "" }
const receipt = { receivedAt: "2026-12-01T10:00:00.000Z", reference: "W-1" }

describe("every way through withdrawal", () => {
  const { broken, untaken, unrefused, summary } = explore(withdrawalMachine, {
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
  })

  it("keeps its promises", () => {
    expect(
      broken({
        "there is a receipt where it was received, and nowhere else": ({ value, context }) =>
          (value === "received") === (context.receipt !== null),
        "nothing that is known to be wrong is sent": (snapshot) =>
          !snapshot.hasTag("busy") || snapshot.context.blocking.length === 0
      })
    ).toEqual([])
  })

  it("leaves no transition and no refusal untaken", () => {
    expect(untaken()).toEqual([])
    expect(unrefused()).toEqual([])
  })

  afterAll(() => console.log(summary()))
})
