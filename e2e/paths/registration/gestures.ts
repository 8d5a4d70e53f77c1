import type { AnyStateNode, SnapshotFrom } from "xstate"
import type { registrationMachine } from "../../../src/machines/registration.machine.ts"
import type { RegistrationForm } from "../../../src/domain/account/registration-form.ts"
import type { SignIn } from "../../pages/SignIn.ts"
import type { Gesture } from "../harness/paths-of.ts"
import { registrationAnswers } from "./answers.ts"

type Snapshot = SnapshotFrom<typeof registrationMachine>
type When = (snapshot: Snapshot) => boolean

const address = "erika@heizmarkt.test"
const secret = "vier Worte und noch mehr"

const toLogin = { type: "mode.choose", mode: "login" }
const toRegister = { type: "mode.choose", mode: "register" }
const form: RegistrationForm = {
  email: address,
  password: secret,
  useInvoiceAddress: false,
  termsVersion: "1",
  newsletter: false
}
const guestForm: RegistrationForm = {
  email: address,
  useInvoiceAddress: false,
  termsVersion: "",
  newsletter: false
}

const isSecondFactor: When = (at) => at.matches({ login: "secondFactor" })
const isMailSent: When = (at) => at.matches({ register: { submission: "mailSent" } })
/** Returns whether both forms are on the page. */
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

type Form = "guest" | "customer"
const ways = {
  guest: { manner: "asGuest", choose: { type: "guest.choose" } },
  customer: { manner: "withPassword", choose: { type: "password.choose" } }
} as const
/** Returns a function that checks whether this form is the active one of the forms for new users. */
const isAt =
  (form: Form): When =>
  (at) => {
    const { manner } = ways[form]
    if (at.matches("register")) return at.matches({ register: { manner } })
    const { registerAsGuest } = at.context.input
    return form === "guest" ? isForOrder(at) && registerAsGuest === true : !isForOrder(at)
  }
const hasForm =
  (form: Form): When =>
  (at) =>
    areForms(at) && (form === "customer" || isForOrder(at))

const gesture = (
  type: string,
  parts: NonNullable<Gesture<SignIn>["parts"]>,
  when: When,
  act: Gesture<SignIn>["act"]
): Gesture<SignIn> => ({ type, parts, when: (snapshot) => when(snapshot as Snapshot), act })

const fieldOf = (screen: SignIn, form: Form) => (form === "guest" ? screen.guestEmail : screen.newEmail)

/**
 * Creates two gestures that start when a form gets the focus: one for visitors who change to this form, one for
 * visitors already in it.
 */
const at = (
  form: Form,
  name: string,
  parts: NonNullable<Gesture<SignIn>["parts"]>,
  when: When,
  act: Gesture<SignIn>["act"]
): ReadonlyArray<Gesture<SignIn>> => [
  gesture(
    `${name} as another ${form}`,
    [toRegister, ways[form].choose, ...parts],
    (snapshot) => hasForm(form)(snapshot) && !isAt(form)(snapshot) && when(snapshot),
    act
  ),
  gesture(
    `${name} as a ${form}`,
    [toRegister, ...parts],
    (snapshot) => hasForm(form)(snapshot) && isAt(form)(snapshot) && when(snapshot),
    act
  )
]

const types = (form: Form, email: string) =>
  at(
    form,
    `types ${email || "no address"}`,
    [{ type: "email.change", email }, { type: "email.left" }],
    () => true,
    ({ screen }) => screen.typeNewEmail(fieldOf(screen, form), email)
  )

const mayRegister: When = (snapshot) => !waitsToRegister(snapshot)
const send = async (screen: SignIn, form: Form, hasTerms: boolean) => {
  if (form === "guest") return screen.orderAsGuest.click()
  await screen.newPassword.fill(secret)
  await screen.terms.setChecked(hasTerms)
  await screen.create.click()
}
const sends = (form: Form, name: string, sent: RegistrationForm) =>
  at(
    form,
    name,
    [
      { type: "email.change", email: sent.email },
      { type: "email.left" },
      { type: "registration.submit", form: sent }
    ],
    mayRegister,
    async ({ screen }) => {
      await screen.typeNewEmail(fieldOf(screen, form), sent.email)
      await send(screen, form, sent.termsVersion !== "")
    }
  )
const sendsRefused = (form: Form, sent: RegistrationForm) =>
  gesture(
    `sends an address that is refused as a ${form}`,
    [{ type: "registration.submit", form: sent }],
    (snapshot) =>
      hasForm(form)(snapshot) &&
      snapshot.matches({ register: { email: "refused", manner: ways[form].manner } }) &&
      mayRegister(snapshot),
    ({ screen }) => send(screen, form, true)
  )

const waits = (type: string) =>
  gesture(
    type,
    [{ type }],
    (at) => at._nodes.some((node: AnyStateNode) => node.transitions.has(type)),
    async () => {}
  )

/** All user actions on the sign-in page, and all server responses. */
export const registrationGestures: ReadonlyArray<Gesture<SignIn>> = [
  ...[address, "erika", ""].flatMap((email) => types("customer", email)),
  ...[address, "erika", ""].flatMap((email) => types("guest", email)),
  gesture(
    "leaves the address again",
    [{ type: "email.left" }],
    (snapshot) => snapshot.matches({ register: { email: "uncheckable" } }) && areForms(snapshot),
    async ({ screen }, { snapshot }) => {
      const isGuest = (snapshot as Snapshot).matches({ register: { manner: "asGuest" } })
      const field = fieldOf(screen, isGuest ? "guest" : "customer")
      await field.focus()
      await field.blur()
    }
  ),
  gesture("turns to signing in", [toLogin], areForms, ({ screen }) => screen.userName.fill("erika")),
  ...sends("customer", "sends the form", form),
  ...sends("customer", "sends the form without the terms", { ...form, termsVersion: "" }),
  ...sends("guest", "sends the form", guestForm),
  ...sends("guest", "sends half an address", { ...guestForm, email: "erika" }),
  sendsRefused("customer", form),
  sendsRefused("guest", guestForm),
  gesture(
    "goes on to the order",
    [{ type: "order.continue" }],
    (snapshot) => isMailSent(snapshot) && isForOrder(snapshot),
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
