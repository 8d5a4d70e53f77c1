import { accountProblems } from "../../src/domain/payment/account-entry.ts"
import { sepaMandateMachine } from "../../src/machines/sepa-mandate.machine.ts"
import {
  account,
  noAccount,
  nobodysAccount,
  otherAccount,
  shortAccount,
  slippedAccount,
  terms
} from "../data/payments.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails } from "../harness/explore.ts"

const change = (entry: typeof account) => ({ type: "account.change", entry }) as const

export const sepaMandateWalk = walkOf(sepaMandateMachine, {
  ways: {
    everywhere: {
      inputs: [
        { draftId: "d", entry: noAccount, hasSaved: false },
        { draftId: "d", entry: noAccount, hasSaved: true },
        { draftId: "d", entry: account, hasSaved: false },
        { draftId: "d", entry: shortAccount, hasSaved: true }
      ],
      events: [
        change(account),
        change(otherAccount),
        change(slippedAccount),
        change(shortAccount),
        change(nobodysAccount),
        { type: "account.leave" },
        { type: "account.replace" },
        { type: "mandate.accept" },
        { type: "mandate.revoke" },
        { type: "mandate.retry" },
        done("loadMandate", terms),
        fails("loadMandate")
      ],
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
