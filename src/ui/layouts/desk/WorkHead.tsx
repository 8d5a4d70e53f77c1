import { Trans, useLingui } from "@lingui/react/macro"
import { Menu, PanelLeftClose, PanelLeftOpen } from "lucide-react"
import type { ReactNode } from "react"
import { useLive } from "../../kit/live/use-live.ts"
import { useOnline } from "../../kit/live/use-online.ts"
import { AccountLink } from "../AccountLink.tsx"
import type { SiteFacts } from "../site-facts.ts"
import { Wordmark } from "../Wordmark.tsx"
import type { MenuFold } from "./menu-fold.ts"
import s from "./WorkHead.module.css"

interface WorkHeadProps {
  readonly facts: SiteFacts
  readonly fold: MenuFold
  readonly search: ReactNode
  readonly missedHref: string | undefined
}

/**
 * One line with the menu button, the shop's name, the search, the user and the sign-out button; below that line,
 * messages if there is no connection or a page could not be loaded.
 */
export function WorkHead({ facts, fold, search, missedHref }: WorkHeadProps) {
  const { t } = useLingui()
  const isLive = useLive()
  const isOnline = useOnline()
  const isFolded = fold.width === "folded"
  const Sign = isFolded ? PanelLeftOpen : PanelLeftClose
  const name = isFolded ? t`Menü ausklappen` : t`Menü einklappen`
  return (
    <header className={s["head"]}>
      <div className={s["line"]}>
        <button type="button" className={s["open"]} popoverTarget="desk-menu" aria-label={t`Menü`}>
          <Menu size={22} aria-hidden="true" />
        </button>
        {fold.onToggle === undefined ? (
          <span className={s["fold"]} />
        ) : (
          <button
            type="button"
            className={s["fold"]}
            aria-label={name}
            title={name}
            disabled={!isLive}
            onClick={fold.onToggle}
          >
            <Sign size={20} aria-hidden="true" />
          </button>
        )}
        <Wordmark />
        {search}
        <div className={s["end"]}>
          <AccountLink person={facts.person} />
        </div>
      </div>
      <output className={s["offline"]}>
        {!isOnline ? (
          <Trans>Keine Verbindung. Was Sie sehen und was Sie geschrieben haben, bleibt stehen.</Trans>
        ) : (
          missedHref !== undefined && (
            <>
              <Trans>Die Seite ließ sich nicht laden. Was Sie geschrieben haben, bleibt stehen.</Trans>{" "}
              {/* forces a full page load, since the router has just failed */}
              <a href={missedHref}>
                <Trans>Noch einmal laden</Trans>
              </a>
            </>
          )
        )}
      </output>
    </header>
  )
}
