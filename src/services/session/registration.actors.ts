import { fromPromise } from "xstate"
import type { RegistrationForm } from "../../domain/account/registration-form.ts"
import type { RegisterAnswer, SignIn, SignInAnswer } from "../../machines/registration.machine.ts"
import { heard, NoAnswer } from "../client/no-answer.ts"
import type { RegistrationCalls, SignInResult, FormAnswer } from "./registration-calls.ts"

export interface RegistrationGround {
  readonly calls: RegistrationCalls
  /** Expiry in the companion cookie in ms; `null` if the browser has stored no cookie of the shop. */
  readonly readExpiry: () => number | null
  /** The browser's clock in ms. */
  readonly now: () => number
}

/** Number of seconds to wait if the server does not state one. */
const usualWait = 30

type Refused = Extract<FormAnswer<unknown>, { readonly type: "refused" }>

const refusal = ({ status, retryAfter, problems }: Refused) => {
  const seconds = retryAfter > 0 ? Math.ceil(retryAfter) : usualWait
  if (status === 429) return { kind: "throttled", seconds } as const
  if (status === 503) return { kind: "overloaded", seconds } as const
  if (status === 422) return { kind: "invalid", problems } as const
  throw new NoAnswer(String(status))
}

const signInAnswer = (
  { readExpiry, now }: RegistrationGround,
  { success, reason, setupAddress, session, redirectUrl }: SignInResult
): SignInAnswer => {
  if (reason === "secondFactorSetup") return { kind: reason, address: setupAddress ?? "" }
  if (!success) return { kind: reason ?? "credentialsWrong" }
  if (session === undefined) {
    if (redirectUrl) return { kind: "elsewhere", address: redirectUrl }
    throw new NoAnswer("anmelden")
  }
  if (readExpiry() === null) return { kind: "cookiesRefused" }
  return { kind: "signedIn", held: { session, heardAt: now() }, redirectUrl: redirectUrl ?? null }
}

/** Implements the ports of the registration machine in the browser. */
export const registrationActors = (ground: RegistrationGround) => {
  const { calls } = ground
  return {
    checkEmail: fromPromise<"accepted" | "refused", { readonly email: string }>(async ({ input, signal }) => {
      const answer = await calls.checkEmail(input, signal)
      if (answer.type === "ok") return "accepted"
      if (answer.type === "refused" && answer.status === 422) return "refused"
      throw new NoAnswer("email-pruefen")
    }),
    signIn: fromPromise<SignInAnswer, SignIn>(async ({ input, signal }) => {
      const answer = heard(await calls.signIn(input, signal))
      return answer.type === "ok" ? signInAnswer(ground, answer.value) : refusal(answer)
    }),
    register: fromPromise<
      RegisterAnswer,
      { readonly form: RegistrationForm; readonly asGuest: boolean; readonly forOrder: boolean }
    >(async ({ input, signal }) => {
      const answer = heard(await calls.register(input, signal))
      return answer.type === "ok" ? { kind: "registered" } : refusal(answer)
    })
  }
}
