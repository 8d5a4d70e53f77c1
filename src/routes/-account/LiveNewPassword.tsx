import { useRouteContext } from "@tanstack/react-router"
import type { MailLink } from "../../domain/mail/mail-link.ts"
import { registrationSetPassword } from "../../services/client/account-routes.gen.ts"
import { knownPage } from "../../services/page/known-page.ts"
import { outcomeOf } from "../../services/session/call-outcome.ts"
import { signInOnce } from "../../services/session/sign-in-once.ts"
import { NewPasswordPage } from "../../ui/account/NewPasswordPage.tsx"
import { useHref } from "../../ui/kit/site.tsx"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { usePageFacts } from "../-page/page-facts.ts"

interface LiveNewPasswordProps {
  readonly link: MailLink
  readonly token: string
}

/** Page of a link for choosing a password; it signs in a user who had none. */
export function LiveNewPassword({ link, token }: LiveNewPasswordProps) {
  const { client, page } = useRouteContext({ from: "__root__" })
  const href = useHref()
  const facts = usePageFacts()
  const isLive = useLive()

  const onSet = async (password: string) => {
    const answer = await client.call(registrationSetPassword, { payload: { token, password } })
    const next = answer.type === "ok" ? answer.value.redirectUrl : null
    if (next !== null && next !== "/benutzerkonto/anmeldung" && (await signInOnce(client)))
      window.location.replace(knownPage(next, page.prefix) ?? href("/"))
    return outcomeOf(answer)
  }
  return <NewPasswordPage facts={facts} link={link} onSet={isLive ? onSet : undefined} />
}
