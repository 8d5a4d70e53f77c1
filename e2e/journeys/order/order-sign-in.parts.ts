import { germany } from "../../markets.ts"

export const address = {
  firstName: "Erika",
  lastName: "Muster",
  street: "Zwingerteich",
  houseNumber: "7 b",
  zipCode: germany.zip,
  city: "Dresden",
  phone: "0351 7654321"
}
