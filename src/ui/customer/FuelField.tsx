import { Trans } from "@lingui/react/macro"
import { productGroups } from "../../domain/product/product-group.ts"
import { Field } from "../kit/form/Field.tsx"
import { Select } from "../kit/form/TextInput.tsx"

interface FuelFieldProps {
  readonly productId: number
  readonly onChange: (productId: number) => void
}

export function FuelField({ productId, onChange }: FuelFieldProps) {
  return (
    <Field id="alarm-product" label={<Trans>Brennstoff</Trans>}>
      {(control) => (
        <Select
          {...control}
          name="productId"
          value={productId}
          onChange={({ currentTarget: { value } }) => onChange(Number(value))}
        >
          {productGroups.map((each) => (
            <option key={each.id} value={each.productId}>
              {each.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
