import { expect, it } from "vitest"
import { createActor, toPromise } from "xstate"
import { NoAnswer } from "../client/no-answer.ts"
import type { SignInResult, FormAnswer } from "./registration-calls.ts"
import { registrationActors } from "./registration.actors.ts"

const session = {
  userId: "erika",
  roles: [],
  expiresAt: 2,
  serverNow: 1,
  firstName: "",
  lastName: "",
  hasAnyOrder: false,
  isImpersonated: false
}
const form = { email: "a@b.de", useInvoiceAddress: false, termsVersion: "1", newsletter: false }
const silence = { type: "unreachable" } as const
const refused = (status: number, retryAfter = 0) =>
  ({ type: "refused", status, retryAfter, problems: [{ code: "tooLong", field: "email" }] }) as const

const portsOf = (answer: FormAnswer<SignInResult>, cookie: number | null = 2_000) =>
  registrationActors({
    calls: {
      checkEmail: () => Promise.resolve(answer),
      signIn: () => Promise.resolve(answer),
      register: () => Promise.resolve(answer)
    },
    readExpiry: () => cookie,
    now: () => 9
  })
const signIn = (answer: FormAnswer<SignInResult>, cookie?: number | null) =>
  toPromise(
    createActor(portsOf(answer, cookie).signIn, {
      input: { userName: "a", password: "b", returnUrl: null }
    }).start()
  )
const register = (answer: FormAnswer<SignInResult>) =>
  toPromise(createActor(portsOf(answer).register, { input: { form, asGuest: true, forOrder: true } }).start())
const check = (answer: FormAnswer<SignInResult>) =>
  toPromise(createActor(portsOf(answer).checkEmail, { input: { email: "a@b.de" } }).start())
const ok = (value: SignInResult) => ({ type: "ok", value }) as const

it("returns the session of the user who has signed in, with the time of its arrival", async () => {
  expect(await signIn(ok({ success: true, session, redirectUrl: "/kunde" }))).toEqual({
    kind: "signedIn",
    held: { session, heardAt: 9 },
    redirectUrl: "/kunde"
  })
  expect(await signIn(ok({ success: true, session }))).toMatchObject({ redirectUrl: null })
})

it("detects that the browser stores no cookies, before the session is lost on the next page", async () => {
  expect(await signIn(ok({ success: true, session }), null)).toEqual({ kind: "cookiesRefused" })
})

it("returns the dealer's own address if there is no session", async () => {
  expect(await signIn(ok({ success: true, redirectUrl: "https://dealer.example/" }))).toEqual({
    kind: "elsewhere",
    address: "https://dealer.example/"
  })
  await expect(signIn(ok({ success: true }))).rejects.toThrow(NoAnswer)
})

it("returns the reason of a refusal; without a reason the credentials are wrong", async () => {
  expect(await signIn(ok({ success: false, reason: "locked" }))).toEqual({ kind: "locked" })
  expect(await signIn(ok({ success: false }))).toEqual({ kind: "credentialsWrong" })
})

it("returns the seconds to wait, 30 if the server names none, and the problems", async () => {
  for (const ask of [signIn, register]) {
    expect(await ask(refused(429, 41.2))).toEqual({ kind: "throttled", seconds: 42 })
    expect(await ask(refused(503))).toEqual({ kind: "overloaded", seconds: 30 })
    expect(await ask(refused(422))).toEqual({
      kind: "invalid",
      problems: [{ code: "tooLong", field: "email" }]
    })
    for (const answer of [silence, refused(500), refused(403)])
      await expect(ask(answer)).rejects.toThrow(NoAnswer)
  }
})

it("registers users and checks email addresses", async () => {
  expect(await register(ok({ success: true }))).toEqual({ kind: "registered" })
  expect(await check(ok({ success: true }))).toBe("accepted")
  expect(await check(refused(422))).toBe("refused")
  for (const answer of [silence, refused(429)]) await expect(check(answer)).rejects.toThrow(NoAnswer)
})
