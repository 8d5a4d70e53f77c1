import { Trans, useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { menuWords } from "virtual:menu-words"
import type { MenuEntry } from "../../domain/rights/menu-rows.ts"
import { DeskLink } from "../kit/desk/DeskLink.tsx"
import { MenuIcon } from "../kit/desk/MenuIcon.tsx"
import { useHref } from "../kit/site.tsx"
import s from "./Entrance.module.css"

interface EntrancePageProps {
  readonly name: string
  /** Menu entries that this staff member may open. */
  readonly entries: ReadonlyArray<MenuEntry>
  /** Search form of the desk. */
  readonly search: ReactNode
  /** Note that concerns all staff: without a mail server nothing is sent (rule desk.mail-server). */
  readonly note: ReactNode
  /** Status sections: the user's own account, failed mails. */
  readonly children: ReactNode
}

/** Page: start page of staff, with their menu and pending tasks. */
export function EntrancePage({ name, entries, search, note, children }: EntrancePageProps) {
  const { i18n } = useLingui()
  const href = useHref()
  return (
    <>
      <h1>
        <Trans>Support</Trans>
      </h1>
      <p className={s["lead"]}>
        <Trans>Guten Tag, {name}. Das können Sie hier tun:</Trans>
      </p>
      {note}
      <search className={s["search"]}>{search}</search>
      <ul className={s["cards"]}>
        {entries.map(({ key, path }) => {
          const { name: title, line } = menuWords[key]
          return (
            <li key={key}>
              <DeskLink className={s["card"]} href={href(path)}>
                <MenuIcon of={key} size={22} />
                <strong>{i18n._(title)}</strong>
                {line !== undefined && <span>{i18n._(line)}</span>}
              </DeskLink>
            </li>
          )
        })}
      </ul>
      <div className={s["parts"]}>{children}</div>
    </>
  )
}
