import { Trans, useLingui } from "@lingui/react/macro"
import { useLocation } from "@tanstack/react-router"
import { LogOut, UserRound } from "lucide-react"
import { personName } from "../../domain/account/session.ts"
import { homeOf } from "../../domain/rights/menus.ts"
import { returnPath } from "../../domain/account/return-url.ts"
import { useHref } from "../kit/site.tsx"
import s from "./AccountLink.module.css"
import type { SiteFacts } from "./site-facts.ts"

/** Any origin works: only the path of this page is used. */
const anyOrigin = "https://shop.invalid"

/**
 * Links for signing in and out. The page contains both links, because a cached page has no session; `services/session`
 * shows the right one at runtime (`data-account`).
 */
export function AccountLink({
  person,
  page = "/benutzerkonto/anmeldung"
}: {
  readonly person: SiteFacts["person"]
  /** Path of the sign-in page; within the order process, the path of the order's own sign-in page. */
  readonly page?: `/${string}`
}) {
  const href = useHref()
  const { t } = useLingui()
  const here = useLocation({ select: ({ publicHref }) => publicHref })
  const signIn = href(page)
  // the URL of a sign-in page already contains a return URL
  if (here.includes("/benutzerkonto/")) return null
  // secret URLs are never used as return URLs
  const back = returnPath(here, anyOrigin, "")
  return (
    <div className={s["account"]} data-account={person === null ? "anonymous" : "known"}>
      <a
        className={s["link"]}
        href={signIn + (back === "" ? "" : `?${new URLSearchParams({ ReturnUrl: back })}`)}
        aria-label={t`Anmelden`}
        rel="nofollow"
      >
        <UserRound size={20} aria-hidden="true" />
        <span>
          <Trans>Anmelden</Trans>
        </span>
      </a>
      {/*
       * the session's script may have written the name and URL into the link before this part of the page is hydrated
       */}
      <a
        className={s["link"]}
        href={href(person === null ? "/kunde/startseite" : homeOf(person))}
        data-account-home
        rel="nofollow"
        suppressHydrationWarning
      >
        <UserRound size={20} aria-hidden="true" />
        {/*
         * an `aria-label` would hide the visible name from users of voice control, who speak the text that they see
         * (WCAG 2.5.3)
         */}
        <span className={s["heard"]}>
          <Trans>Mein Konto</Trans>{" "}
        </span>
        <span className={s["person"]} data-account-name suppressHydrationWarning>
          {person === null ? "" : personName(person)}
        </span>
      </a>
      <button type="button" className={s["link"]} data-sign-out aria-label={t`Abmelden`}>
        <LogOut size={20} aria-hidden="true" />
        <span>
          <Trans>Abmelden</Trans>
        </span>
      </button>
    </div>
  )
}
