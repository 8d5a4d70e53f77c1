import { Trans, useLingui } from "@lingui/react/macro"
import type { OperatingData } from "../../domain/support/operating-data.ts"
import { roleTexts } from "../kit/desk/role-texts.tsx"
import { useCloseWhenLeft } from "../kit/live/close-when-left.ts"
import { useSite } from "../kit/site.tsx"
import s from "./SupportInfo.module.css"

const timeIn = (tag: string, at: number): string =>
  new Intl.DateTimeFormat(tag, { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Berlin" }).format(at)

/** Operating data that staff read out on the telephone; collapsed by default. */
export function SupportInfo({ data }: { readonly data: OperatingData }) {
  const { t, i18n } = useLingui()
  const tag = useSite().locale.bcp47
  const panel = useCloseWhenLeft()
  const facts: ReadonlyArray<readonly [string, string]> = [
    [t`Route`, data.route],
    [t`Adresse`, data.path],
    [t`Markt`, `${data.locale} (${data.countryId})`],
    [t`Variante`, String(data.seed)],
    [t`Konto`, data.userId],
    [t`Rollen`, data.roles.map((role) => i18n._(roleTexts[role].name)).join(", ")],
    [t`Sitzung bis`, timeIn(tag, data.sessionEnds)],
    [t`Entwurf`, data.draftId],
    [t`Bestellung`, data.orderId],
    [t`Version`, data.build]
  ]
  return (
    <aside aria-label={t`Support-Angaben`}>
      <details ref={panel} className={s["panel"]} data-support-info>
        <summary className={s["head"]}>
          <Trans>Support-Angaben</Trans>
        </summary>
        <dl className={s["facts"]}>
          {facts.map(
            ([name, value]) =>
              value !== "" && (
                <div key={name} className={s["fact"]}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              )
          )}
        </dl>
      </details>
    </aside>
  )
}
