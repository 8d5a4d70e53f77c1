import { Trans, useLingui } from "@lingui/react/macro"
import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { Readiness } from "../../../domain/operations/readiness.ts"
import type { RunningShop } from "../../../domain/operations/running-shop.ts"
import { shortMoment } from "../../kit/desk/moment.ts"
import { FactList, Part } from "../../kit/desk/Part.tsx"
import { Badge } from "../../kit/icon/Badge.tsx"
import { useSite } from "../../kit/site.tsx"
import { useFigures } from "../memories/use-figures.ts"

const readinessTexts: Readonly<Record<Readiness, MessageDescriptor>> = {
  ok: msg`Ja`,
  draining: msg`Nein: Diese Kopie wird beendet`,
  "database away": msg`Nein: Die Datenbank antwortet nicht`,
  "database read-only": msg`Nein: Die Datenbank nimmt nichts an`,
  "schema too old": msg`Nein: Das Schema der Datenbank ist zu alt`
}

/** Running version, start time, and number of server processes. */
export function RunningPart({ shop }: { readonly shop: RunningShop }) {
  const { t, i18n } = useLingui()
  const tag = useSite().locale.bcp47
  const { age } = useFigures(shop.readAt)
  const since = (startedAt: string) => t`${shortMoment(tag, startedAt)} (${age(startedAt)})`
  return (
    <Part id="running" title={t`Was läuft`}>
      <FactList
        facts={[
          { key: "version", name: t`Version`, value: t`${shop.version} auf Node ${shop.node}` },
          { key: "build", name: t`Stand der Seiten`, value: shop.build ?? t`nicht bekannt` },
          { key: "since", name: t`Läuft seit`, value: since(shop.startedAt) },
          { key: "ready", name: t`Nimmt Anfragen an`, value: i18n._(readinessTexts[shop.readiness]) },
          {
            key: "data",
            name: t`Daten`,
            value: shop.isSample ? (
              <Badge>
                <Trans>Beispieldaten</Trans>
              </Badge>
            ) : (
              t`Echte Daten`
            )
          },
          ...shop.copies.map(({ startedAt, hasAnswered }, index) => ({
            key: `copy ${index + 1}`,
            name: t`Kopie ${index + 1}`,
            value: hasAnswered
              ? t`seit ${since(startedAt)}`
              : t`antwortet nicht; begonnen ${since(startedAt)}`
          }))
        ]}
      />
    </Part>
  )
}
