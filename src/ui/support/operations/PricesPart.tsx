import { Trans, useLingui } from "@lingui/react/macro"
import type { RunningShop } from "../../../domain/operations/running-shop.ts"
import { countries } from "../../../domain/place/country.ts"
import { type Column, DataTable } from "../../kit/desk/DataTable.tsx"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { shortDay, shortMoment } from "../../kit/desk/moment.ts"
import { FactList, Part } from "../../kit/desk/Part.tsx"
import { formatCount } from "../../kit/format.ts"
import { useHref, useSite } from "../../kit/site.tsx"
import { NoMailServer } from "../../kit/desk/NoMailServer.tsx"
import { useFigures } from "../memories/use-figures.ts"

/** Age of the prices in each country. */
export function PricesPart({ shop }: { readonly shop: RunningShop }) {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const columns: ReadonlyArray<Column<RunningShop["prices"][number]>> = [
    { key: "country", head: t`Land`, isName: true, cell: ({ countryId }) => countries[countryId].name },
    {
      key: "lists",
      head: t`Preislisten geändert`,
      align: "end",
      cell: ({ listsChangedAt }) => (listsChangedAt === null ? t`noch nie` : shortMoment(tag, listsChangedAt))
    },
    {
      key: "day",
      head: t`Berechnet bis`,
      align: "end",
      cell: ({ workedOutDay }) =>
        workedOutDay === null ? t`noch nie` : shortDay(tag, `${workedOutDay}T12:00:00Z`)
    }
  ]
  return (
    <Part id="prices" title={t`Preise`}>
      <DataTable
        caption={t`Preise`}
        columns={columns}
        rows={shop.prices}
        keyOf={({ countryId }) => String(countryId)}
        empty={null}
      />
    </Part>
  )
}

/** Waiting and failed mails, with links to them. */
export function MailsPart({ shop }: { readonly shop: RunningShop }) {
  const { t } = useLingui()
  const href = useHref()
  const tag = useSite().locale.bcp47
  const { age } = useFigures(shop.readAt)
  const { areSent, waiting, givenUp, oldestSeconds } = shop.mails
  const count = (value: number | null) => (value === null ? t`nicht bekannt` : formatCount(tag, value))
  const oldest =
    oldestSeconds === null || waiting === null || waiting === 0
      ? undefined
      : age(new Date(Date.parse(shop.readAt) - oldestSeconds * 1000).toISOString())
  return (
    <Part id="mails" title={t`Mails`}>
      {areSent ? (
        <FactList
          facts={[
            { key: "waiting", name: t`Warten`, value: count(waiting) },
            oldest !== undefined && { key: "oldest", name: t`Älteste wartet`, value: oldest },
            { key: "givenUp", name: t`Aufgegeben`, value: count(givenUp) }
          ]}
        />
      ) : (
        <NoMailServer own={{ sendsMails: false }} />
      )}
      <p>
        <DeskLink href={href(`/support/postausgang?stand=${areSent ? "failed" : "waiting"}`)}>
          {areSent ? <Trans>Aufgegebene Mails ansehen</Trans> : <Trans>Mails im Postausgang ansehen</Trans>}
        </DeskLink>
      </p>
    </Part>
  )
}
