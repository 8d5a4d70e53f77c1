import { describe, expect, it } from "vitest"
import { houseIn, lacksNumber } from "./house-number.ts"

describe("street and number (rule account.house-number)", () => {
  it.each([
    ["Musterstraße 12", "", "Musterstraße", "12"],
    ["Musterstraße 12", "12", "Musterstraße", "12"],
    ["Musterstraße 12 A", "12a", "Musterstraße", "12 A"],
    ["Musterstr. 12a", "", "Musterstr.", "12a"],
    ["Straße des 17. Juni 135", "", "Straße des 17. Juni", "135"],
    ["Am Berg 4 1/2", "", "Am Berg", "4 1/2"],
    ["Hauptstraße 3-5", "", "Hauptstraße", "3-5"],
    ["Lange Gasse, 7/2", "", "Lange Gasse", "7/2"],
    ["Q7 12", "", "Q7", "12"],
    ["Straße 12", "12", "Straße 12", "12"],
    ["Straße 12", "7", "Straße 12", "7"],
    ["Musterstraße", "12", "Musterstraße", "12"],
    ["Platz der 3 Linden", "", "Platz der 3 Linden", ""],
    ["Straße des 17. Juni", "135", "Straße des 17. Juni", "135"],
    ["Hof Sonnenberg", "", "Hof Sonnenberg", ""],
    ["Dorfstraße", "ohne", "Dorfstraße", "o. Nr."],
    ["Dorfstraße", "o.Nr.", "Dorfstraße", "o. Nr."],
    ["Dorfstraße", "keine", "Dorfstraße", "o. Nr."],
    ["Dorfstraße", "-", "Dorfstraße", "o. Nr."],
    ["Dorfstraße 4", "-", "Dorfstraße", "4"],
    ["12", "", "12", ""]
  ])("%j and %j are %j and %j", (street, houseNumber, name, number) => {
    expect(houseIn({ street, houseNumber })).toEqual({ street: name, houseNumber: number })
  })

  it.each([
    ["", true],
    ["Musterstraße", true],
    ["Gr.Bleichen Weg", true],
    ["Rue de la Gare", true],
    ["Hof Sonnenberg", false],
    ["Alte Mühle", false],
    ["Gut Altenhof", false]
  ])("%j has no house number: %s", (street, lacks) => {
    expect(lacksNumber({ street, houseNumber: "" })).toBe(lacks)
    expect(lacksNumber({ street, houseNumber: "7" })).toBe(false)
  })
})
