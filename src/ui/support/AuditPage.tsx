import { Trans, useLingui } from "@lingui/react/macro"
import { type AuditEvent, auditEvents } from "../../domain/account/audit-events.ts"
import { dayOfIso } from "../../domain/price/local-day.ts"
import type { RecordPathOf } from "../../domain/support/record-path.ts"
import type { AuditRow } from "../../domain/support/records.ts"
import type { Column } from "../kit/desk/DataTable.tsx"
import { DeskLink } from "../kit/desk/DeskLink.tsx"
import { shortMoment } from "../kit/desk/moment.ts"
import { SearchForm } from "../kit/desk/SearchForm.tsx"
import { useAddressValue } from "../kit/desk/use-address-value.ts"
import { Field } from "../kit/form/Field.tsx"
import { Notice } from "../kit/notice/Notice.tsx"
import { useHref, useSite } from "../kit/site.tsx"
import { Select, TextInput } from "../kit/form/TextInput.tsx"
import { AuditDetail } from "./AuditDetail.tsx"
import { eventTexts } from "./event-texts.ts"
import { FoundList, type SearchedRows } from "../kit/desk-list/FoundList.tsx"
import s from "./Records.module.css"

interface AuditPageProps extends Omit<SearchedRows<AuditRow>, "words"> {
  readonly account: string
  readonly event: AuditEvent | undefined
  /** A day in the office's time zone, yyyy-MM-dd; "" for all days. */
  readonly day: string
  readonly recordPath: RecordPathOf
}

const eventOf = (text: string): AuditEvent | undefined => auditEvents.find((each) => each === text)

/** Page: audit log of actions on accounts (rule account.audit). */
export function AuditPage({ account, event, day, recordPath, maxLength, ...list }: AuditPageProps) {
  const { t, i18n } = useLingui()
  const href = useHref()
  const tag = useSite().locale.bcp47
  const eventField = useAddressValue<HTMLSelectElement>(event ?? "")
  const dayField = useAddressValue<HTMLInputElement>(day)
  const columns: ReadonlyArray<Column<AuditRow>> = [
    {
      key: "event",
      head: t`Ereignis`,
      isName: true,
      cell: (row) => {
        const known = eventOf(row.event)
        return known === undefined ? row.event : i18n._(eventTexts[known])
      }
    },
    { key: "at", head: t`Zeit`, cell: ({ at }) => shortMoment(tag, at) },
    {
      key: "actor",
      head: t`Wer`,
      cell: ({ actorId, actorEmail }) => <Person id={actorId} email={actorEmail} />
    },
    {
      key: "subject",
      head: t`Konto`,
      cell: ({ subjectId, subjectEmail }) => <Person id={subjectId} email={subjectEmail} />
    },
    {
      key: "detail",
      head: t`Näheres`,
      cell: (row) => <AuditDetail row={row} recordPath={recordPath} />
    }
  ]
  return (
    <>
      <h1>
        <Trans>Protokoll</Trans>
      </h1>
      <SearchForm
        action={href("/support/protokoll")}
        name="konto"
        text={account}
        maxLength={maxLength}
        label={<Trans>Konto: E-Mail-Adresse oder Nummer</Trans>}
        submit={<Trans>Zeigen</Trans>}
      >
        <Field id="search-event" label={<Trans>Ereignis</Trans>}>
          {(control) => (
            <Select {...control} ref={eventField} name="ereignis" defaultValue={event ?? ""}>
              <option value="">{t`Alle Ereignisse`}</option>
              {auditEvents.map((each) => (
                <option key={each} value={each}>
                  {i18n._(eventTexts[each])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          id="search-day"
          label={<Trans>Tag</Trans>}
          error={
            day !== "" &&
            dayOfIso(day) === undefined && (
              <Trans>Diesen Tag gibt es nicht. Gezeigt wird, was an allen Tagen war.</Trans>
            )
          }
        >
          {(control) => <TextInput {...control} ref={dayField} type="date" name="tag" defaultValue={day} />}
        </Field>
      </SearchForm>
      <FoundList
        {...list}
        caption={t`Protokoll`}
        columns={columns}
        keyOf={({ id }) => String(id)}
        empty={
          <Notice
            title={<Trans>Dazu steht nichts im Protokoll</Trans>}
            actions={
              <DeskLink href={href("/support/protokoll")}>
                <Trans>Alles zeigen</Trans>
              </DeskLink>
            }
          >
            <p>
              <Trans>Eine E-Mail-Adresse muss ganz dastehen. Gelöschte Konten findet nur ihre Nummer.</Trans>
            </p>
          </Notice>
        }
      />
    </>
  )
}

/** The account's e-mail address, with a link to all log entries of the account. */
function Person({ id, email }: { readonly id: number | null; readonly email: string }) {
  const href = useHref()
  if (id === null) return <span className={s["note"]}>–</span>
  return (
    <DeskLink href={href(`/support/protokoll?${new URLSearchParams({ konto: String(id) })}`)}>
      {email === "" ? <Trans>Nr. {id} (gelöscht)</Trans> : email}
    </DeskLink>
  )
}
