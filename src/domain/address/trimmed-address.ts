import { typedLine, typedText } from "../typed-text.ts"
import { houseIn } from "./house-number.ts"
import { phoneIn } from "./phone.ts"

type Texts = Readonly<
  Record<
    | "companyName"
    | "vatId"
    | "firstName"
    | "lastName"
    | "street"
    | "houseNumber"
    | "addition"
    | "zipCode"
    | "city"
    | "phone"
    | "deliveryNote",
    string
  >
>

/**
 * Normalizes the texts of an address; all text typed or pasted into its fields passes through this function (rule
 * wire.typed-text).
 */
export const trimmedAddress = <Address extends Texts>(address: Address): Address => ({
  ...address,
  companyName: typedLine(address.companyName),
  vatId: typedLine(address.vatId),
  firstName: typedLine(address.firstName),
  lastName: typedLine(address.lastName),
  ...houseIn({ street: typedLine(address.street), houseNumber: typedLine(address.houseNumber) }),
  addition: typedLine(address.addition),
  zipCode: typedLine(address.zipCode),
  city: typedLine(address.city),
  phone: phoneIn(address.phone),
  deliveryNote: typedText(address.deliveryNote)
})
