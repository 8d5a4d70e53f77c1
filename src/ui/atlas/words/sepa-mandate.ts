import type { Words } from "../words.ts"

export const sepaMandateWords: Words = {
  purpose: "A direct debit's mandate from the first digit to the consent.",
  states: {
    sorting: "Looks whether the account is whole and right.",
    kept: "The account and the mandate that were saved before.",
    entering: "The account is being typed.",
    flawed: "It is wrong, and the field says what.",
    ibanChecked: "It is right; who debits it, and by which name, is asked.",
    unshown: "That could not be read.",
    mandateShown: "The mandate stands there in full.",
    mandateAccepted: "The buyer agrees to it."
  },
  events: {
    "account.replace": "Another account than the saved one.",
    "account.change": "Holder or account number is typed.",
    "account.leave": "The field was left.",
    "mandate.retry": "The user asks for the mandate once more.",
    "mandate.accept": "The buyer agrees.",
    "mandate.revoke": "The buyer agrees no more."
  }
}
