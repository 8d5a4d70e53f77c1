import { useLingui } from "@lingui/react/macro"
import { X } from "lucide-react"
import { type ReactNode, useEffect, useRef } from "react"
import type { Menu } from "../../../domain/rights/menus.ts"
import type { SiteFacts } from "../site-facts.ts"
import { SkipLink } from "../SkipLink.tsx"
import type { MenuFold } from "./menu-fold.ts"
import type { Waiting } from "./MenuCount.tsx"
import { WorkHead } from "./WorkHead.tsx"
import { WorkLaw } from "./WorkLaw.tsx"
import { WorkNav } from "./WorkNav.tsx"
import s from "./WorkFrame.module.css"

interface WorkFrameProps {
  readonly facts: SiteFacts
  readonly menu: Menu
  readonly path: string
  readonly fold: MenuFold
  readonly search: ReactNode
  readonly waiting: Waiting | undefined
  readonly missedHref: string | undefined
  readonly children: ReactNode
}

/**
 * Frame of the work pages (rule desk.frame): the menu beside the page can be collapsed to icons; on small screens the
 * menu is a sheet, which the browser opens and closes even before a script has loaded.
 */
export function WorkFrame({
  facts,
  menu,
  path,
  fold,
  search,
  waiting,
  missedHref,
  children
}: WorkFrameProps) {
  const { t } = useLingui()
  const sheet = useRef<HTMLDivElement>(null)
  // closes the sheet after the user has chosen a page
  useEffect(() => sheet.current?.hidePopover?.(), [path])
  return (
    <div className={s["frame"]} data-frame="work" data-menu-width={fold.width}>
      <SkipLink />
      <WorkHead facts={facts} fold={fold} search={search} missedHref={missedHref} />
      <div className={s["body"]}>
        <div className={s["side"]}>
          <div ref={sheet} id="desk-menu" popover="auto" className={s["menu"]}>
            <div className={s["top"]}>
              <button
                type="button"
                className={s["close"]}
                popoverTarget="desk-menu"
                popoverTargetAction="hide"
                aria-label={t`Menü schließen`}
              >
                <X size={22} aria-hidden="true" />
              </button>
            </div>
            <WorkNav menu={menu} path={path} isFolded={fold.width === "folded"} waiting={waiting} />
            <WorkLaw isSample={facts.isSample} />
          </div>
        </div>
        <main id="inhalt" tabIndex={-1} className={s["page"]}>
          {children}
        </main>
      </div>
    </div>
  )
}
