import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { keptDays } from "../../../domain/dealer-application/application.ts"
import type { ApplicationRow } from "../../../domain/dealer-application/desk-application.ts"
import { countries } from "../../../domain/place/country.ts"
import type { ListPage } from "../../../domain/support/people.ts"
import type { Column } from "../../kit/desk/DataTable.tsx"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { shortMoment } from "../../kit/desk/moment.ts"
import { Notice } from "../../kit/notice/Notice.tsx"
import { useHref, useSite } from "../../kit/site.tsx"
import { FoundList } from "../../kit/desk-list/FoundList.tsx"
import p from "../People.module.css"
import r from "../Records.module.css"
import s from "./Application.module.css"
import { ApplicationBadge } from "./ApplicationBadge.tsx"

type Stand = "angenommen" | "abgelehnt" | undefined

interface ApplicationsPageProps {
  /** `undefined` until a response arrives. */
  readonly list: ListPage<ApplicationRow> | undefined
  readonly isLoading: boolean
  readonly onRetry: (() => void) | undefined
  readonly stand: Stand
  readonly hrefOf: (change: { readonly stand?: Stand; readonly page?: number }) => string
}

/** Page: applications of dealers (rule dealer.application). */
export function ApplicationsPage({ list, isLoading, onRetry, stand, hrefOf }: ApplicationsPageProps) {
  const { t } = useLingui()
  const href = useHref()
  const tag = useSite().locale.bcp47
  const filters = [
    [undefined, t`Offen`],
    ["angenommen", t`Angenommen`],
    ["abgelehnt", t`Abgelehnt`]
  ] as const
  const columns: ReadonlyArray<Column<ApplicationRow>> = [
    {
      key: "company",
      head: t`Firma`,
      isName: true,
      cell: ({ applicationId, company, place, countryId }) => (
        <>
          <DeskLink className={p["name"]} href={href(`/support/haendler-antraege/${applicationId}`)}>
            <bdi>{company}</bdi>
          </DeskLink>
          <span className={p["email"]}>
            {place}, {countries[countryId].iso}
          </span>
        </>
      )
    },
    { key: "at", head: t`Eingegangen`, align: "end", cell: ({ createdAt }) => shortMoment(tag, createdAt) },
    {
      key: "papers",
      head: t`Dokumente`,
      align: "end",
      cell: ({ documentCount }) => <Plural value={documentCount} _0="keine" one="#" other="#" />
    },
    { key: "owner", head: t`Zuständig`, cell: ({ owner }) => owner || "–" },
    { key: "state", head: t`Stand`, cell: ({ state }) => <ApplicationBadge state={state} /> }
  ]
  return (
    <>
      <h1>
        <Trans>Neue Händler</Trans>
      </h1>
      <nav className={s["filters"]} aria-label={t`Nach Stand`}>
        <ul className={r["filters"]}>
          {filters.map(([key, name]) => (
            <li key={name}>
              <DeskLink
                className={r["filter"]}
                href={hrefOf({ stand: key })}
                aria-current={key === stand ? "true" : undefined}
              >
                {name}
              </DeskLink>
            </li>
          ))}
        </ul>
      </nav>
      <FoundList
        list={list}
        isLoading={isLoading}
        onRetry={onRetry}
        hrefOf={(page) => hrefOf({ stand, page })}
        caption={t`Anfragen von Händlern`}
        columns={columns}
        keyOf={({ applicationId }) => String(applicationId)}
        empty={
          stand === undefined ? (
            <Notice tone="good" title={<Trans>Keine Anfrage wartet</Trans>}>
              <p>
                <Trans>Hier steht, wer über die Seite „Händler werden“ angefragt hat.</Trans>
              </p>
            </Notice>
          ) : (
            <Notice title={<Trans>Hier steht keine Anfrage</Trans>}>
              <p>
                <Trans>Beantwortete Anfragen werden nach {keptDays} Tagen gelöscht.</Trans>
              </p>
            </Notice>
          )
        }
      />
    </>
  )
}
