import { done, fails } from "../../../model-tests/harness/explore.ts"
import type { WithdrawalForm } from "../../../src/domain/order/life/withdrawal-form.ts"
import { withdrawalMachine } from "../../../src/machines/withdrawal.machine.ts"
import { Withdrawal } from "../../pages/Withdrawal.ts"
import { gesturesOn, refusedWith } from "../harness/gestures.ts"
import type { PathsOf } from "../harness/paths-of.ts"
import { withdrawalExclusions } from "./excluded.ts"

const { does, answers, waits } = gesturesOn<typeof withdrawalMachine, Withdrawal>()

const receipt = { receivedAt: "2026-12-01T10:00:00.000Z", reference: "W-1" }

const types = (field: "name" | "email" | "orderNumber", value: string) =>
  does(
    `types ${value} as ${field}`,
    [{ type: "form.change", field, value }],
    (at) => at.matches("filling") && at.context.form[field] !== value,
    ({ screen }) => screen[field].fill(value)
  )

const answered = (name: string, event: ReturnType<typeof done>, reply: Parameters<typeof answers>[3]) =>
  answers("declare", name, [event], reply, (at) => at.matches("sending"))

const words: Readonly<Record<string, string>> = {
  unreachable: "Wir haben keine Antwort bekommen",
  waiting: "Von hier kamen heute zu viele Erklärungen",
  received: "Ihre Erklärung ist eingegangen"
}

const empty: WithdrawalForm = { name: "", email: "", orderNumber: "", reason: "" }

/** The declaration of a withdrawal, walked by everything that a person does there and the server answers. */
export const withdrawalPaths: PathsOf<typeof withdrawalMachine, Withdrawal> = {
  machine: withdrawalMachine,
  starts: [{ name: "an empty form", input: { form: empty } }],
  frame: 60,
  ports: { declare: "**/api/withdrawals" },
  immediate: ["declare"],
  screen: (page) => new Withdrawal(page),
  open: ({ screen }) => screen.open(),
  gestures: [
    types("name", "Erika Muster"),
    types("email", "erika@example.org"),
    types("email", "kein Postfach"),
    types("orderNumber", "HM-26-100001"),
    does(
      "confirms",
      [{ type: "withdrawal.confirm" }],
      (at) => at.matches("filling"),
      ({ screen }) => screen.confirm.click()
    ),
    answered("it has arrived", done("declare", { kind: "received", ...receipt }), {
      json: { ReceivedAt: receipt.receivedAt, Reference: receipt.reference }
    }),
    answered("it is refused", done("declare", { kind: "refused", fields: ["email"] }), {
      ...refusedWith(422, "Invalid", { Problems: [{ Code: "invalid", Field: "Email", Params: {} }] })
    }),
    answered("too many came", done("declare", { kind: "wait" }), refusedWith(429, "TooMany")),
    answered("the line breaks", fails("declare"), { abort: true }),
    answered("the server fails", fails("declare"), { status: 503, json: {} }),
    waits("xstate.after.longestAnswer.withdrawal.sending")
  ],
  sees: ({ value, context }) => [value, context.form, context.blocking],
  seen: ({ value, context: { blocking } }) => {
    const state = typeof value === "object" ? value.filling : value
    const told = words[state]
    return {
      notices: told === undefined ? [] : [told],
      wrong: blocking.map((field) => `withdrawal-${field}`),
      isBusy: state === "sending",
      hasForm: state !== "received"
    }
  },
  look: ({ screen }) => screen.look(),
  excluded: withdrawalExclusions
}
