import { assign, setup } from "xstate"
import {
  blockingFields,
  type WithdrawalField,
  type WithdrawalForm
} from "../domain/order/life/withdrawal-form.ts"
import { port } from "./effect-port.ts"

/** The server's response to a declaration; if no response arrives, the port fails. */
export type WithdrawalAnswer =
  /** The declaration was received; contains the time in ISO 8601 and the reference of the receipt. */
  | { readonly kind: "received"; readonly receivedAt: string; readonly reference: string }
  | { readonly kind: "refused"; readonly fields: ReadonlyArray<WithdrawalField> }
  /** Too many declarations with this e-mail address or from this network; try again later. */
  | { readonly kind: "wait" }

export type WithdrawalEvent =
  | { readonly type: "form.change"; readonly field: keyof WithdrawalForm; readonly value: string }
  /** "Widerruf bestätigen", the second of the two clicks. */
  | { readonly type: "withdrawal.confirm" }

interface Context {
  readonly form: WithdrawalForm
  readonly blocking: ReadonlyArray<WithdrawalField>
  readonly receipt: { readonly receivedAt: string; readonly reference: string } | null
}

const fieldsIn = (answer: WithdrawalAnswer): ReadonlyArray<WithdrawalField> =>
  answer.kind === "refused" ? answer.fields : []

/**
 * Declaration of a withdrawal without a sign-in (rule law.withdrawal-form): a form, one confirmation, a receipt.
 * Sending the declaration again after a lost response is safe: the server accepts the same declaration once.
 */
export const withdrawalMachine = setup({
  types: {
    input: {} as { readonly form: WithdrawalForm },
    context: {} as Context,
    events: {} as WithdrawalEvent,
    tags: {} as "busy"
  },
  actors: { declare: port<WithdrawalAnswer, WithdrawalForm>("declare") },
  actions: {
    keepField: assign(
      (
        { context: { form, blocking } },
        { field, value }: { readonly field: keyof WithdrawalForm; readonly value: string }
      ) => ({ form: { ...form, [field]: value }, blocking: blocking.filter((each) => each !== field) })
    ),
    findBlocking: assign(({ context: { form } }) => ({ blocking: blockingFields(form) })),
    keepBlocking: assign((_, answer: WithdrawalAnswer) => ({ blocking: fieldsIn(answer) })),
    keepReceipt: assign((_, answer: WithdrawalAnswer) => ({
      receipt:
        answer.kind === "received" ? { receivedAt: answer.receivedAt, reference: answer.reference } : null
    }))
  },
  guards: {
    isComplete: ({ context: { form } }) => blockingFields(form).length === 0,
    isReceived: (_, answer: WithdrawalAnswer) => answer.kind === "received",
    isToWait: (_, answer: WithdrawalAnswer) => answer.kind === "wait"
  },
  delays: { longestAnswer: 20_000 }
}).createMachine({
  id: "withdrawal",
  context: ({ input: { form } }) => ({ form, blocking: [], receipt: null }),
  initial: "filling",
  states: {
    filling: {
      initial: "open",
      on: {
        "form.change": { actions: { type: "keepField", params: ({ event }) => event } },
        "withdrawal.confirm": [
          { guard: "isComplete", target: "sending", actions: "findBlocking" },
          { target: ".incomplete", actions: "findBlocking" }
        ]
      },
      states: {
        open: {},
        incomplete: {},
        /** No response; the declaration may have arrived anyway. */
        unreachable: {},
        /** Too many declarations with this e-mail address or from this network. */
        waiting: {}
      }
    },
    sending: {
      tags: "busy",
      invoke: {
        id: "declare",
        src: "declare",
        input: ({ context: { form } }) => form,
        onDone: [
          {
            guard: { type: "isReceived", params: ({ event }) => event.output },
            target: "received",
            actions: { type: "keepReceipt", params: ({ event }) => event.output }
          },
          { guard: { type: "isToWait", params: ({ event }) => event.output }, target: "filling.waiting" },
          {
            target: "filling.incomplete",
            actions: { type: "keepBlocking", params: ({ event }) => event.output }
          }
        ],
        onError: "filling.unreachable"
      },
      after: { longestAnswer: "filling.unreachable" }
    },
    received: { type: "final" }
  }
})
