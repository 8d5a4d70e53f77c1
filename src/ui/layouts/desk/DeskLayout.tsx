import type { ReactNode } from "react"
import { frameOf } from "../../../domain/rights/desk-frame.ts"
import { type Menu, menuOf } from "../../../domain/rights/menus.ts"
import { DeskNav } from "./DeskNav.tsx"
import { FooterPart } from "../FooterPart.tsx"
import { HeaderPart } from "../HeaderPart.tsx"
import type { MenuFold } from "./menu-fold.ts"
import type { Waiting } from "./MenuCount.tsx"
import s from "./DeskLayout.module.css"
import { SampleBar } from "../SampleBar.tsx"
import type { SiteFacts } from "../site-facts.ts"
import { SkipLink } from "../SkipLink.tsx"
import { WorkFrame } from "./WorkFrame.tsx"

interface DeskLayoutProps {
  readonly facts: SiteFacts
  /** Path of the page without the locale's prefix. */
  readonly path: string
  readonly fold: MenuFold
  /** The way to the search, in the frame of work. */
  readonly search?: ReactNode
  /** What waits for a dealer, shown in the menu; undefined as long as it is not known. */
  readonly waiting?: Waiting | undefined
  /** The page that could not be shown for want of its code; undefined while there is none. */
  readonly missedHref?: string | undefined
  readonly children: ReactNode
}

const noMenu: Menu = { kind: "default", entries: [] }

/** Pages behind the sign-in: those of work in their own frame, a customer's own within the shop. */
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
      <SkipLink />
      {facts.isSample && <SampleBar />}
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
