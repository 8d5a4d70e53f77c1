import { useLingui } from "@lingui/react/macro"
import { useEffect, useId, useRef } from "react"
import { menuWords } from "virtual:menu-words"
import type { Menu } from "../../../domain/rights/menus.ts"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { MenuIcon } from "../../kit/desk/MenuIcon.tsx"
import { useHref } from "../../kit/site.tsx"
import { currentPath } from "./current-path.ts"
import { groupTexts } from "./group-texts.ts"
import { groupedEntries } from "./grouped-entries.ts"
import { MenuCount, type Waiting } from "./MenuCount.tsx"
import s from "./WorkNav.module.css"

interface WorkNavProps {
  readonly menu: Menu
  readonly path: string
  /** Whether the menu is collapsed: each entry then shows only its icon, and its name appears next to the pointer. */
  readonly isFolded: boolean
  readonly waiting: Waiting | undefined
}

/** All work pages that the user may open, grouped by subject. */
export function WorkNav({ menu, path, isFolded, waiting }: WorkNavProps) {
  const { t, i18n } = useLingui()
  const href = useHref()
  const id = useId()
  const current = currentPath(menu.entries, path)
  const list = useRef<HTMLElement>(null)
  // the current page's entry may be below the visible part of a long menu, so it is scrolled into view
  useEffect(() => {
    const box = list.current
    const entry = box?.querySelector<HTMLElement>("[aria-current]")
    if (!box || !entry) return
    const isSeen =
      entry.offsetTop >= box.scrollTop &&
      entry.offsetTop + entry.offsetHeight <= box.scrollTop + box.clientHeight
    if (!isSeen) box.scrollTo({ top: entry.offsetTop - box.clientHeight / 2, behavior: "instant" })
  }, [current])
  return (
    <nav ref={list} className={s["nav"]} aria-label={t`Mein Bereich`}>
      {groupedEntries(menu.entries).map(({ group, entries }) => (
        <div key={group} className={s["group"]}>
          {group !== "start" && (
            <p id={`${id}-${group}`} className={s["title"]}>
              {i18n._(groupTexts[group])}
            </p>
          )}
          <ul className={s["list"]} aria-labelledby={group === "start" ? undefined : `${id}-${group}`}>
            {entries.map(({ key, path: own }) => {
              const name = i18n._(menuWords[key].name)
              return (
                <li key={key}>
                  <DeskLink
                    href={href(own)}
                    className={s["entry"]}
                    title={isFolded ? name : undefined}
                    aria-current={own === current ? "page" : undefined}
                  >
                    <MenuIcon of={key} size={18} />
                    <span className={s["name"]}>{name}</span>
                    {waiting !== undefined && <MenuCount of={key} waiting={waiting} />}
                  </DeskLink>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </nav>
  )
}
