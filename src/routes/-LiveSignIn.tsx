import { useMachine } from "@xstate/react"
import { getRouteApi } from "@tanstack/react-router"
import { useMemo, useRef } from "react"
import { readFlags, readMode } from "../domain/registration/choices.ts"
import { registrationMachine } from "../machines/registration.machine.ts"
import { registrationForgotPassword } from "../services/client/account-routes.gen.ts"
import { knownPage } from "../services/page/known-page.ts"
import { returnUrlIn } from "../services/page/return-query.ts"
import { announceSignIn } from "../services/session/announce-sign-in.ts"
import { registerCalls, signInCall } from "../services/session/bound-calls.ts"
import { outcomeOf } from "../services/session/call-outcome.ts"
import { expiryOfPage } from "../services/session/companion-cookie.ts"
import { registrationActors } from "../services/session/registration.actors.ts"
import { signInView } from "../ui/account/sign-in.view.ts"
import type { SignInWishes } from "../ui/account/sign-in.wishes.ts"
import { SignInPage } from "../ui/account/SignInPage.tsx"
import { useHref } from "../ui/kit/site.tsx"
import { useLive } from "../ui/kit/use-live.ts"
import { usePageFacts } from "./-page-facts.ts"

const route = getRouteApi("/benutzerkonto/anmeldung/{-$registerVariant}/{-$viewVariant}")

/** The page of sign-in and registration with its machine. */
export function LiveSignIn() {
  const { client, locale, page } = route.useRouteContext()
  const { variants, origin, terms } = route.useLoaderData()
  const search = route.useSearch()
  const href = useHref()
  const facts = usePageFacts()
  const isLive = useLive()
  // secrets are kept by this page alone, until the second factor has been asked for
  const given = useRef({ userName: "", password: "" })
  const { countryId } = locale
  const returnUrl = returnUrlIn(search, origin)
  const flags = readFlags(search)

  const [snapshot, send] = useMachine(
    registrationMachine.provide({
      actors: registrationActors({
        calls: {
          ...registerCalls(client, { countryId, returnUrl: returnUrl ?? undefined }),
          signIn: async (wish, signal) => {
            const answer = await signInCall(client)(wish, signal)
            if (answer.type !== "ok" || answer.value.session === undefined) return answer
            const redirectUrl = knownPage(answer.value.redirectUrl, page.prefix)
            return { type: "ok", value: { ...answer.value, redirectUrl } }
          }
        },
        readExpiry: expiryOfPage,
        now: Date.now
      }),
      actions: {
        announceSession: (_, { held }) => announceSignIn(held.session.userId),
        goTo: (_, { address }) => window.location.assign(address),
        leaveFor: (_, { address }) => window.location.assign(address)
      }
    }),
    {
      input: {
        ...flags,
        mode: readMode(search["mode"]) ?? (flags.registerForOrder === true ? "register" : "login"),
        email: "",
        returnUrl,
        origin,
        otherwise: href("/"),
        variant: variants.view,
        variants: ["default"]
      }
    }
  )

  const { email } = snapshot.context
  const wishes = useMemo(
    (): SignInWishes => ({
      onSignIn: (userName, password) => {
        given.current = { userName, password }
        send({ type: "signIn.submit", userName, password })
      },
      onCode: (code) => send({ type: "code.submit", ...given.current, code }),
      onCancelCode: () => {
        given.current = { userName: "", password: "" }
        send({ type: "code.cancel" })
      },
      onMode: (mode) => send({ type: "mode.choose", mode }),
      onEmail: (typed) => send({ type: "email.change", email: typed }),
      onEmailLeft: () => send({ type: "email.left" }),
      onManner: (manner) => send({ type: manner === "asGuest" ? "guest.choose" : "password.choose" }),
      onRegister: ({ hasTerms, newsletter, password, ...form }) => {
        if (form.email !== email) send({ type: "email.change", email: form.email })
        send({
          type: "registration.submit",
          form: {
            email: form.email,
            password,
            useInvoiceAddress: false,
            termsVersion: hasTerms ? terms : "",
            newsletter
          }
        })
      },
      onContinueOrder: () => send({ type: "order.continue" }),
      onForgotten: async (asked) =>
        outcomeOf(await client.call(registrationForgotPassword, { payload: { email: asked } }))
    }),
    [send, client, email, terms]
  )
  return <SignInPage facts={facts} view={signInView(snapshot)} wishes={isLive ? wishes : undefined} />
}
