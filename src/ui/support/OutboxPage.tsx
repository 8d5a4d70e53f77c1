import { Trans, useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { type MailState, mailStates } from "../../domain/mail/mail-state.ts"
import type { ListPage } from "../../domain/support/people.ts"
import type { MailRow } from "../../domain/support/records.ts"
import type { Column } from "../kit/desk/DataTable.tsx"
import { DeskLink } from "../kit/desk/DeskLink.tsx"
import { shortMoment } from "../kit/desk/moment.ts"
import { SearchForm } from "../kit/desk/SearchForm.tsx"
import { Notice } from "../kit/notice/Notice.tsx"
import { useHref, useSite } from "../kit/site.tsx"
import { mailKinds, MailFailure, MailStateBadge, mailStateTexts } from "./mail-texts.tsx"
import { FoundList } from "../kit/desk-list/FoundList.tsx"
import { MailOrder } from "./MailOrder.tsx"
import s from "./Records.module.css"

interface OutboxPageProps {
  /** `undefined` until a response arrives. */
  readonly list: ListPage<MailRow> | undefined
  /** Note that applies to all mails. */
  readonly note: ReactNode
  readonly words: string
  readonly state: MailState | undefined
  readonly maxLength: number
  readonly isLoading: boolean
  readonly hrefOf: (change: { readonly page?: number; readonly state?: MailState | "" }) => string
  readonly onRetry: (() => void) | undefined
}

/** Page: the shop's sent, waiting and failed mails. */
export function OutboxPage(props: OutboxPageProps) {
  const { list, note, words, state, maxLength, isLoading, hrefOf, onRetry } = props
  const { t, i18n } = useLingui()
  const href = useHref()
  const tag = useSite().locale.bcp47
  const columns: ReadonlyArray<Column<MailRow>> = [
    {
      key: "subject",
      head: t`Betreff`,
      isName: true,
      cell: (row) => (
        <>
          <DeskLink
            className={s["subject"]}
            href={href(`/support/postausgang/${encodeURIComponent(row.id)}`)}
          >
            {row.subject}
          </DeskLink>
          <MailOrder subject={row.subject} className={s["order"]} />
          {row.failure !== "" && (
            <span className={s["failure"]}>
              <MailFailure failure={row.failure} />
            </span>
          )}
        </>
      )
    },
    { key: "to", head: t`An`, cell: ({ recipient }) => recipient },
    { key: "kind", head: t`Art`, cell: ({ kind }) => (mailKinds[kind] ? i18n._(mailKinds[kind]) : kind) },
    { key: "made", head: t`Geschrieben`, align: "end", cell: ({ createdAt }) => shortMoment(tag, createdAt) },
    { key: "tries", head: t`Versuche`, align: "end", cell: ({ attempts }) => attempts },
    { key: "state", head: t`Stand`, cell: (row) => <MailStateBadge state={row.state} /> }
  ]
  return (
    <>
      <h1>
        <Trans>Postausgang</Trans>
      </h1>
      {note}
      <SearchForm
        action={href("/support/postausgang")}
        name="suche"
        text={words}
        maxLength={maxLength}
        label={<Trans>Empfänger, Betreff oder Art</Trans>}
        submit={<Trans>Suchen</Trans>}
      >
        {state !== undefined && <input type="hidden" name="stand" value={state} />}
      </SearchForm>
      <nav aria-label={t`Nach Stand`}>
        <ul className={s["filters"]}>
          {(["", ...mailStates] as const).map((each) => (
            <li key={each}>
              <DeskLink
                className={s["filter"]}
                href={hrefOf({ state: each })}
                aria-current={each === (state ?? "") ? "true" : undefined}
              >
                {each === "" ? t`Alle` : i18n._(mailStateTexts[each])}
              </DeskLink>
            </li>
          ))}
        </ul>
      </nav>
      <FoundList
        list={list}
        isLoading={isLoading}
        onRetry={onRetry}
        hrefOf={(page) => hrefOf({ page })}
        caption={t`Mails`}
        columns={columns}
        keyOf={({ id }) => id}
        empty={<NoMails isFiltered={words !== "" || state !== undefined} />}
      />
    </>
  )
}

function NoMails({ isFiltered }: { readonly isFiltered: boolean }) {
  const href = useHref()
  if (!isFiltered)
    return (
      <Notice title={<Trans>Noch keine Mails</Trans>}>
        <p>
          <Trans>Sobald jemand bestellt oder sich registriert, steht die Mail hier.</Trans>
        </p>
      </Notice>
    )
  return (
    <Notice
      title={<Trans>Keine Mail passt dazu</Trans>}
      actions={
        <DeskLink href={href("/support/postausgang")}>
          <Trans>Alle Mails zeigen</Trans>
        </DeskLink>
      }
    >
      <p>
        <Trans>Versuchen Sie weniger Wörter oder einen anderen Stand.</Trans>
      </p>
    </Notice>
  )
}
