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
  /** What ids of the controls begin with. */
  readonly idPrefix: string
  readonly titles: Titles
  /** The browser's name for the kind of address, where a page asks for more than one. */
  readonly section?: string
  /** Nothing can be chosen while it is saved. */
  readonly disabled?: boolean
  readonly onChange: (titles: Titles) => void
}

/** How a person is addressed, by the common lists (rule account.titles). */
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
