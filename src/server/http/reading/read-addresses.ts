import { type Body, given, isBody, type Read, withMembers } from "./body.ts"

const texts = [
  "CompanyName",
  "VatId",
  "FirstName",
  "LastName",
  "Street",
  "HouseNumber",
  "Addition",
  "ZipCode",
  "City",
  "Phone",
  "DeliveryNote"
] as const

/** Fields that lists of addresses return in addition to the address. */
const ofLists = ["Id", "Mobile", "Email", "StationNumber", "StationAmount", "InvoiceAddress"] as const

/**
 * Reads an address with optional parts, also in the form that a list returns; a mobile number is accepted as the phone
 * number.
 */
export const readAddress: Read = (sent) => {
  if (!isBody(sent)) return sent
  const phone = given(sent, "Phone")
  return withMembers(sent, {
    ...Object.fromEntries(texts.map((name) => [name, given(sent, name) ?? ""])),
    Phone: (phone === "" ? undefined : phone) ?? given(sent, "Mobile") ?? "",
    Title1Id: given(sent, "Title1Id") ?? 0,
    Title2Id: given(sent, "Title2Id") ?? 0,
    CountryId: given(sent, "CountryId") ?? 1,
    ...Object.fromEntries(ofLists.map((name) => [name, undefined]))
  })
}

/** Reads the delivery and the invoice address of a body; by default, the invoice address is not used. */
export const readAddresses = (sent: Body): Body => {
  const delivery = given(sent, "DeliveryAddress")
  const invoice = given(sent, "InvoiceAddress")
  return withMembers(sent, {
    ...(delivery === undefined ? {} : { DeliveryAddress: readAddress(delivery) }),
    InvoiceAddress: readAddress(invoice ?? null),
    UseInvoiceAddress: given(sent, "UseInvoiceAddress") ?? false
  })
}
