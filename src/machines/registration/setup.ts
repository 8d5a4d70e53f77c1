import { assign, setup, stateIn } from "xstate"
import { emailProblem } from "../../domain/account/email.ts"
import type { HeldSession } from "../../domain/account/session.ts"
import {
  readVariant,
  type RegistrationFlags,
  type RegistrationMode
} from "../../domain/account/registration-choices.ts"
import {
  type FormProblem,
  type RegistrationForm,
  registrationProblems
} from "../../domain/account/registration-form.ts"
import { partnerAddress, returnPath } from "../../domain/account/return-url.ts"
import { actionPort, port } from "../effect-port.ts"
import type { RegisterAnswer, SignIn, SignInAnswer } from "./answers.ts"

export interface RegistrationInput extends RegistrationFlags {
  readonly mode: RegistrationMode
  readonly email: string
  /** The `ReturnUrl` in the page's URL; only a path of the shop's own origin is valid (rule safety.foreign-address). */
  readonly returnUrl: string | null
  /** The shop's origin, as "https://host". */
  readonly origin: string
  /** Path of the next page if there is no valid ReturnUrl. */
  readonly otherwise: string
  /** The shown variant, and all available ones. */
  readonly variant: string
  readonly variants: ReadonlyArray<string>
}

export interface Registration {
  readonly input: RegistrationInput
  readonly email: string
  readonly variant: string
  readonly problems: ReadonlyArray<FormProblem>
  /** Seconds to wait before the next attempt. */
  readonly seconds: number
  /** Whether the last form was submitted as a guest. */
  readonly asGuest: boolean
  /** The otpauth address for an authenticator app while a second factor must be set up; otherwise empty. */
  readonly setupAddress: string
}

interface SignInSubmit {
  readonly type: "signIn.submit"
  readonly userName: string
  readonly password: string
}

interface CodeSubmit {
  readonly type: "code.submit"
  readonly userName: string
  readonly password: string
  readonly code: string
}

export type RegistrationEvent =
  | { readonly type: "mode.choose"; readonly mode: RegistrationMode }
  | { readonly type: "variant.choose"; readonly variant: string }
  | { readonly type: "email.change"; readonly email: string }
  | { readonly type: "email.left" }
  | { readonly type: "password.choose" }
  | { readonly type: "guest.choose" }
  | SignInSubmit
  | CodeSubmit
  /** Cancels the entry of the second factor, for another user or another attempt. */
  | { readonly type: "code.cancel" }
  | { readonly type: "registration.submit"; readonly form: RegistrationForm }
  /** Continues the order without waiting for the mail: as a guest until the e-mail address is confirmed. */
  | { readonly type: "order.continue" }

/** Returns the sign-in request of an event; its secrets are passed only to the port. */
export const signInOf = ({
  context,
  event
}: {
  readonly context: Registration
  readonly event: RegistrationEvent
}): SignIn => {
  if (event.type !== "signIn.submit" && event.type !== "code.submit") throw new Error("Not a sign-in")
  const { userName, password } = event
  return {
    userName: userName.trim(),
    password,
    ...(event.type === "code.submit" ? { code: event.code.replaceAll(/\s/gu, "") } : {}),
    returnUrl: context.input.returnUrl
  }
}

const problemsOf = ({ asGuest }: Registration, form: RegistrationForm) =>
  registrationProblems(form, { asGuest })

const missingOf = (fields: Readonly<Record<string, string>>): ReadonlyArray<FormProblem> =>
  Object.entries(fields).flatMap(([field, text]) => (text.trim() === "" ? [{ field, code: "required" }] : []))

/**
 * Returns the page to open after signing in: the requested page, else the page named by the server, else the default of
 * the current page.
 */
export const pathAfter = ({ input }: Registration, redirectUrl: string | null) => ({
  address: returnPath(
    input.returnUrl,
    input.origin,
    returnPath(redirectUrl, input.origin, returnPath(input.otherwise, input.origin, "/"))
  )
})

const signedIn = (answer: SignInAnswer) => {
  if (answer.kind !== "signedIn") throw new Error("Not signed in")
  return answer
}

export const heldOf = (answer: SignInAnswer) => ({ held: signedIn(answer).held })

export const wayOf = (context: Registration, answer: SignInAnswer) =>
  pathAfter(context, signedIn(answer).redirectUrl)

export const dealerAddress = (answer: SignInAnswer) => ({
  address: answer.kind === "elsewhere" ? partnerAddress(answer.address) : "/"
})

export const formOf = (event: RegistrationEvent): RegistrationForm => {
  if (event.type !== "registration.submit") throw new Error("Not a registration")
  return event.form
}

