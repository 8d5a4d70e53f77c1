import { Trans, useLingui } from "@lingui/react/macro"
import { Plus } from "lucide-react"
import type { ReactNode } from "react"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { SearchForm } from "../../kit/desk/SearchForm.tsx"
import { useAddressValue } from "../../kit/desk/use-address-value.ts"
import { Field } from "../../kit/form/Field.tsx"
import { Select } from "../../kit/form/TextInput.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import { useHref } from "../../kit/site.tsx"
import s from "./Adverts.module.css"

interface ListHeadProps {
  readonly title: ReactNode
  readonly path: `/${string}`
  /** Undefined for those who only look. */
  readonly fresh: ReactNode | undefined
}

/** Title of a list, and the way to a new record for those who may write one. */
export function ListHead({ title, path, fresh }: ListHeadProps) {
  const href = useHref()
  return (
    <div className={s["head"]}>
      <h1>{title}</h1>
      {fresh !== undefined && (
        <DeskLink className={s["new"]} href={href(`${path}/create`)}>
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

/** Searches records of the desk for adverts by words and by how they stand. */
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

/** Why a list is empty, and the way on. */
export function NothingFound({
  isFiltered,
  path,
  none,
  words
}: {
  readonly isFiltered: boolean
  readonly path: `/${string}`
  readonly none: ReactNode
  readonly words: ReactNode
}) {
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
