import { accountProblems } from "../../src/domain/payment/account-entry.ts"
import { sepaMandateMachine } from "../../src/machines/sepa-mandate.machine.ts"
import {
  account,
  noAccount,
  namelessAccount,
  otherAccount,
  shortAccount,
  slippedAccount,
  terms
} from "../data/payments.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails } from "../harness/explore.ts"
import { eventsOf } from "../harness/moves.ts"

const change = (entry: typeof account) => ({ type: "account.change", entry })
/** Returns the events of a buyer who types an account and leaves the field; leaving an empty field shows no message. */
const leaves = (entry: typeof account) => [change(entry), { type: "account.leave" }]

export const sepaMandateMoves = {
  "types an account": leaves(account),
  "types another account": leaves(otherAccount),
  "types an account with a slip": leaves(slippedAccount),
  "types half an account": leaves(shortAccount),
  "types nothing": change({ ...account, iban: "" }),
  "names no holder": change(namelessAccount),
  "names the holder again": change(account),
  "gives another account": { type: "account.replace" },
  agrees: { type: "mandate.accept" },
  "agrees no more": { type: "mandate.revoke" },
  "tries again": { type: "mandate.retry" },
  "the mandate is there": done("loadMandate", terms),
  "the mandate cannot be read": fails("loadMandate")
}

export const sepaMandateWalk = walkOf(sepaMandateMachine, {
  ways: {
    everywhere: {
      inputs: [
        { draftId: "d", entry: noAccount, hasSaved: false },
        { draftId: "d", entry: noAccount, hasSaved: true },
        { draftId: "d", entry: account, hasSaved: false },
        { draftId: "d", entry: shortAccount, hasSaved: true }
      ],
      events: eventsOf(sepaMandateMoves),
      sees: ({ value, context }) => [
        value,
        context.entry.iban,
        context.entry.accountHolder,
        context.terms !== null
      ]
    }
  },
  promises: {
    "nothing is shown or agreed to without terms": ({ value, context }) =>
      (value !== "mandateShown" && value !== "mandateAccepted") || context.terms !== null,
    "nothing is agreed to for an account that is wrong": ({ value, context }) =>
      value !== "mandateAccepted" || accountProblems(context.entry).length === 0,
    "a saved account is kept only while nothing was typed": ({ value, context }) =>
      value !== "kept" || (context.hasSaved && context.entry.iban === ""),
    "no answer breaks it": ({ status }) => status !== "error"
  }
})
