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

/** Props of a page that lists records by search text and status. */
export interface RecordsPageProps<Row> extends SearchedRows<Row> {
  /** Value of the status filter in the URL. */
  readonly stand: string
}

interface ListHeadProps {
  readonly title: ReactNode
  /** Path of the form for a new record. */
  readonly createPath: `/${string}`
  /** Label of the link to the form for a new record; `undefined` for users with read access only. */
  readonly fresh: ReactNode | undefined
}

/** Title of a list, and a link to a new record for users who may create one. */
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
  /** Value of the status filter in the URL. */
  readonly stand: string
  readonly stands: ReadonlyArray<readonly [value: string, name: string]>
  /** The default status filter. */
  readonly usual: string
  readonly children?: ReactNode
}

/** Form that searches records by text and status. */
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
  /** Text for the case that no records exist yet. */
  readonly none: ReactNode
  /** Explains the purpose of a record. */
  readonly words: ReactNode
}

/** Explains why a list is empty, with a suggestion. */
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

/** Start and end time in two lines. */
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
