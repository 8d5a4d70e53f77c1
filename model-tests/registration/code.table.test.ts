import { expect, it } from "vitest"
import { answered, code, openPage, type Page, signIn } from "../data/registration-page.ts"
import { heldBy } from "../data/sessions.ts"
import { type Action, differences, pathOf, rowsOf, type Table } from "../harness/table.ts"

const actions = {
  register: (page: Page) => page.send({ type: "mode.choose", mode: "register" }),
  signIn,
  signInEmpty: (page: Page) => page.send({ type: "signIn.submit", userName: " ", password: "x" }),
  code,
  codeEmpty: (page: Page) => page.send({ type: "code.submit", userName: "a", password: "b", code: " " }),
  cancel: (page: Page) => page.send({ type: "code.cancel" }),
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
const whereLogin = (page: Page): string => {
  const path = pathOf(page.snapshot().value)
  return path.startsWith("register") ? "register" : path
}

const withCode = [signIn, says("secondFactorNeeded"), code]
const closed = { register: "register", halfAMinute: "login.open.filling" }

/**
 * Rule account.sign-in-states: "wrong password, throttled, locked, confirmation pending are states that a person sees
 * explained".
 */
const afterCode: Table<Page> = {
  "login.open.credentialsWrong": { way: [...withCode, says("credentialsWrong")], leads: open },
  "login.open.locked": { way: [...withCode, says("locked")], leads: open },
  "login.open.confirmationPending": { way: [...withCode, says("confirmationPending")], leads: open },
  "login.open.cookiesRefused": { way: [...withCode, says("cookiesRefused")], leads: open },
  "login.open.invalid": {
    way: [...withCode, says("invalid", { problems: [{ field: "userName", code: "invalid" }] })],
    leads: open
  },
  "login.throttled": { way: [...withCode, says("throttled", wait)], leads: closed },
  "login.overloaded": { way: [...withCode, says("overloaded", wait)], leads: closed },
  "login.secondFactor.asked": { way: [...withCode, says("secondFactorNeeded")], leads: second },
  "login.secondFactor.settingUp": {
    way: [...withCode, says("secondFactorSetup", { address: "otpauth://totp/x" })],
    leads: second
  },
  signedIn: { way: [...withCode, says("signedIn", { held: heldBy("erika"), redirectUrl: null })], leads: {} },
  leaving: { way: [...withCode, says("elsewhere", { address: "https://dealer.example/" })], leads: {} }
}

it("the code of the second factor gets the same results for each answer as the password", async () => {
  expect(differences(await rowsOf(openPage, whereLogin, actions, afterCode))).toEqual([])
})

it("a missing code is reported without a request, and the app's secret is kept", async () => {
  const page = openPage()
  signIn(page)
  await says("secondFactorSetup", { address: "otpauth://totp/x" })(page)
  actions.codeEmpty(page)
  actions.codeEmpty(page)
  expect([whereLogin(page), page.asked("signIn").length, page.snapshot().context.setupAddress]).toEqual([
    "login.secondFactor.missing",
    1,
    "otpauth://totp/x"
  ])
  code(page)
  expect(page.asked("signIn").at(-1)).toMatchObject({ code: "123456" })
})

it("another code has to wait as long as the server says, and the app's secret is shown again", async () => {
  const page = openPage()
  const go = async (...steps: ReadonlyArray<Action<Page>>) => {
    for (const step of steps) await step(page)
  }
  await go(...withCode, says("throttled", { seconds: 42 }))
  page.wait(41_999)
  expect(whereLogin(page)).toBe("login.throttled")
  page.wait(1)
  expect(whereLogin(page)).toBe("login.open.filling")
  await go(...withCode, says("secondFactorSetup", { address: "otpauth://totp/x" }))
  expect(page.snapshot().context.setupAddress).toBe("otpauth://totp/x")
  await go(code, says("secondFactorNeeded"))
  expect(page.snapshot().context.setupAddress).toBe("")
})
