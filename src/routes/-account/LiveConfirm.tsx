import { useRouteContext } from "@tanstack/react-router"
import type { MailLink } from "../../domain/mail/mail-link.ts"
import {
  registrationConfirm,
  registrationConfirmEmailChange
} from "../../services/client/account-routes.gen.ts"
import { knownPage } from "../../services/page/known-page.ts"
import { outcomeOf } from "../../services/session/call-outcome.ts"
import { signInOnce } from "../../services/session/sign-in-once.ts"
import { ConfirmPage } from "../../ui/account/ConfirmPage.tsx"
import { useHref } from "../../ui/kit/site.tsx"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { usePageFacts } from "../-page/page-facts.ts"

interface LiveConfirmProps {
  readonly what: "registration" | "email"
  readonly link: MailLink
  readonly token: string
}

const leadsToPassword = (address: string | null): boolean =>
  address?.startsWith("/neues-kennwort-setzen/") === true

/** Page of a link that confirms an email address: of a registration, or of a change of address. */
export function LiveConfirm({ what, link, token }: LiveConfirmProps) {
  const { client, page } = useRouteContext({ from: "__root__" })
  const href = useHref()
  const facts = usePageFacts()
  const isLive = useLive()

  const confirmRegistration = async () => {
    const answer = await client.call(registrationConfirm, { payload: { token } })
    if (answer.type === "ok") {
      const { redirectUrl } = answer.value
      // a user who has to choose a password first is signed in afterwards
      const hasPassword = !leadsToPassword(redirectUrl)
      const isSignedIn = hasPassword && (await signInOnce(client))
      const next = knownPage(redirectUrl, page.prefix) ?? href("/")
      window.location.replace(hasPassword && !isSignedIn ? href("/benutzerkonto/anmeldung") : next)
    }
    return outcomeOf(answer)
  }
  const confirmEmail = async () => {
    const answer = await client.call(registrationConfirmEmailChange, { payload: { token } })
    // the change was requested in another browser: in this browser, the user must first choose a password
    if (answer.type === "ok" && leadsToPassword(answer.value.redirectUrl))
      window.location.replace(knownPage(answer.value.redirectUrl, page.prefix) ?? href("/"))
    return outcomeOf(answer)
  }

  return (
    <ConfirmPage
      facts={facts}
      what={what}
      link={link}
      onConfirm={isLive ? (what === "registration" ? confirmRegistration : confirmEmail) : undefined}
    />
  )
}
