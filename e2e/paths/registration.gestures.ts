import type { AnyStateNode, SnapshotFrom } from "xstate"
import type { registrationMachine } from "../../src/machines/registration.machine.ts"
import type { SignIn } from "../pages/SignIn.ts"
import type { Gesture } from "./paths.ts"
import { registrationAnswers } from "./registration.answers.ts"

type Snapshot = SnapshotFrom<typeof registrationMachine>
type When = (snapshot: Snapshot) => boolean

const address = "erika@heizmarkt.test"
const secret = "vier Worte und noch mehr"

const toLogin = { type: "mode.choose", mode: "login" }
const toRegister = { type: "mode.choose", mode: "register" }
const form = {
  email: address,
  password: secret,
  useInvoiceAddress: false,
  termsVersion: "1",
  newsletter: false
}

const isSecondFactor: When = (at) => at.matches({ login: "secondFactor" })
const isMailSent: When = (at) => at.matches({ register: { submission: "mailSent" } })
/** Both forms are on the page. */
const areForms: When = (at) =>
  (at.matches("login") && !isSecondFactor(at) && !at.matches({ login: { signingIn: "code" } })) ||
  (at.matches("register") && !isMailSent(at) && !at.matches({ register: { submission: "goingOn" } }))
const waitsToSignIn: When = (at) =>
  (["throttled", "overloaded", "signingIn"] as const).some((state) => at.matches({ login: state }))
const waitsToRegister: When = (at) =>
  (["throttled", "overloaded", "registering"] as const).some((submission) =>
    at.matches({ register: { submission } })
  )
const isForOrder: When = ({ context }) => context.input.registerForOrder === true
const isGuest: When = (at) => at.matches({ register: { manner: "asGuest" } })
const isCustomer: When = (at) =>
  at.matches({ register: { manner: "withPassword" } }) || (at.matches("login") && !isForOrder(at))
const mayRegister: When = (at) => areForms(at) && !waitsToRegister(at) && (isGuest(at) || isCustomer(at))

const gesture = (
  type: string,
  parts: NonNullable<Gesture<SignIn>["parts"]>,
  when: When,
  act: Gesture<SignIn>["act"]
): Gesture<SignIn> => ({ type, parts, when: (snapshot) => when(snapshot as Snapshot), act })

const types = (email: string) =>
  gesture(
    `types ${email || "no address"} to register with`,
    [toRegister, { type: "email.change", email }, { type: "email.left" }],
    areForms,
    ({ screen }) => screen.typeNewEmail(email)
  )

const fillsIn = async (screen: SignIn, hasTerms: boolean) => {
  if (await screen.newPassword.isVisible()) await screen.newPassword.fill(secret)
  await screen.terms.setChecked(hasTerms)
}
const sends = (type: string, sent: typeof form) =>
  gesture(
    type,
    [
      toRegister,
      { type: "email.change", email: address },
      { type: "email.left" },
      { type: "registration.submit", form: sent }
    ],
    mayRegister,
    async ({ page, screen }) => {
      await screen.typeNewEmail(address)
      await fillsIn(screen, sent.termsVersion !== "")
      await page.locator("form").nth(1).locator("[type=submit]").click()
    }
  )

const waits = (type: string) =>
  gesture(
    type,
    [{ type }],
    (at) => at._nodes.some((node: AnyStateNode) => node.transitions.has(type)),
    async () => {}
  )

/** Everything that a person does on the page of sign-in, and the server answers. */
export const registrationGestures: ReadonlyArray<Gesture<SignIn>> = [
  types(address),
  types("erika"),
  types(""),
  gesture(
    "leaves the address again",
    [{ type: "email.left" }],
    (at) => at.matches({ register: { email: "uncheckable" } }) && areForms(at),
    async ({ screen }) => {
      await screen.newEmail.focus()
      await screen.newEmail.blur()
    }
  ),
  gesture("turns to signing in", [toLogin], areForms, ({ screen }) => screen.userName.fill("erika")),
  gesture(
    "orders as a guest",
    [toRegister, { type: "guest.choose" }],
    (at) => areForms(at) && isForOrder(at) && !isGuest(at),
    ({ screen }) => screen.manner("Als Gast").check({ force: true })
  ),
  gesture(
    "orders with an account",
    [toRegister, { type: "password.choose" }],
    (at) => areForms(at) && isForOrder(at) && !at.matches({ register: { manner: "withPassword" } }),
    ({ screen }) => screen.manner("Mit Konto").check({ force: true })
  ),
  sends("sends the registration", form),
  sends("sends the registration without the terms", { ...form, termsVersion: "" }),
  gesture(
    "sends the registration with an address that is refused",
    [{ type: "registration.submit", form }],
    (at) => mayRegister(at) && at.matches({ register: { email: "refused" } }),
    async ({ page, screen }) => {
      await fillsIn(screen, true)
      await page.locator("form").nth(1).locator("[type=submit]").click()
    }
  ),
  gesture(
    "goes on to the order",
    [{ type: "order.continue" }],
    (at) => isMailSent(at) && isForOrder(at),
    ({ screen }) => screen.toOrder.click()
  ),
  gesture("goes back to signing in", [toLogin], isMailSent, ({ screen }) => screen.backToSignIn.click()),
  gesture(
    "signs in",
    [toLogin, { type: "signIn.submit", userName: address, password: secret }],
    (at) => areForms(at) && !waitsToSignIn(at),
    ({ screen }) => screen.signIn(address, secret)
  ),
  gesture(
    "signs in with nothing",
    [toLogin, { type: "signIn.submit", userName: "", password: "" }],
    (at) => areForms(at) && !waitsToSignIn(at),
    ({ screen }) => screen.signIn("", "")
  ),
  gesture(
    "gives the code of the app",
    [{ type: "code.submit", userName: address, password: secret, code: "123 456" }],
    isSecondFactor,
    async ({ screen }) => {
      await screen.code.fill("123 456")
      await screen.sendCode.click()
    }
  ),
  gesture(
    "gives no code",
    [{ type: "code.submit", userName: address, password: secret, code: "" }],
    isSecondFactor,
    async ({ screen }) => {
      await screen.code.fill("")
      await screen.sendCode.click()
    }
  ),
  gesture("signs in otherwise", [{ type: "code.cancel" }], isSecondFactor, ({ screen }) =>
    screen.cancelCode.click()
  ),
  ...registrationAnswers,
  waits("xstate.after.longestAnswer.registration.login.signingIn"),
  waits("xstate.after.wait.registration.login.throttled"),
  waits("xstate.after.wait.registration.login.overloaded"),
  waits("xstate.after.longestAnswer.registration.register.email.checking"),
  waits("xstate.after.longestAnswer.registration.register.submission.registering"),
  waits("xstate.after.wait.registration.register.submission.throttled"),
  waits("xstate.after.wait.registration.register.submission.overloaded")
]
