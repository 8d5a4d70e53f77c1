import type { SnapshotFrom } from "xstate"
import type { RegistrationFlags, RegistrationMode } from "../../../src/domain/account/registration-choices.ts"
import { registrationMachine, type RegistrationInput } from "../../../src/machines/registration.machine.ts"
import { pathOf } from "../../../model-tests/harness/table.ts"
import { SignIn } from "../../pages/SignIn.ts"
import type { PathsOf } from "../harness/paths-of.ts"
import { registrationExclusions } from "./excluded.ts"
import { registrationGestures } from "./gestures.ts"

type Snapshot = SnapshotFrom<typeof registrationMachine>

const inputOf = (mode: RegistrationMode, flags: RegistrationFlags = {}): RegistrationInput => ({
  mode,
  email: "",
  returnUrl: null,
  origin: "http://localhost",
  otherwise: "/",
  variant: "default",
  variants: ["default"],
  ...flags
})

const starts = {
  "the page of sign-in": { query: "", input: inputOf("login") },
  "the page of registration": { query: "?mode=register", input: inputOf("register") },
  "on the way to an order": {
    query: "?registerForOrder=true",
    input: inputOf("login", { registerForOrder: true })
  },
  "on the way to an order for the first time": {
    query: "?mode=register&registerForOrder=true",
    input: inputOf("register", { registerForOrder: true })
  },
  "on the way to an order as a guest": {
    query: "?mode=register&registerForOrder=true&registerAsGuest=true",
    input: inputOf("register", { registerForOrder: true, registerAsGuest: true })
  }
}

const isStart = (name: string): name is keyof typeof starts => name in starts

const unreached = "Wir sind gerade nicht zu erreichen"
const tooOften = "Zu viele Versuche"
const tooMany = "Gerade melden sich sehr viele an"

/** Expected messages, by state. */
const words: Readonly<Record<string, string>> = {
  "login.open.credentialsWrong": "E-Mail-Adresse oder Kennwort stimmt nicht",
  "login.open.locked": "Dieses Konto ist gesperrt",
  "login.open.confirmationPending": "Ihr Konto ist noch nicht bestätigt",
  "login.open.cookiesRefused": "Ihr Browser nimmt keine Cookies von uns an",
  "login.open.unreachable": unreached,
  "login.secondFactor.unreachable": unreached,
  "login.throttled": tooOften,
  "login.overloaded": tooMany,
  "submission.mailSent": "Bitte sehen Sie in Ihr Postfach",
  "submission.open.unreachable": unreached,
  "submission.throttled": tooOften,
  "submission.overloaded": tooMany
}

const fields: Readonly<Record<string, string>> = {
  userName: "user-name",
  password: "password",
  termsVersion: "terms"
}
const order = ["user-name", "password", "guest-email", "new-email", "terms", "code"]

/** Returns the expected view in each state. */
const seen = (snapshot: Snapshot) => {
  const { value, context } = snapshot
  const parts =
    typeof value === "object" && "register" in value ? pathOf(value.register).split(" + ") : [pathOf(value)]
  const is = (part: string) => parts.some((one) => one.startsWith(part))
  const screens = {
    secondFactor: is("login.secondFactor") || is("login.signingIn.code"),
    mailSent: is("submission.mailSent"),
    leaving: is("signedIn") || is("leaving") || is("submission.goingOn")
  }
  const screen = Object.entries(screens).find(([, isShown]) => isShown)?.[0] ?? "forms"
  const email = is("manner.asGuest") ? "guest-email" : "new-email"
  const wrong = [
    ...context.problems.map(({ field }) => fields[field] ?? email),
    ...(["email.missing", "email.malformed", "email.refused"].some(is) ? [email] : [])
  ]
  const shown =
    screen === "forms"
      ? wrong
      : ["login.secondFactor.missing", "login.secondFactor.wrong"].some(is)
        ? ["code"]
        : []
  const busy = {
    Anmelden: is("login.signingIn.password"),
    Weiter: is("login.signingIn.code"),
    "Als Gast bestellen": is("submission.registering") && context.asGuest,
    "Konto anlegen": is("submission.registering") && !context.asGuest
  }
  return {
    screen,
    notices: parts.flatMap((part) => words[part] ?? []),
    wrong: order.filter((id) => shown.includes(id)),
    busy: Object.entries(busy).flatMap(([name, isBusy]) => (isBusy ? [name] : []))
  }
}

/** Model-based test of signing in and registering: all user actions and server responses. */
export const registrationPaths: PathsOf<typeof registrationMachine, SignIn> = {
  machine: registrationMachine,
  starts: Object.entries(starts).map(([name, { input }]) => ({ name, input })),
  frame: 60,
  ports: {
    signIn: "**/api/account/jwt/anmelden",
    register: "**/api/account/registrieren",
    checkEmail: "**/api/account/email-pruefen"
  },
  immediate: ["signIn", "register", "checkEmail"],
  screen: (page) => new SignIn(page),
  open: async ({ page, screen }, start) => {
    if (!isStart(start)) throw new Error(`There is no start "${start}"`)
    await screen.open(starts[start].query)
    // navigations get a 204 response, so that the page stays and can be checked
    await page.route("**/*", (route) =>
      route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback()
    )
  },
  gestures: registrationGestures,
  sees: ({ value, context: { email, asGuest, problems, input } }) => [
    value,
    email,
    asGuest,
    problems,
    input.registerForOrder === true
  ],
  seen,
  look: ({ screen }) => screen.look(),
  excluded: registrationExclusions
}
