import { describe, expect, it } from "vitest"
import { addressProblems, emptyAddress } from "./address.ts"
import { personProblems } from "../account/person.ts"
import { plainNameProblem } from "./plain-name.ts"

describe("a line of a name or place", () => {
  it.each([
    "Müller-St. Georg",
    "c/o",
    "c/o Familie Huber",
    "St.-Georg-Str. 5",
    "St. Georg Str.5",
    "O'Neill",
    "O’Neill-Müller",
    "Dr. h.c.",
    "Prof. Dr. h.c. mult.",
    "Dr.med. Huber",
    "Dr.Ing. Weber",
    "Dipl.-Ing.",
    "Meier GmbH & Co.KG",
    "Meier GmbH & Co. KG",
    "Bäckerei Huber e.K.",
    "Sportverein 1908 e.V.",
    "J. R. Müller",
    "J.R. Müller",
    "A.Müller",
    "A.Huth",
    "12.OG",
    "Flurstück 123.4ab",
    "z.Hd. Frau Weiß",
    "z. Hd. Herrn O.",
    "2.OG links",
    "Stiege 2/Top 14",
    "Haus 3.5",
    "Str. des 17. Juni",
    "Straße 12.a",
    "Am Berg 4 1/2",
    "@home Wärme",
    "Jean-François d’Arcy",
    "Şahin, José",
    "CHE-123.456.789 MWST",
    "Neustadt a.d. Weinstraße",
    "Frankfurt a. M.",
    "Königstein/Sächs.Schw.",
    "Berg b.Neumarkt i.d.OPf.",
    "St.Gallen",
    "Ampere AG: Werk 2",
    "Beispiel, M.Sc.",
    "Beispiel B.Eng.",
    "Bäckerei Huber e.Kfm.",
    "Gebr.Müller OHG",
    "Meier u.Co.KG",
    "mobile.de GmbH",
    "Heizung24.com AG",
    "A.Ott",
    "Hans-J.Müller",
    "Dr.jur.Huber",
    "EG.links",
    "z.Hd.Frau Weiß",
    "Gr.Bleichen",
    "Südl.Ringstr.",
    "Joh.Seb.Bach-Str.",
    "Kath.Pfarramt",
    "Coffee@Work GmbH",
    "Awww",
    ""
  ])("%j is accepted", (text) => {
    expect(plainNameProblem(text)).toBeUndefined()
  })

  it.each([
    "http://evil.example",
    "https://evil",
    "HTTPS: //evil",
    "ftp://x",
    "www.evil",
    "www. evil",
    "WWW .evil.com",
    "Erika www.evil.example/bezahlen",
    "ｈttp：//evil",
    "ｗｗｗ．evil．com",
    "erika@evil.example",
    "Erika <erika@evil.example>"
  ])("%j is refused as a web address", (text) => {
    expect(plainNameProblem(text)).toBe("linkNotAllowed")
  })
})

const erika = {
  ...emptyAddress(1, "80331"),
  firstName: "Erika",
  lastName: "Beispiel",
  street: "Marktplatz",
  houseNumber: "8",
  city: "München",
  phone: "+49 89 123456"
}

describe("an address", () => {
  it("has only such lines in every field that is passed on, and free text in the note to the driver alone", () => {
    for (const field of [
      "companyName",
      "vatId",
      "firstName",
      "lastName",
      "street",
      "houseNumber",
      "addition",
      "city"
    ] as const)
      expect(addressProblems({ ...erika, [field]: "www.evil.com" }, { phoneRequired: true })).toEqual([
        { field, code: "linkNotAllowed" }
      ])
    expect(
      addressProblems({ ...erika, street: "\u202aMarkt\u0007platz\t" }, { phoneRequired: true })
    ).toEqual([])
    expect(addressProblems({ ...erika, street: "\u00a0\u200b\t" }, { phoneRequired: true })).toEqual([
      { field: "street", code: "required" }
    ])
    expect(
      addressProblems({ ...erika, deliveryNote: "Siehe https://karte.example" }, { phoneRequired: true })
    ).toEqual([])
  })
})

it("a person's name is checked in the same way", () => {
  const person = {
    title1Id: 0,
    title2Id: 0,
    firstName: "Erika",
    lastName: "www.evil.com",
    phone: "",
    newsletter: false
  }
  expect(personProblems(person)).toEqual([{ field: "lastName", code: "linkNotAllowed" }])
})
