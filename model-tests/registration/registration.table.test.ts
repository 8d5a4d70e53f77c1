import { expect, it } from "vitest"
import {
  answered,
  asGuest,
  code,
  forOrder,
  openPage,
  type Page,
  signIn,
  submit,
  typed,
  withPassword
} from "../data/registration-page.ts"
import { heldBy } from "../data/sessions.ts"
import { type Action, differences, pathOf, rowsOf, type Table } from "../harness/table.ts"

const actions = {
  login: (page: Page) => page.send({ type: "mode.choose", mode: "login" }),
  register: (page: Page) => page.send({ type: "mode.choose", mode: "register" }),
  signIn,
  signInEmpty: (page: Page) => page.send({ type: "signIn.submit", userName: " ", password: "x" }),
  code,
  codeEmpty: (page: Page) => page.send({ type: "code.submit", userName: "a", password: "b", code: " " }),
  cancel: (page: Page) => page.send({ type: "code.cancel" }),
  emailChange: (page: Page) => page.send({ type: "email.change", email: "max@shop.example" }),
  emailLeft: (page: Page) => page.send({ type: "email.left" }),
  withPassword,
  asGuest,
  submit,
  goOn: (page: Page) => page.send({ type: "order.continue" }),
  halfAMinute: (page: Page) => page.wait(30_000)
}

const says = (kind: string, rest: object = {}) => answered("signIn", kind, rest)
const wait = { seconds: 30 }
const open = { register: "register", signIn: "login.signingIn.password", signInEmpty: "login.open.invalid" }
const second = {
  register: "register",
  code: "login.signingIn.code",
  codeEmpty: "login.secondFactor.missing",
  cancel: "login.open.filling"
}
const silent = (page: Page) => page.fail("signIn")

const loginTable: Table<Page> = {
  "login.open.filling": { way: [], leads: open },
  "login.open.invalid": { way: [actions.signInEmpty], leads: open },
  "login.open.credentialsWrong": { way: [signIn, says("credentialsWrong")], leads: open },
  "login.open.locked": { way: [signIn, says("locked")], leads: open },
  "login.open.confirmationPending": { way: [signIn, says("confirmationPending")], leads: open },
  "login.open.cookiesRefused": { way: [signIn, says("cookiesRefused")], leads: open },
  "login.open.unreachable": { way: [signIn, silent], leads: open },
  "login.signingIn.password": {
    way: [signIn],
    leads: { register: "register", halfAMinute: "login.open.unreachable" }
  },
  "login.signingIn.code": {
    way: [signIn, says("secondFactorNeeded"), code],
    leads: { register: "register", halfAMinute: "login.secondFactor.unreachable" }
  },
  "login.secondFactor.asked": { way: [signIn, says("secondFactorNeeded")], leads: second },
  "login.secondFactor.settingUp": {
    way: [signIn, says("secondFactorSetup", { address: "otpauth://totp/x" })],
    leads: second
  },
  "login.secondFactor.missing": {
    way: [signIn, says("secondFactorNeeded"), actions.codeEmpty],
    leads: second
  },
  "login.secondFactor.wrong": {
    way: [signIn, says("secondFactorNeeded"), code, says("secondFactorWrong")],
    leads: second
  },
  "login.secondFactor.unreachable": {
    way: [signIn, says("secondFactorNeeded"), code, silent],
    leads: second
  },
  "login.throttled": {
    way: [signIn, says("throttled", wait)],
    leads: { register: "register", halfAMinute: "login.open.filling" }
  },
  "login.overloaded": {
    way: [signIn, says("overloaded", wait)],
    leads: { register: "register", halfAMinute: "login.open.filling" }
  },
  signedIn: { way: [signIn, says("signedIn", { held: heldBy("erika"), redirectUrl: null })], leads: {} },
  leaving: { way: [signIn, says("elsewhere", { address: "https://dealer.example/" })], leads: {} }
}

const whereLogin = (page: Page): string => {
  const path = pathOf(page.snapshot().value)
  return path.startsWith("register") ? "register" : path
}

it("the sign-in follows the table in every state", async () => {
  expect(differences(await rowsOf(openPage, whereLogin, actions, loginTable))).toEqual([])
})

const answer = (kind: string, rest: object = {}) => answered("register", kind, rest)
const problems = [{ field: "email", code: "invalid" }]
const sending = { login: "login", submit: "registering" }

/** Returns the table for guests and customers, which differs only in the final state. */
const submissionTable = (choose: Action<Page>, end: string): Table<Page> => ({
  "open.filling": { way: [choose], leads: sending },
  "open.invalid": { way: [choose, submit, answer("invalid", { problems })], leads: sending },
  "open.unreachable": {
    way: [choose, submit, (page) => page.fail("register")],
    leads: sending
  },
  registering: { way: [choose, submit], leads: { login: "login", halfAMinute: "open.unreachable" } },
  throttled: {
    way: [choose, submit, answer("throttled", wait)],
    leads: { login: "login", halfAMinute: "open.filling" }
  },
  overloaded: {
    way: [choose, submit, answer("overloaded", wait)],
    leads: { login: "login", halfAMinute: "open.filling" }
  },
  [end]: {
    way: [choose, submit, answer("registered")],
    leads: { login: "login", ...(end === "mailSent" ? { goOn: "goingOn" } : {}) }
  }
})
const whereSubmission = (page: Page): string => {
  const { value } = page.snapshot()
  return typeof value === "object" && "register" in value ? pathOf(value.register.submission) : "login"
}
// another table tests the choice between guest and customer
const { withPassword: _, asGuest: __, ...others } = actions

