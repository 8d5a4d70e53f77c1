import type { Words } from "../words.ts"

export const sepaMandateWords: Words = {
  purpose: "The mandate of a direct debit, from typing the account to the consent.",
  states: {
    sorting: "Checks whether the account is complete and valid.",
    kept: "The saved account and mandate are used.",
    entering: "The account is being typed.",
    flawed: "It is invalid, and the field shows the reason.",
    ibanChecked: "It is valid; the creditor and the mandate's text are requested.",
    unshown: "It could not be loaded.",
    mandateShown: "The full mandate is shown.",
    mandateAccepted: "The buyer agrees to it."
  },
  events: {
    "account.replace": "The user replaces the saved account.",
    "account.change": "Holder or account number is typed.",
    "account.leave": "The field has lost focus.",
    "mandate.retry": "The user requests the mandate again.",
    "mandate.accept": "The buyer agrees.",
    "mandate.revoke": "The buyer withdraws the consent."
  }
}
