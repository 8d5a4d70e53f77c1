import type { SnapshotFrom } from "xstate"
import type { FormProblem } from "../../domain/account/registration-form.ts"
import type { registrationMachine } from "../../machines/registration.machine.ts"

type Snapshot = SnapshotFrom<typeof registrationMachine>

/** Reasons why the user is not signed in; `SignInNote` contains their texts. */
export const signInNotes = [
  "credentialsWrong",
  "locked",
  "confirmationPending",
  "cookiesRefused",
  "unreachable"
] as const

const factors = ["asked", "settingUp", "missing", "wrong", "unreachable"] as const

/** Validation errors for the e-mail address in a registration. */
const emailNotes = ["missing", "malformed", "refused"] as const

export type EmailNote = (typeof emailNotes)[number]

export interface SignInView {
  readonly screen: "forms" | "secondFactor" | "mailSent" | "leaving"
  /** The form that was last used; the summary lists its validation errors. */
  readonly active: "login" | "register" | "guest"
  readonly isSigningIn: boolean
  readonly signInNote: (typeof signInNotes)[number] | undefined
  readonly factor: (typeof factors)[number]
  readonly setupAddress: string
  readonly isRegistering: boolean
  /** Whether the guest's form is being sent. */
  readonly isAdmitting: boolean
  readonly isRegisterUnreachable: boolean
  readonly emailNote: EmailNote | undefined
  readonly isForOrder: boolean
  /** Set while the next attempt has to wait. */
  readonly wait: { readonly kind: "throttled" | "overloaded"; readonly seconds: number } | undefined
  readonly problems: ReadonlyArray<FormProblem>
  readonly email: string
}

const screenOf = (snapshot: Snapshot): SignInView["screen"] => {
  if (snapshot.matches("signedIn") || snapshot.matches("leaving")) return "leaving"
  if (snapshot.matches({ register: { submission: "goingOn" } })) return "leaving"
  if (snapshot.matches({ login: "secondFactor" }) || snapshot.matches({ login: { signingIn: "code" } }))
    return "secondFactor"
  return snapshot.matches({ register: { submission: "mailSent" } }) ? "mailSent" : "forms"
}

const waitOf = (snapshot: Snapshot): SignInView["wait"] => {
  const kind = (["throttled", "overloaded"] as const).find(
    (one) => snapshot.matches({ login: one }) || snapshot.matches({ register: { submission: one } })
  )
  return kind === undefined ? undefined : { kind, seconds: snapshot.context.seconds }
}

const activeOf = (snapshot: Snapshot): SignInView["active"] => {
  if (!snapshot.matches("register")) return "login"
  return snapshot.matches({ register: { manner: "asGuest" } }) ? "guest" : "register"
}

const isSending = (snapshot: Snapshot): boolean =>
  snapshot.matches({ register: { submission: "registering" } })

/** Derives from the machine's state the data that the sign-in page shows. */
export const signInView = (snapshot: Snapshot): SignInView => ({
  screen: screenOf(snapshot),
  active: activeOf(snapshot),
  isSigningIn: snapshot.matches({ login: "signingIn" }),
  signInNote: signInNotes.find((note) => snapshot.matches({ login: { open: note } })),
  factor: factors.find((factor) => snapshot.matches({ login: { secondFactor: factor } })) ?? "asked",
  setupAddress: snapshot.context.setupAddress,
  isRegistering: isSending(snapshot) && !snapshot.context.asGuest,
  isAdmitting: isSending(snapshot) && snapshot.context.asGuest,
  isRegisterUnreachable: snapshot.matches({ register: { submission: { open: "unreachable" } } }),
  emailNote: emailNotes.find((note) => snapshot.matches({ register: { email: note } })),
  isForOrder: snapshot.context.input.registerForOrder === true,
  wait: waitOf(snapshot),
  problems: snapshot.context.problems,
  email: snapshot.context.email
})
