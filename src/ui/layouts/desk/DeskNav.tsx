import { useLingui } from "@lingui/react/macro"
import { useRouter } from "@tanstack/react-router"
import { useEffect, useRef } from "react"
import { menuWords } from "virtual:menu-words"
import type { Menu } from "../../../domain/rights/menus.ts"
import { isPlainClick } from "../../kit/live/plain-click.ts"
import { useHref } from "../../kit/site.tsx"
import { MenuIcon } from "../../kit/desk/MenuIcon.tsx"
import { currentPath } from "./current-path.ts"
import s from "./DeskNav.module.css"

/** A customer's menu: beside the page on wide screens, as a strip above the page on a phone. */
export function DeskNav({ menu, path }: { readonly menu: Menu; readonly path: string }) {
  const { t, i18n } = useLingui()
  const href = useHref()
  const router = useRouter()
  const current = currentPath(menu.entries, path)
  const strip = useRef<HTMLUListElement>(null)
  // on a phone the current page's entry may be outside the visible part of the strip, so it is scrolled into view
  useEffect(() => {
    const entry = strip.current?.querySelector<HTMLElement>("[aria-current]")
    if (entry) strip.current?.scrollTo({ left: entry.offsetLeft - entry.offsetWidth / 2 })
  }, [current])
  if (menu.entries.length === 0) return null
  return (
    <nav className={s["nav"]} aria-label={t`Mein Bereich`}>
      <ul ref={strip} className={s["list"]}>
        {menu.entries.map(({ key, path: own }) => (
          <li key={key}>
            <a
              href={href(own)}
              className={s["entry"]}
              aria-current={own === current ? "page" : undefined}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                void router.navigate({ href: href(own) })
              }}
            >
              <MenuIcon of={key} size={20} />
              {i18n._(menuWords[key].name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
