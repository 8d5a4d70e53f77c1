import { Trans } from "@lingui/react/macro"
import type { Address, FieldProblem } from "../../../domain/address/address.ts"
import { Field } from "../form/Field.tsx"
import { TextArea } from "../form/TextArea.tsx"
import type { AddressPart, AddressText } from "./AddressFields.tsx"
import { fieldId } from "./field-id.ts"
import { FieldErrorText } from "./FieldErrorText.tsx"

interface NoteProps {
  readonly part: AddressPart
  readonly address: Address
  readonly problems: ReadonlyArray<FieldProblem>
  readonly readOnly?: boolean
  readonly onChange: (field: AddressText, value: string) => void
}

/** Field for notes to the driver about the delivery place. */
export function DeliveryNote({ part, address, problems, readOnly, onChange }: NoteProps) {
  const field = `${part}.deliveryNote`
  const problem = problems.find((each) => each.field === field)
  return (
    <Field
      id={fieldId(field)}
      label={<Trans>Hinweis für die Lieferung</Trans>}
      hint={<Trans>Zum Beispiel: Einfüllstutzen im Hof, enge Zufahrt, bitte vorher anrufen.</Trans>}
      optional
      error={problem && <FieldErrorText problem={problem} />}
    >
      {(control) => (
        <TextArea
          {...control}
          name={field}
          rows={2}
          readOnly={readOnly}
          value={address.deliveryNote}
          onChange={(event) => onChange("deliveryNote", event.target.value)}
        />
      )}
    </Field>
  )
}
