import { expect, it } from "vitest"
import { emptyAddress } from "../../domain/address/address.ts"
import { createClient } from "../client/client.ts"
import { loadKnownAccount } from "./load-known-account.ts"

const wire = (zip: string, rest: object = {}) => ({
  Title1Id: 1,
  Title2Id: 0,
  CompanyName: "",
  VatId: "",
  FirstName: "Erika",
  LastName: "Muster",
  Street: `Weg in ${zip}`,
  HouseNumber: "3",
  Addition: "",
  ZipCode: zip,
  City: "Dresden",
  CountryId: 1,
  Phone: "",
  DeliveryNote: "",
  ...rest
})
const base = {
  Title1Id: 2,
  Title2Id: 0,
  Newsletter: false,
  Email: "Erika@shop.example",
  FirstName: "Erika",
  LastName: "Muster",
  Phone: "0351"
}
const list = (chosen: number, ...zips: ReadonlyArray<string>) => ({
  DeliveryAddressList: zips.map((zip, id) => wire(zip, { Id: id, Email: "" })),
  InvoiceAddressList: [],
  SelectedAddresses: [{ AddressType: 1, AddressId: chosen, AddressIndex: 0, Amount: 0 }]
})
const nothing = { AuthData: null, UseInvoiceAddress: false, DeliveryAddress: null, InvoiceAddress: null }
const begun = (Email: string) => ({
  ...nothing,
  AuthData: { Email, Mode: "register", AsGuest: false, ForOrder: true },
  DeliveryAddress: wire("01067", { Street: "Halb" })
})

const load = (answers: { readonly base?: object; readonly list?: object; readonly cache?: object }) =>
  loadKnownAccount(
    createClient({
      fetch: (address) => {
        const answer = address.includes("stammdaten")
          ? answers.base
          : address.includes("order-addresses/1")
            ? answers.list
            : answers.cache
        return Promise.resolve(
          answer === undefined
            ? Response.json({ Code: "SignInNeeded", Message: "", Problems: [] }, { status: 401 })
            : Response.json(answer)
        )
      },
      csrfToken: () => "x"
    }),
    { zipCode: "01067", countryId: 1 }
  )

const streets = async (answers: Parameters<typeof load>[0]) =>
  (await load(answers))?.sources.map(({ deliveryAddress }) => deliveryAddress?.street)

it("returns the address for the postal code of the price, the selected one first, and the user's name", async () => {
  const known = await load({ base, list: list(2, "80331", "01067", "01067"), cache: nothing })
  expect(known?.emailAddress).toBe("Erika@shop.example")
  expect(known?.sources).toMatchObject([
    { emailAddress: "Erika@shop.example", deliveryAddress: { street: "Weg in 01067" } },
    {
      deliveryAddress: {
        ...emptyAddress(1, ""),
        title1Id: 2,
        firstName: "Erika",
        lastName: "Muster",
        phone: "0351"
      }
    }
  ])
  expect(known?.sources[0]?.deliveryAddress).toMatchObject({ id: 2 })
  expect(await streets({ base, list: list(0, "80331"), cache: nothing })).toEqual([""])
  expect(await streets({ base, list: list(0, "80331", "01067"), cache: nothing })).toEqual([
    "Weg in 01067",
    ""
  ])
})

it("returns input from a registration with the account's own email address first", async () => {
  const rest = { base, list: list(0, "01067") }
  expect(await streets({ ...rest, cache: begun("erika@SHOP.example ") })).toEqual([
    "Halb",
    "Weg in 01067",
    ""
  ])
  expect(await streets({ ...rest, cache: begun("somebody@else.example") })).toEqual(["Weg in 01067", ""])
})

it("works if only the base data was answered, and treats an ended session as an anonymous user", async () => {
  expect(await streets({ base })).toEqual([""])
  expect(await load({ list: list(0, "01067"), cache: nothing })).toBeNull()
})
