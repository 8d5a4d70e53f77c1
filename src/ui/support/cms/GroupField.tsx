import { Trans } from "@lingui/react/macro"
import { type ProductGroupId, productGroups } from "../../../domain/product/product-group.ts"
import { Field } from "../../kit/form/Field.tsx"
import { Select } from "../../kit/form/TextInput.tsx"

/** Select for a product group. */
export function GroupField({
  id,
  groupId,
  onChange
}: {
  readonly id: string
  readonly groupId: ProductGroupId
  readonly onChange: (groupId: ProductGroupId) => void
}) {
  return (
    <Field id={id} label={<Trans>Brennstoff</Trans>}>
      {(control) => (
        <Select
          {...control}
          value={groupId}
          onChange={({ target: { value } }) => {
            const group = productGroups.find((each) => String(each.id) === value)
            if (group !== undefined) onChange(group.id)
          }}
        >
          {productGroups.map((group) => (
            <option key={group.id} value={group.id}>
              {group.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
