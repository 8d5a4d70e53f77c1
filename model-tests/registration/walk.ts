import { registrationMachine } from "../../src/machines/registration.machine.ts"
import { credentials, form, guestForm, inputOf } from "../data/registration-page.ts"
import { heldBy } from "../data/sessions.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails, type Promises } from "../harness/explore.ts"

const promises: Promises<typeof registrationMachine> = {
  "no answer breaks the form": ({ status }) => status !== "error",
  "no secret is kept": ({ context }) => !JSON.stringify(context).includes(credentials.password),
  "only a form for an order takes guests": (snapshot) =>
    !snapshot.matches({ register: { manner: "asGuest" } }) ||
    snapshot.context.input.registerForOrder === true,
  "only an order goes on": (snapshot) =>
    !snapshot.matches({ register: { submission: "goingOn" } }) ||
    snapshot.context.input.registerForOrder === true,
  "a variant is one that there is": ({ context }) => context.input.variants.includes(context.variant),
  "only a form that is right is sent": (snapshot) =>
    !(
      snapshot.matches({ register: { submission: "registering" } }) ||
      snapshot.matches({ login: "signingIn" })
    ) || snapshot.context.problems.length === 0,
  "what is wrong is named": (snapshot) =>
    !(
      snapshot.matches({ register: { submission: { open: "invalid" } } }) ||
      snapshot.matches({ login: { open: "invalid" } })
    ) || snapshot.context.problems.length > 0
}

const problems = [{ field: "email", code: "invalid" }]
const waits = (port: string) => ["throttled", "overloaded"].map((kind) => done(port, { kind, seconds: 30 }))

export const registrationWalk = walkOf(registrationMachine, {
  ways: {
    "signing in": {
      inputs: [inputOf()],
      events: [
        { type: "mode.choose", mode: "register" },
        { type: "mode.choose", mode: "login" },
        { type: "variant.choose", variant: "wide" },
        { type: "variant.choose", variant: "none" },
        { type: "email.change", email: "erika@shop.example" },
        { type: "signIn.submit", ...credentials },
        { type: "signIn.submit", ...credentials, password: "" },
        { type: "code.submit", ...credentials, code: "123456" },
        { type: "code.submit", ...credentials, code: " " },
        { type: "code.cancel" },
        done("signIn", { kind: "signedIn", held: heldBy("erika"), redirectUrl: null }),
        done("signIn", { kind: "elsewhere", address: "https://dealer.example/" }),
        ...[
          "credentialsWrong",
          "secondFactorNeeded",
          "secondFactorWrong",
          "locked",
          "confirmationPending",
          "cookiesRefused"
        ].map((kind) => done("signIn", { kind })),
        done("signIn", { kind: "secondFactorSetup", address: "otpauth://totp/x" }),
        done("signIn", { kind: "invalid", problems }),
        ...waits("signIn"),
        fails("signIn")
      ],
      sees: ({ value, context }) =>
        typeof value === "object" && "register" in value ? "register" : [value, context.variant]
    },
    registering: {
      inputs: [
        inputOf({ mode: "register" }),
        inputOf({ mode: "register", registerForOrder: true }),
        inputOf({ mode: "register", registerForOrder: true, registerAsGuest: true }),
        inputOf({ mode: "register", email: "erika@shop.example", emailChecked: true })
      ],
      events: [
        { type: "mode.choose", mode: "register" },
        { type: "mode.choose", mode: "login" },
        ...["erika@shop.example", "erika", ""].map((email) => ({ type: "email.change", email })),
        { type: "email.left" },
        { type: "password.choose" },
        { type: "guest.choose" },
        { type: "registration.submit", form },
        { type: "registration.submit", form: guestForm },
        { type: "registration.submit", form: { ...form, termsVersion: "" } },
        { type: "registration.submit", form: { ...guestForm, email: "" } },
        { type: "order.continue" },
        done("checkEmail", "accepted"),
        done("checkEmail", "refused"),
        fails("checkEmail"),
        done("register", { kind: "registered" }),
        done("register", { kind: "invalid", problems }),
        ...waits("register"),
        fails("register")
      ],
      sees: ({ value, context }) =>
        typeof value === "object" && "register" in value ? [value, context.email, context.asGuest] : "login"
    }
  },
  promises
})
