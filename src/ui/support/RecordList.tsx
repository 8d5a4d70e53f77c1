import { Trans, useLingui } from "@lingui/react/macro"
import { Plus } from "lucide-react"
import type { ReactNode } from "react"
import { DeskLink } from "../kit/desk/DeskLink.tsx"
import { shortMoment } from "../kit/desk/moment.ts"
import { SearchForm } from "../kit/desk/SearchForm.tsx"
import { useAddressValue } from "../kit/desk/use-address-value.ts"
import { Field } from "../kit/form/Field.tsx"
import { Select } from "../kit/form/TextInput.tsx"
import { Notice } from "../kit/notice/Notice.tsx"
import { useHref, useSite } from "../kit/site.tsx"
import type { SearchedRows } from "../kit/desk-list/FoundList.tsx"
import s from "./RecordList.module.css"

/** What a page takes that lists records found by words and by how they stand. */
export interface RecordsPageProps<Row> extends SearchedRows<Row> {
  /** As the address says it. */
  readonly stand: string
}

interface ListHeadProps {
  readonly title: ReactNode
  /** Where a new record is begun. */
  readonly createPath: `/${string}`
  /** Undefined for those who only look. */
  readonly fresh: ReactNode | undefined
}

/** Title of a list, and the way to a new record for those who may write one. */
export function ListHead({ title, createPath, fresh }: ListHeadProps) {
  const href = useHref()
  return (
    <div className={s["head"]}>
      <h1>{title}</h1>
      {fresh !== undefined && (
        <DeskLink className={s["new"]} href={href(createPath)}>
          <Plus size={18} aria-hidden="true" />
          {fresh}
        </DeskLink>
      )}
    </div>
  )
}

interface RecordSearchProps {
  readonly path: `/${string}`
  readonly label: ReactNode
  readonly words: string
  readonly maxLength: number
  /** As the address says it. */
  readonly stand: string
  readonly stands: ReadonlyArray<readonly [value: string, name: string]>
  /** What the list shows without a choice. */
  readonly usual: string
  readonly children?: ReactNode
}

/** Searches records by words and by how they stand. */
export function RecordSearch(props: RecordSearchProps) {
  const { path, label, words, maxLength, stand, stands, usual, children } = props
  const href = useHref()
  const standField = useAddressValue<HTMLSelectElement>(stand)
  return (
    <SearchForm
      action={href(path)}
      name="suche"
      text={words}
      maxLength={maxLength}
      label={label}
      submit={<Trans>Suchen</Trans>}
    >
      <Field id="search-state" label={<Trans>Stand</Trans>}>
        {(control) => (
          <Select {...control} ref={standField} name="stand" defaultValue={stand}>
            <option value="">{usual}</option>
            {stands.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {children}
    </SearchForm>
  )
}

interface NothingFoundProps {
  readonly isFiltered: boolean
  readonly path: `/${string}`
  /** That there is no record at all yet. */
  readonly none: ReactNode
  /** What a record is for. */
  readonly words: ReactNode
}

/** Why a list is empty, and the way on. */
export function NothingFound({ isFiltered, path, none, words }: NothingFoundProps) {
  const { t } = useLingui()
  const href = useHref()
  return isFiltered ? (
    <Notice
      title={t`Dazu passt nichts`}
      actions={
        <DeskLink href={href(path)}>
          <Trans>Alle zeigen</Trans>
        </DeskLink>
      }
    >
      <p>
        <Trans>Versuchen Sie weniger Wörter, oder nehmen Sie einen Filter weg.</Trans>
      </p>
    </Notice>
  ) : (
    <Notice title={none}>
      <p>{words}</p>
    </Notice>
  )
}

/** When something runs, in two lines. */
export function RunTime({ startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string | null }) {
  const tag = useSite().locale.bcp47
  return (
    <span className={s["lines"]}>
      <span className={s["whole"]}>
        <Trans>ab {shortMoment(tag, startsAt)}</Trans>
      </span>
      {endsAt !== null && (
        <span className={s["whole"]}>
          <Trans>bis {shortMoment(tag, endsAt)}</Trans>
        </span>
      )}
    </span>
  )
}
