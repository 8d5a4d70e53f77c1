import { Trans } from "@lingui/react/macro"
import { title1List, title2List } from "../../../domain/address/titles.ts"
import { Field } from "../form/Field.tsx"
import { Select } from "../form/TextInput.tsx"
import s from "./AddressFields.module.css"

interface Titles {
  readonly title1Id: number
  readonly title2Id: number
}

interface TitleFieldsProps {
  /** Prefix of the ids of the controls. */
  readonly idPrefix: string
  readonly titles: Titles
  /** The browser's autofill section, for pages with more than one address. */
  readonly section?: string
  /** Whether the fields are locked while the form is being saved. */
  readonly disabled?: boolean
  readonly onChange: (titles: Titles) => void
}

/** Salutation and title of a person, from the common lists (rule account.titles). */
export function TitleFields({ idPrefix, titles, section, disabled, onChange }: TitleFieldsProps) {
  return (
    <div className={s["titles"]}>
      <Field id={`${idPrefix}-title1Id`} label={<Trans>Anrede</Trans>}>
        {(control) => (
          <Select
            {...control}
            name="title1Id"
            disabled={disabled}
            value={titles.title1Id}
            onChange={({ target }) => onChange({ ...titles, title1Id: Number(target.value) })}
          >
            {title1List.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id={`${idPrefix}-title2Id`} label={<Trans>Titel</Trans>}>
        {(control) => (
          <Select
            {...control}
            name="title2Id"
            disabled={disabled}
            value={titles.title2Id}
            autoComplete={section === undefined ? "honorific-prefix" : `${section} honorific-prefix`}
            onChange={({ target }) => onChange({ ...titles, title2Id: Number(target.value) })}
          >
            {title2List.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