it.each([
  ["guests", asGuest, "goingOn"],
  ["customers", withPassword, "mailSent"]
])("the registration of %s follows the table in every state", async (_name, choose, end) => {
  const table = submissionTable(choose, end)
  expect(differences(await rowsOf(() => openPage(forOrder), whereSubmission, others, table))).toEqual([])
})

it("an answer belongs to the kind of customer that was sent, even if another one is chosen meanwhile", async () => {
  for (const [choose, change, end] of [
    [asGuest, withPassword, "goingOn"],
    [withPassword, asGuest, "mailSent"]
  ] as const) {
    const page = openPage(forOrder)
    const steps: ReadonlyArray<Action<Page>> = [choose, submit, change, answer("registered")]
    for (const step of steps) await step(page)
    expect(whereSubmission(page)).toBe(end)
  }
})

it("a form is sent for the current kind of customer, whatever was sent before", async () => {
  for (const [first, then, isGuest] of [
    [asGuest, withPassword, false],
    [withPassword, asGuest, true]
  ] as const) {
    const page = openPage(forOrder)
    const wrong = answer("invalid", { problems })
    const steps: ReadonlyArray<Action<Page>> = [first, submit, wrong, then, submit]
    for (const step of steps) await step(page)
    expect(page.asked("register").at(-1)).toHaveProperty("asGuest", isGuest)
  }
})

it("the page starts without problems, waiting time and secret", () => {
  const { problems: found, seconds, setupAddress } = openPage().snapshot().context
  expect([found, seconds, setupAddress]).toEqual([[], 0, ""])
})

it("a form is not sent before the kind of customer was chosen", async () => {
  const page = openPage(forOrder)
  submit(page)
  expect([whereSubmission(page), page.asked("register")]).toEqual(["open.filling", []])
})

const whereManner = (page: Page): string => {
  const { value } = page.snapshot()
  return typeof value === "object" && "register" in value ? pathOf(value.register.manner) : "login"
}
const chosen = { withPassword: "withPassword", asGuest: "asGuest", login: "login" }

it("visitors can choose the kind of customer, and guests only for an order", async () => {
  const mannerTable: Table<Page> = {
    undecided: { way: [], leads: chosen },
    withPassword: { way: [withPassword], leads: chosen },
    asGuest: { way: [asGuest], leads: chosen }
  }
  expect(differences(await rowsOf(() => openPage(forOrder), whereManner, actions, mannerTable))).toEqual([])
  const account: Table<Page> = { withPassword: { way: [], leads: { login: "login" } } }
  const begin = () => openPage({ mode: "register", registerAsGuest: true })
  expect(differences(await rowsOf(begin, whereManner, actions, account))).toEqual([])
})

it.each([
  [{}, "withPassword"],
  [{ registerForOrder: false, registerAsGuest: true }, "withPassword"],
  [{ registerForOrder: true }, "undecided"],
  [{ registerForOrder: true, registerWithPassword: false, registerAsGuest: false }, "undecided"],
  [{ registerForOrder: true, registerWithPassword: true }, "withPassword"],
  [{ registerForOrder: true, registerAsGuest: true }, "asGuest"],
  [{ registerForOrder: true, registerAsGuest: true, registerWithPassword: true }, "asGuest"]
])("the flags %j lead to %s", (flags, manner) => {
  expect(whereManner(openPage({ mode: "register", ...flags }))).toBe(manner)
})

const whereEmail = (page: Page): string => {
  const { value } = page.snapshot()
  return typeof value === "object" && "register" in value ? pathOf(value.register.email) : "login"
}
const changed = { emailChange: "untouched", login: "login" }

it("the email address is checked after it was typed, following the table", async () => {
  const right = typed("erika@shop.example")
  const emailTable: Table<Page> = {
    untouched: {
      way: [(page) => page.send({ type: "email.change", email: "erika@shop.example" })],
      leads: { login: "login", emailLeft: "checking" }
    },
    missing: { way: [typed(" ")], leads: changed },
    malformed: { way: [typed("erika@shop")], leads: changed },
    checking: { way: [right], leads: { ...changed, halfAMinute: "uncheckable" } },
    checked: { way: [right, (page) => page.answer("checkEmail", "accepted")], leads: changed },
    refused: { way: [right, (page) => page.answer("checkEmail", "refused")], leads: changed },
    uncheckable: {
      way: [right, (page) => page.fail("checkEmail")],
      leads: { ...changed, emailLeft: "checking" }
    }
  }
  const begin = () => openPage({ mode: "register" })
  expect(differences(await rowsOf(begin, whereEmail, actions, emailTable))).toEqual([])
})

it("the page is busy only while an answer is pending", async () => {
  const busyAt = async (begin: () => Page, table: Table<Page>) => {
    const busy: Array<string> = []
    for (const [state, { way }] of Object.entries(table)) {
      const page = begin()
      for (const step of way) await step(page)
      if (page.snapshot().hasTag("busy")) busy.push(state)
    }
    return busy
  }
  expect(await busyAt(openPage, loginTable)).toEqual(["login.signingIn.password", "login.signingIn.code"])
  for (const table of [submissionTable(asGuest, "goingOn"), submissionTable(withPassword, "mailSent")])
    expect(await busyAt(() => openPage(forOrder), table)).toEqual(["registering"])
})
