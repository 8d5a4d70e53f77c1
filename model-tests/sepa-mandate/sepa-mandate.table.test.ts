import { describe, expect, it } from "vitest"
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
import { type Stage, stage } from "../harness/stage.ts"
import { differences, rowsOf, type Table } from "../harness/table.ts"

type Page = Stage<typeof sepaMandateMachine>

const begin = (hasSaved = false) => stage(sepaMandateMachine, { draftId: "d", entry: noAccount, hasSaved })
const where = (page: Page): string => String(page.snapshot().value)
const type = (entry: typeof account) => (page: Page) => page.send({ type: "account.change", entry })
const send = (name: string) => (page: Page) => page.send({ type: name })

const actions = {
  right: type(account),
  other: type(otherAccount),
  slipped: type(slippedAccount),
  short: type(shortAccount),
  nameless: type(namelessAccount),
  leave: send("account.leave"),
  replace: send("account.replace"),
  accept: send("mandate.accept"),
  revoke: send("mandate.revoke"),
  retry: send("mandate.retry")
}
const answer = (page: Page) => page.answer("loadMandate", terms)
const fail = (page: Page) => page.fail("loadMandate")
const wrong = { slipped: "flawed", short: "entering", nameless: "flawed" }

const whileEntering = {
  right: "ibanChecked",
  other: "ibanChecked",
  slipped: "flawed",
  nameless: "flawed",
  leave: "flawed"
}

/** Rule payment.mandate: entering → ibanChecked → mandateShown → mandateAccepted. */
const table: Table<Page> = {
  entering: { way: [], leads: whileEntering },
  flawed: {
    way: [actions.slipped],
    leads: { right: "ibanChecked", other: "ibanChecked", short: "entering" }
  },
  ibanChecked: { way: [actions.right], leads: wrong },
  unshown: {
    way: [actions.right, fail],
    leads: { ...wrong, right: "ibanChecked", other: "ibanChecked", retry: "ibanChecked" }
  },
  mandateShown: { way: [actions.right, answer], leads: { ...wrong, accept: "mandateAccepted" } },
  mandateAccepted: {
    way: [actions.right, answer, actions.accept],
    leads: { ...wrong, right: "mandateShown", other: "mandateShown", revoke: "mandateShown" }
  }
}

/** With a saved account: keeping the account requires no input, and another account is typed from the start. */
const saved: Table<Page> = {
  kept: { way: [], leads: { replace: "entering" } },
  entering: { way: [actions.replace], leads: whileEntering },
  ibanChecked: { way: [actions.replace, actions.right], leads: wrong },
  mandateShown: {
    way: [actions.replace, actions.right, answer],
    leads: { ...wrong, accept: "mandateAccepted" }
  }
}

describe("a mandate (rules payment.mandate and payment.iban)", () => {
  it("follows the table in every state", async () => {
    expect(differences(await rowsOf(() => begin(), where, actions, table))).toEqual([])
  })

  it("follows the table with a saved account", async () => {
    expect(differences(await rowsOf(() => begin(true), where, actions, saved))).toEqual([])
  })

  it("shows no mandate and sends no request while a saved account is used", () => {
    const page = begin(true)
    for (const action of Object.values(actions).filter((each) => each !== actions.replace)) action(page)
    expect([where(page), [...page.snapshot().tags], page.asked("loadMandate")]).toEqual(["kept", [], []])
    expect(page.snapshot().context.entry).toEqual(noAccount)
  })

  it("requests creditor and reference once, and only for a valid account", async () => {
    const page = begin()
    actions.short(page)
    actions.leave(page)
    expect(page.asked("loadMandate")).toEqual([])
    actions.right(page)
    await answer(page)
    actions.short(page)
    actions.other(page)
    expect(where(page)).toBe("mandateShown")
    expect(page.asked("loadMandate")).toEqual([{ draftId: "d" }])
    expect(page.snapshot().context.terms).toEqual(terms)
  })

  it("ignores an answer after the account has become invalid", async () => {
    const page = begin()
    actions.right(page)
    actions.short(page)
    await answer(page)
    expect(where(page)).toBe("entering")
  })

  it("starts with the saved account, and lets the user type another one", () => {
    const page = stage(sepaMandateMachine, { draftId: "d", entry: noAccount, hasSaved: true })
    expect(where(page)).toBe("kept")
    actions.right(page)
    expect(where(page), "nothing is typed over it unasked").toBe("kept")
    actions.replace(page)
    expect(where(page)).toBe("entering")
  })

  it("starts at the state of the earlier input", () => {
    const opened = (entry: typeof account) =>
      where(stage(sepaMandateMachine, { draftId: "d", entry, hasSaved: true }))
    expect([opened(account), opened(shortAccount)]).toEqual(["ibanChecked", "entering"])
  })

  it("tags what the page shows: the account during input, the mandate once it is loaded", async () => {
    const shown: Readonly<Record<string, ReadonlyArray<string>>> = {
      entering: ["account"],
      flawed: ["account"],
      ibanChecked: ["account", "busy"],
      unshown: ["account"],
      mandateShown: ["account", "mandate"],
      mandateAccepted: ["account", "mandate"]
    }
    for (const [state, { way }] of Object.entries(table)) {
      const page = begin()
      for (const action of way) await action(page)
      expect([state, [...page.snapshot().tags].toSorted()]).toEqual([state, shown[state]])
    }
  })

  it("keeps the last input", () => {
    const page = begin()
    actions.short(page)
    actions.right(page)
    expect(page.snapshot().context.entry).toEqual(account)
  })
})
