import { loginState } from "./registration/login.state.ts"
import { registerState } from "./registration/register.state.ts"
import { beginRegistration, registrationSetup } from "./registration/setup.ts"

export type { RegisterAnswer, SignIn, SignInAnswer } from "./registration/answers.ts"
export type { Registration, RegistrationEvent, RegistrationInput } from "./registration/setup.ts"

/** Sign-in, registration and guest orders, side by side (rule account.sign-in-states). */
export const registrationMachine = registrationSetup.createMachine({
  id: "registration",
  context: beginRegistration,
  initial: "sorting",
  on: {
    "variant.choose": {
      guard: { type: "isAvailable", params: ({ event }) => event },
      actions: { type: "keepVariant", params: ({ event }) => event }
    }
  },
  states: {
    sorting: { always: [{ guard: "isRegister", target: "register" }, { target: "login" }] },
    login: loginState,
    register: registerState,
    signedIn: {},
    /** The browser is being redirected to the dealer's own URL. */
    leaving: {}
  }
})
