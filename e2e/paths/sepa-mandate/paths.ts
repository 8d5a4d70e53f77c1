import {
  account,
  otherAccount,
  shortAccount,
  slippedAccount,
  terms
} from "../../../model-tests/data/payments.ts"
import { sepaMandateMoves } from "../../../model-tests/sepa-mandate/walk.ts"
import { mandateVersion } from "../../../src/domain/legal/sepa-mandate.ts"
import type { PaymentChoice } from "../../../src/domain/payment/payment-choice.ts"
import { sepaMandateMachine } from "../../../src/machines/sepa-mandate.machine.ts"
import { toWire } from "../../../src/services/client/wire-names.ts"
import { gesturesOn, noticesOn, type Way } from "../harness/gestures.ts"
import { openOrder, orderOf } from "../harness/orders-on-wire.ts"
import { OrderScreen } from "../order/screen.ts"
import type { PathsOf, Scene } from "../harness/paths-of.ts"
import { sepaMandateExclusions } from "./excluded.ts"

type On = Way<typeof sepaMandateMachine, OrderScreen>

const { causes } = gesturesOn<typeof sepaMandateMachine, OrderScreen>()

const holder = account.accountHolder
const port = "**/api/order-process/*/mandate"

const given: PaymentChoice = {
  variant: "Sepa",
  paymentId: 42,
  isInteraidPayment: false,
  orderReference: "",
  mandate: {
    ...terms,
    textVersion: mandateVersion,
    acceptedAt: "2026-11-21T12:00:00Z",
    accountHolder: holder,
    account: "DE•• •••• 3000"
  }
}

const types = ({ iban }: typeof account): On => ({
  when: ({ value, context: { entry } }) =>
    value !== "kept" && entry.accountHolder === holder && entry.iban !== iban,
  act: async ({ screen }) => {
    await screen.payment.iban.fill(iban)
    await screen.payment.iban.blur()
  }
})

const names = ({ entry: { accountHolder } }: { readonly entry: typeof account }): On => ({
  when: ({ value, context: { entry } }) =>
    value !== "kept" && entry.iban === account.iban && entry.accountHolder !== accountHolder,
  act: ({ screen }) => screen.payment.holder.fill(accountHolder)
})

const starts = {
  "who has typed nothing yet": { iban: "", hasSaved: false },
  "who has given a mandate": { iban: "", hasSaved: true },
  "who comes back to what was typed": { iban: account.iban, hasSaved: false }
}
const isStart = (name: string): name is keyof typeof starts => name in starts

let count = 0

const open = async ({ page, screen }: Scene<OrderScreen>, start: string): Promise<void> => {
  if (!isStart(start)) throw new Error(`There is no start "${start}"`)
  const { iban, hasSaved } = starts[start]
  await openOrder(
    page,
    "single",
    `single-debit-${++count}`,
    orderOf("single", "addressed", hasSaved ? { payment: given } : {})
  )
  await screen.wizard.step("Payment").waitFor()
  if (hasSaved) return page.getByRole("button", { name: "Anderes Konto angeben" }).waitFor()
  await screen.payment.debit.check()
  await screen.payment.iban.waitFor()
  if (iban === "") return
  await page.route(port, (route) => route.abort("connectionfailed"), { times: 1 })
  await screen.payment.iban.fill(iban)
  await screen.button("Noch einmal versuchen").waitFor()
  await screen.goTo("DeliveryAddress")
  await screen.wizard.step("DeliveryAddress").waitFor()
  await screen.goTo("Payment")
  await screen.payment.iban.waitFor()
}

/** Expected view in each state. */
const table: Readonly<Record<string, readonly [state: string, notice?: string]>> = {
  kept: ["kept"],
  entering: ["open"],
  flawed: ["open"],
  ibanChecked: ["loading"],
  unshown: ["unshown", "Das Mandat lässt sich gerade nicht zeigen"],
  mandateShown: ["open"],
  mandateAccepted: ["accepted"]
}

/** Model-based test of the mandate of a direct debit: all user actions and server responses. */
export const sepaMandatePaths: PathsOf<typeof sepaMandateMachine, OrderScreen> = {
  machine: sepaMandateMachine,
  starts: Object.entries(starts).map(([name, { iban, hasSaved }]) => ({
    name,
    input: { draftId: "single", entry: { accountHolder: holder, iban }, hasSaved }
  })),
  frame: 60,
  ports: { loadMandate: port },
  immediate: ["loadMandate"],
  screen: (page) => new OrderScreen(page),
  open,
  openAgain: open,
  gestures: causes(sepaMandateMoves, {
    "types an account": types(account),
    "types another account": types(otherAccount),
    "types an account with a slip": types(slippedAccount),
    "types half an account": types(shortAccount),
    "types nothing": ({ entry }) => types(entry),
    "names no holder": names,
    "names the holder again": names,
    "gives another account": {
      when: ({ value }) => value === "kept",
      act: ({ screen }) => screen.button("Anderes Konto angeben").click()
    },
    agrees: {
      when: ({ value }) => value === "mandateShown",
      act: ({ screen }) => screen.payment.accept.check()
    },
    "agrees no more": {
      when: ({ value }) => value === "mandateAccepted",
      act: ({ screen }) => screen.payment.accept.uncheck()
    },
    "tries again": {
      when: ({ value }) => value === "unshown",
      act: ({ screen }) => screen.button("Noch einmal versuchen").click()
    },
    "the mandate is there": ({ output }) => ({ reply: { json: toWire(output) } }),
    "the mandate cannot be read": { reply: { abort: true } }
  }),
  sees: ({ value, context: { entry, terms: shown } }) => [value, entry, shown !== null],
  seen: ({ value, context: { entry } }) => {
    const [state, notice] = table[value] ?? []
    return {
      state,
      holder: value === "kept" ? null : entry.accountHolder,
      wrong: value !== "flawed" ? [] : entry.accountHolder === "" ? ["sepa-accountHolder"] : ["sepa-iban"],
      mandate: value === "mandateAccepted" ? "agreed to" : value === "mandateShown" ? "shown" : "none",
      notices: notice === undefined ? [] : [notice]
    }
  },
  look: async ({ page }) => {
    const main = await page.getByRole("main").evaluate((element) => {
      const states = ["kept", "open", "loading", "unshown", "accepted"]
      const group = element.querySelector(
        `fieldset :is(${states.map((each) => `[data-state=${each}]`).join()})`
      )
      const box = group?.querySelector<HTMLInputElement>("#sepa-mandateAccepted") ?? null
      return {
        state: group?.getAttribute("data-state"),
        holder: group?.querySelector<HTMLInputElement>("#sepa-accountHolder")?.value ?? null,
        wrong: [...(group?.querySelectorAll("[aria-invalid=true]") ?? [])].map(({ id }) => id),
        mandate: box === null ? "none" : box.checked ? "agreed to" : "shown"
      }
    })
    return { ...main, notices: await noticesOn(page) }
  },
  excluded: sepaMandateExclusions
}
