import { Trans, useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { openDays } from "../../domain/dealer/opening-hours.ts"
import { furtherImprint } from "../../domain/dealer/further-imprint.ts"
import { formatDate } from "../kit/format.ts"
import { useSite } from "../kit/site.tsx"
import type { DealerPageFacts } from "./dealer-facts.ts"
import s from "./DealerPage.module.css"

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

/** Opening hours: consecutive days with equal hours share one line. */
export function OpeningHours({ hours }: { readonly hours: DealerPageFacts["openingHours"] }) {
  const { t } = useLingui()
  const days = ["", t`Montag`, t`Dienstag`, t`Mittwoch`, t`Donnerstag`, t`Freitag`, t`Samstag`, t`Sonntag`]
  return (
    <dl className={s["facts"]}>
      {openDays(hours).map(({ firstDay, lastDay, times }) => {
        const [first, last] = [days[firstDay] ?? "", days[lastDay] ?? ""]
        return (
          <Fact key={firstDay} name={firstDay === lastDay ? first : t`${first} bis ${last}`}>
            {times.map(({ from, to }) => t`${from} bis ${to} Uhr`).join(", ")}
          </Fact>
        )
      })}
    </dl>
  )
}

/** The dealer's legal identity, entries in registers, and contact data (rules law.imprint and law.seller). */
export function DealerImprint({ dealer }: { readonly dealer: DealerPageFacts }) {
  const { locale } = useSite()
  const { name, street, zipCode, city, phone, email, website, register, representedBy, vatId } = dealer
  const further = furtherImprint(dealer)
  return (
    <dl className={s["facts"]}>
      <Fact name={<Trans>Anschrift</Trans>}>
        {name}
        <br />
        {street}
        <br />
        {zipCode} {city}
      </Fact>
      {representedBy !== null && <Fact name={<Trans>Vertreten durch</Trans>}>{representedBy}</Fact>}
      {register !== null && <Fact name={<Trans>Register</Trans>}>{register}</Fact>}
      {vatId !== null && <Fact name={<Trans>Umsatzsteuer-Id</Trans>}>{vatId}</Fact>}
      {further !== "" && (
        <Fact name={<Trans>Weitere Angaben</Trans>}>
          <span className={s["lines"]}>{further}</span>
        </Fact>
      )}
      <Fact name={<Trans>Telefon</Trans>}>
        <a href={`tel:${phone.replaceAll(/[^+0-9]/gu, "")}`}>{phone}</a>
      </Fact>
      <Fact name={<Trans>E-Mail</Trans>}>
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
      {website !== null && (
        <Fact name={<Trans>Website</Trans>}>
          <a href={website} rel="nofollow noopener">
            {website}
          </a>
        </Fact>
      )}
      <Fact name={<Trans>Auf Heizmarkt seit</Trans>}>{formatDate(locale.bcp47, dealer.joinedOn)}</Fact>
      {dealer.isInteraid && (
        <Fact name={<Trans>Verkäufer</Trans>}>
          <Trans>Bei diesem Händler kaufen Sie vom Betreiber des Marktplatzes.</Trans>
        </Fact>
      )}
    </dl>
  )
}
