import type { SnapshotFrom } from "xstate"
import { receipt, withdrawalMoves } from "../../../model-tests/withdrawal/walk.ts"
import type { WithdrawalForm } from "../../../src/domain/order/life/withdrawal-form.ts"
import { withdrawalMachine } from "../../../src/machines/withdrawal.machine.ts"
import { toWire } from "../../../src/services/client/wire-names.ts"
import { Withdrawal } from "../../pages/Withdrawal.ts"
import { gesturesOn, refusedWith } from "../harness/gestures.ts"
import type { PathsOf, Scene } from "../harness/paths-of.ts"
import { withdrawalExclusions } from "./excluded.ts"

const { causes, waits } = gesturesOn<typeof withdrawalMachine, Withdrawal>()

const types = ({ field, value }: (typeof withdrawalMoves)["types Erika Muster as name"]) => ({
  when: (at: SnapshotFrom<typeof withdrawalMachine>) =>
    at.matches("filling") && at.context.form[field] !== value,
  act: ({ screen }: Scene<Withdrawal>) => screen[field].fill(value)
})

const words: Readonly<Record<string, string>> = {
  unreachable: "Wir haben keine Antwort bekommen",
  waiting: "Von hier kamen heute zu viele Erklärungen",
  received: "Ihre Erklärung ist eingegangen"
}

const empty: WithdrawalForm = { name: "", email: "", orderNumber: "", reason: "" }

/** Model-based test of the declaration of withdrawal: all user actions and server responses. */
export const withdrawalPaths: PathsOf<typeof withdrawalMachine, Withdrawal> = {
  machine: withdrawalMachine,
  starts: [{ name: "an empty form", input: { form: empty } }],
  frame: 60,
  ports: { declare: "**/api/withdrawals" },
  immediate: ["declare"],
  screen: (page) => new Withdrawal(page),
  open: ({ screen }) => screen.open(),
  gestures: [
    ...causes(withdrawalMoves, {
      "types Erika Muster as name": types,
      "types erika@example.org as email": types,
      "types kein Postfach as email": types,
      "types HM-26-100001 as orderNumber": types,
      confirms: {
        when: (at) => at.matches("filling"),
        act: ({ screen }) => screen.confirm.click()
      },
      "it has arrived": { reply: { json: toWire(receipt) } },
      "it is refused": {
        reply: refusedWith(422, "Invalid", { Problems: [{ Code: "invalid", Field: "Email", Params: {} }] })
      },
      "too many came": { reply: refusedWith(429, "TooMany") },
      "the line breaks": { reply: { abort: true } },
      "the server fails": { reply: { status: 503, json: {} } }
    }),
    waits("xstate.after.longestAnswer.withdrawal.sending")
  ],
  sees: ({ value, context }) => [value, context.form, context.blocking],
  seen: ({ value, context: { blocking } }) => {
    const state = typeof value === "object" ? value.filling : value
    const notice = words[state]
    return {
      notices: notice === undefined ? [] : [notice],
      wrong: blocking.map((field) => `withdrawal-${field}`),
      isBusy: state === "sending",
      hasForm: state !== "received"
    }
  },
  look: ({ screen }) => screen.look(),
  excluded: withdrawalExclusions
}
