import { useMemo } from "react"
import { type CustomerAddress, newCustomerAddress } from "../../domain/support/address-record.ts"
import type { Customer } from "../../domain/support/people.ts"
import { addressForm, removeAddressOf } from "../../services/desk/people-forms.ts"
import { useAddressTable } from "../../ui/support/address-table.tsx"
import { addressTexts } from "../../ui/support/address-texts.ts"
import { RecordList } from "./RecordList.tsx"

interface CustomerAddressesProps {
  readonly customer: Pick<Customer, "id" | "countryId">
  readonly addresses: ReadonlyArray<CustomerAddress>
  readonly mayEdit: boolean
}

/** A customer's delivery and invoice addresses, each saved separately (rule desk.customers). */
export function CustomerAddresses({
  customer: { id, countryId },
  addresses,
  mayEdit
}: CustomerAddressesProps) {
  const table = useAddressTable()
  const form = useMemo(() => addressForm(id), [id])
  const fresh = useMemo(() => newCustomerAddress(countryId), [countryId])
  return (
    <RecordList
      {...table}
      rows={addresses}
      form={form}
      texts={addressTexts}
      fresh={fresh}
      remove={removeAddressOf(id)}
      mayEdit={mayEdit}
    />
  )
}