export const beginRegistration = ({ input }: { readonly input: RegistrationInput }): Registration => ({
  input,
  email: input.email,
  variant: readVariant(input.variant, input.variants) ?? input.variants[0] ?? "default",
  problems: [],
  seconds: 0,
  asGuest: false,
  setupAddress: ""
})

export const registrationSetup = setup({
  types: {
    input: {} as RegistrationInput,
    context: {} as Registration,
    events: {} as RegistrationEvent,
    tags: {} as "busy"
  },
  actors: {
    /**
     * Whether an address is well-formed and allowed by policy; does not reveal whether it has an account (rule
     * account.neutral).
     */
    checkEmail: port<"accepted" | "refused", { readonly email: string }>("checkEmail"),
    signIn: port<SignInAnswer, SignIn>("signIn"),
    register: port<
      RegisterAnswer,
      { readonly form: RegistrationForm; readonly asGuest: boolean; readonly forOrder: boolean }
    >("register")
  },
  actions: {
    keepEmail: assign((_, { email }: { readonly email: string }) => ({ email })),
    keepVariant: assign((_, { variant }: { readonly variant: string }) => ({ variant })),
    /** Stores the validation errors, the setup address or the time to wait, depending on the response. */
    keepAnswer: assign((_, answer: SignInAnswer | RegisterAnswer) => {
      if (answer.kind === "invalid") return { problems: answer.problems }
      if (answer.kind === "secondFactorSetup") return { setupAddress: answer.address }
      return answer.kind === "throttled" || answer.kind === "overloaded" ? { seconds: answer.seconds } : {}
    }),
    /**
     * Clears the setup address, for another account and after the second factor has been set up: the app's secret
     * belongs only to this account.
     */
    forgetSetup: assign({ setupAddress: "" }),
    keepMissing: assign((_, { userName, password }: SignInSubmit) => ({
      problems: missingOf({ userName, password })
    })),
    sendAsGuest: assign({ asGuest: true }),
    sendAsCustomer: assign({ asGuest: false }),
    keepFormProblems: assign(({ context }, form: RegistrationForm) => ({
      problems: problemsOf(context, form)
    })),
    keepRefusedEmail: assign({ problems: [{ field: "email", code: "refused" }] }),
    dropProblems: assign({ problems: [] }),
    /** Notifies the page's session of the user who has signed in. */
    announceSession: actionPort<{ readonly held: HeldSession }>(),
    goTo: actionPort<{ readonly address: string }>(),
    /** Redirects to the dealer's own URL, which the server has checked. */
    leaveFor: actionPort<{ readonly address: string }>()
  },
  guards: {
    isAnswer: (_, { answer, kind }: { readonly answer: { readonly kind: string }; readonly kind: string }) =>
      answer.kind === kind,
    isAccepted: (_, verdict: "accepted" | "refused") => verdict === "accepted",
    isRegister: ({ context }) => context.input.mode === "register",
    isMode: (_, { mode, wanted }: { readonly mode: RegistrationMode; readonly wanted: RegistrationMode }) =>
      mode === wanted,
    isAvailable: ({ context }, { variant }: { readonly variant: string }) =>
      context.input.variants.includes(variant),
    isForOrder: ({ context }) => context.input.registerForOrder === true,
    isGuestWished: ({ context: { input } }) =>
      input.registerForOrder === true && input.registerAsGuest === true,
    /** Whether registration creates an account with a password; without an order, it always does. */
    isPasswordWished: ({ context: { input } }) =>
      input.registerForOrder !== true || input.registerWithPassword === true,
    isEmailCheckedBefore: ({ context: { input, email } }) =>
      input.emailChecked === true && emailProblem(email) === undefined,
    isEmailMissing: ({ context }) => emailProblem(context.email) === "required",
    isEmailMalformed: ({ context }) => emailProblem(context.email) === "invalid",
    isMissing: (_, { userName, password }: SignInSubmit) => missingOf({ userName, password }).length > 0,
    isCodeMissing: (_, { code }: { readonly code: string }) => code.trim() === "",
    isFormWrong: ({ context }, form: RegistrationForm) => problemsOf(context, form).length > 0,
    isCodeSent: stateIn({ login: { signingIn: "code" } }),
    isUndecided: stateIn({ register: { manner: "undecided" } }),
    isGuest: stateIn({ register: { manner: "asGuest" } }),
    isAdmitted: ({ context }, { kind }: RegisterAnswer) => kind === "registered" && context.asGuest,
    isEmailRefused: stateIn({ register: { email: "refused" } })
  },
  delays: {
    wait: ({ context }) => context.seconds * 1_000,
    longestAnswer: 20_000
  }
})
