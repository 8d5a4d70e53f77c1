import type { ReactNode } from "react"
import { type Menu, menuOf } from "../../../domain/rights/menus.ts"
import { DeskNav } from "./DeskNav.tsx"
import { FooterPart } from "../FooterPart.tsx"
import { HeaderPart } from "../HeaderPart.tsx"
import s from "./DeskLayout.module.css"
import { SampleBar } from "../SampleBar.tsx"
import type { SiteFacts } from "../site-facts.ts"
import { SkipLink } from "../SkipLink.tsx"
import { SlimFooter, SlimHeader } from "../Slim.tsx"

interface DeskLayoutProps {
  readonly facts: SiteFacts
  /** Path of the page without the locale's prefix. */
  readonly path: string
  readonly children: ReactNode
}

const noMenu: Menu = { kind: "default", entries: [] }

/** Pages behind the sign-in: one's own menu beside the page; staff have no shop around it. */
export function DeskLayout({ facts, path, children }: DeskLayoutProps) {
  const menu = facts.person === null ? noMenu : menuOf(facts.person)
  const isStaff = menu.kind === "admin" || menu.kind === "supporter"
  return (
    <>
      <SkipLink />
      {facts.isSample && <SampleBar />}
      {isStaff ? <SlimHeader facts={facts} /> : <HeaderPart facts={facts} current={undefined} />}
      <div className={s["desk"]} data-menu={menu.kind}>
        <DeskNav menu={menu} path={path} />
        <main id="inhalt" tabIndex={-1} className={s["page"]}>
          {children}
        </main>
      </div>
      {isStaff ? <SlimFooter /> : <FooterPart facts={facts} />}
    </>
  )
}
