import { Trans, useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { MenuEntry, MenuKey } from "../../domain/rights/menus.ts"
import { DeskLink } from "../kit/desk/DeskLink.tsx"
import { menuIcons } from "../kit/desk/menu-icons.ts"
import { SearchForm } from "../kit/desk/SearchForm.tsx"
import { useHref } from "../kit/site.tsx"
import s from "./Entrance.module.css"

interface EntrancePageProps {
  readonly name: string
  /** What this staff member may enter. */
  readonly entries: ReadonlyArray<MenuEntry>
  /** Longest search of customers; undefined for who may not see them. */
  readonly searchLength: number | undefined
  /** How things stand: the own account, mails that were given up. */
  readonly children: ReactNode
}

/** Where staff begin their day: what each may do, and what waits. */
export function EntrancePage({ name, entries, searchLength, children }: EntrancePageProps) {
  const href = useHref()
  return (
    <>
      <h1>
        <Trans>Support</Trans>
      </h1>
      <p className={s["lead"]}>
        <Trans>Guten Tag, {name}. Das können Sie hier tun:</Trans>
      </p>
      {searchLength !== undefined && (
        <div className={s["search"]}>
          <SearchForm
            action={href("/support/kunden")}
            name="suche"
            text=""
            maxLength={searchLength}
            label={<Trans>Kunden suchen: Name, E-Mail, Bestellnummer oder PLZ</Trans>}
            submit={<Trans>Suchen</Trans>}
          />
        </div>
      )}
      <ul className={s["cards"]}>
        {entries.map(({ key, path }) => {
          const Icon = menuIcons[key]
          return (
            <li key={key}>
              <DeskLink className={s["card"]} href={href(path)}>
                <Icon size={22} aria-hidden="true" />
                <EntryText of={key} />
              </DeskLink>
            </li>
          )
        })}
      </ul>
      <div className={s["parts"]}>{children}</div>
    </>
  )
}

function EntryText({ of }: { readonly of: MenuKey }) {
  const { t } = useLingui()
  const texts: Readonly<Partial<Record<MenuKey, readonly [string, string]>>> = {
    customers: [t`Kunden`, t`Wer hat wann was bestellt? Daten ansehen und richtigstellen.`],
    users: [t`Benutzer`, t`Alle Konten mit ihren Rollen, Sperren und zweiten Faktoren.`],
    cancellations: [t`Stornomanagement`, t`Stornierte Bestellungen verbuchen und kommentieren.`],
    allOrders: [t`Bestellungen`, t`Jede Bestellung finden, ansehen und weiterführen.`],
    openOrders: [t`Offene Bestellungen`, t`Was Händler noch bestätigen, vereinbaren und liefern.`],
    billing: [t`Rechnungen`, t`Was geliefert ist, was berechnet wurde und wer schon bezahlt hat.`],
    outbox: [t`Postausgang`, t`Welche Mails gingen hinaus, welche nicht? Noch einmal senden.`],
    auditLog: [t`Protokoll`, t`Wer hat sich angemeldet, wer hat welche Rechte geändert?`],
    machines: [t`Maschinen`, t`Wie die Abläufe des Shops gehen, und wo sie in diesem Tab stehen.`],
    statistics: [t`Statistik`, t`Bestellungen und Umsatz nach Tagen, Wochen oder Monaten.`],
    ordersExport: [t`Export`, t`Bestellungen auswählen und als Datei mitnehmen.`],
    sales: [t`Verkaufsliste`, t`Was jeder Händler wovon verkauft hat, mit Summen.`],
    personalData: [t`Meine Daten`, t`Eigene Angaben, E-Mail-Adresse und Kennwort.`],
    notifications: [t`Benachrichtigungen`, t`Eigene Preisalarme und der Newsletter.`]
  }
  const [title, line] = texts[of] ?? [of, ""]
  return (
    <>
      <strong>{title}</strong>
      <span>{line}</span>
    </>
  )
}
