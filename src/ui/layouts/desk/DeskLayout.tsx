import type { ReactNode } from "react"
import { frameOf } from "../../../domain/rights/desk-frame.ts"
import { type Menu, menuOf } from "../../../domain/rights/menus.ts"
import { DeskNav } from "./DeskNav.tsx"
import { FooterPart } from "../FooterPart.tsx"
import { HeaderPart } from "../HeaderPart.tsx"
import type { MenuFold } from "./menu-fold.ts"
import type { Waiting } from "./MenuCount.tsx"
import s from "./DeskLayout.module.css"
import type { SiteFacts } from "../site-facts.ts"
import { WorkFrame } from "./WorkFrame.tsx"

interface DeskLayoutProps {
  readonly facts: SiteFacts
  /** Path of the page without the locale's prefix. */
  readonly path: string
  readonly fold: MenuFold
  /** Search control, shown in the frame of the work pages. */
  readonly search?: ReactNode
  /** Pending work of a dealer, shown in the menu; undefined until it is loaded. */
  readonly waiting?: Waiting | undefined
  /** The page that could not be shown because its code was not loaded; undefined if there is none. */
  readonly missedHref?: string | undefined
  readonly children: ReactNode
}

const noMenu: Menu = { kind: "default", entries: [] }

/**
 * Layout of pages behind the sign-in: work pages have a separate frame, and a customer's pages use the frame of the
 * shop.
 */
export function DeskLayout({ facts, path, fold, search, waiting, missedHref, children }: DeskLayoutProps) {
  const menu = facts.person === null ? noMenu : menuOf(facts.person)
  if (frameOf(menu, path) === "work")
    return (
      <WorkFrame
        facts={facts}
        menu={menu}
        path={path}
        fold={fold}
        search={search}
        waiting={waiting}
        missedHref={missedHref}
      >
        {children}
      </WorkFrame>
    )
  return (
    <>
      <HeaderPart facts={facts} current={undefined} />
      <div className={s["desk"]}>
        <DeskNav menu={menu} path={path} />
        <main id="inhalt" tabIndex={-1} className={s["page"]}>
          {children}
        </main>
      </div>
      <FooterPart facts={facts} />
    </>
  )
}
