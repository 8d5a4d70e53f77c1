import { useMachine } from "@xstate/react"
import { useRouteContext } from "@tanstack/react-router"
import { useMemo, useRef } from "react"
import { type RegistrationFlags, readMode } from "../../domain/account/registration-choices.ts"
import { registrationMachine } from "../../machines/registration.machine.ts"
import { registrationForgotPassword } from "../../services/client/account-routes.gen.ts"
import { knownPage } from "../../services/page/known-page.ts"
import { returnUrlIn } from "../../services/page/return-query.ts"
import { announceSignIn } from "../../services/session/announce-sign-in.ts"
import { registerCalls, signInCall } from "../../services/session/bound-calls.ts"
import { outcomeOf } from "../../services/session/call-outcome.ts"
import { expiryOfPage } from "../../services/session/companion-cookie.ts"
import type { RegistrationCalls } from "../../services/session/registration-calls.ts"
import { registrationActors } from "../../services/session/registration.actors.ts"
import { signInView } from "../../ui/account/sign-in.view.ts"
import type { SignInWishes } from "../../ui/account/sign-in.wishes.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { useNewest } from "../-page/use-newest.ts"

interface SignInGround {
  readonly search: Readonly<Record<string, unknown>>
  readonly flags: RegistrationFlags
  readonly loaded: {
    readonly origin: string
    readonly terms: string
    readonly variants: { readonly view: string }
  }
  /** Default path after signing in. */
  readonly otherwise: string
  /** Adds further steps to the registration call. */
  readonly register?: (plain: RegistrationCalls["register"]) => RegistrationCalls["register"]
  /** Called before the page is left for an order that continues without a sign-in. */
  readonly onGoingOn?: (email: string) => void
}

/** Runs the machine of sign-in and registration for a page. */
export const useSignIn = ({ search, flags, loaded, otherwise, register, onGoingOn }: SignInGround) => {
  const { client, locale, page } = useRouteContext({ from: "__root__" })
  const { origin, terms, variants } = loaded
  const isLive = useLive()
  // credentials are stored only by this page, until the second factor has been requested
  const given = useRef({ userName: "", password: "" })
  const { countryId } = locale
  const returnUrl = returnUrlIn(search, origin)
  const { prefix } = page
  const newest = useNewest({ register, onGoingOn })

  const machine = useMemo(() => {
    const plain = registerCalls(client, { countryId, returnUrl: returnUrl ?? undefined })
    return registrationMachine.provide({
      actors: registrationActors({
        calls: {
          ...plain,
          register: (wish, signal) =>
            (newest.current.register?.(plain.register) ?? plain.register)(wish, signal),
          signIn: async (wish, signal) => {
            const answer = await signInCall(client)(wish, signal)
            if (answer.type !== "ok" || answer.value.session === undefined) return answer
            const redirectUrl = knownPage(answer.value.redirectUrl, prefix)
            return { type: "ok", value: { ...answer.value, redirectUrl } }
          }
        },
        readExpiry: expiryOfPage,
        now: Date.now
      }),
      actions: {
        announceSession: (_, { held }) => announceSignIn(held.session.userId),
        goTo: ({ context, self }, { address }) => {
          if (self.getSnapshot().matches("register")) newest.current.onGoingOn?.(context.email)
          window.location.assign(address)
        },
        leaveFor: (_, { address }) => window.location.assign(address)
      }
    })
  }, [client, countryId, returnUrl, prefix, newest])
  const [snapshot, send, actor] = useMachine(machine, {
    input: {
      ...flags,
      mode: readMode(search["mode"]) ?? "login",
      email: "",
      returnUrl,
      origin,
      otherwise,
      variant: variants.view,
      variants: ["default"]
    }
  })

  const wishes = useMemo((): SignInWishes => {
    const takeEmail = (email: string) => {
      if (email !== actor.getSnapshot().context.email) send({ type: "email.change", email })
    }
    return {
      onSignIn: (userName, password) => {
        given.current = { userName, password }
        send({ type: "signIn.submit", userName, password })
      },
      onCode: (code) => send({ type: "code.submit", ...given.current, code }),
      onCancelCode: () => {
        given.current = { userName: "", password: "" }
        send({ type: "code.cancel" })
      },
      onForm: (form) => {
        send({ type: "mode.choose", mode: form === "login" ? "login" : "register" })
        const isIn = (manner: "withPassword" | "asGuest") =>
          actor.getSnapshot().matches({ register: { manner } })
        if (form === "guest" && !isIn("asGuest")) send({ type: "guest.choose" })
        if (form === "register" && !isIn("withPassword")) send({ type: "password.choose" })
      },
      onEmail: (typed) => send({ type: "email.change", email: typed }),
      onEmailLeft: () => send({ type: "email.left" }),
      onRegister: ({ hasTerms, newsletter, email, password }) => {
        takeEmail(email)
        const termsVersion = hasTerms ? terms : ""
        send({
          type: "registration.submit",
          form: { email, password, useInvoiceAddress: false, termsVersion, newsletter }
        })
      },
      onGuest: (email) => {
        takeEmail(email)
        send({
          type: "registration.submit",
          form: { email, useInvoiceAddress: false, termsVersion: "", newsletter: false }
        })
      },
      onContinueOrder: () => send({ type: "order.continue" }),
      onForgotten: async (email) =>
        outcomeOf(await client.call(registrationForgotPassword, { payload: { email } }))
    }
  }, [send, actor, client, terms])
  return { view: signInView(snapshot), wishes: isLive ? wishes : undefined, isLive, returnUrl }
}
