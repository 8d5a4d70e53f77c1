import { describe, expect, it } from "vitest"
import { isSamePlace } from "./place-name.ts"

describe("the name of a place", () => {
  it.each([
    ["München", "München", true],
    ["muenchen", "München", true],
    ["MUNCHEN", "München", true],
    ["Frankfurt", "Frankfurt am Main", true],
    ["Frankfurt a.M.", "Frankfurt", true],
    ["Weissenfels", "Weißenfels", true],
    ["Bad-Ischl", "Bad Ischl", true],
    ["Frankfurt a. M.", "Frankfurt am Main", true],
    ["Frankfurt/Main", "Frankfurt am Main", true],
    ["Frankfurt (Main)", "Frankfurt am Main", true],
    ["Frankfurt/Oder", "Frankfurt am Main", false],
    ["Frankfurt a. d. O.", "Frankfurt am Main", false],
    ["Sankt Gallen", "St. Gallen", true],
    ["St.Pölten", "Sankt Pölten", true],
    ["St Poelten", "St. Pölten", true],
    ["Saint-Imier", "St-Imier", true],
    ["Skt. Gallen", "St. Gallen", true],
    ["Ste. Croix", "Sainte-Croix", true],
    ["Sta. Maria", "Santa Maria Val Müstair", true],
    ["Sta. Maria", "Santana Maria", false],
    ["Bad Saeckingen", "Bad Säckingen", true],
    ["Frankfurt a M", "Frankfurt am Main", true],
    ["Bad Hom.", "Bad Homburg", true],
    ["Bad Hom", "Bad Homburg", false],
    ["St. Georgen", "Stuttgart Georgen", false],
    ["Bad Homburg v. d. Höhe", "Bad Homburg vor der Höhe", true],
    ["Bad Homburg v.d.H.", "Bad Homburg v.d. Höhe", true],
    ["Neustadt an der Weinstraße", "Neustadt a.d. Weinstr.", true],
    ["Halle an der Saale", "Halle/Saale", true],
    ["Rothenburg o. d. T.", "Rothenburg ob der Tauber", true],
    ["Bad Ems", "Bad Camberg", false],
    ["St. Johann", "St. Jakob", false],
    ["Neukirchen a. Inn", "Neukirchen/Erzgeb.", false],
    ["B.", "Bern", false],
    ["Am See", "An der See", false],
    ["Zürich", "Bern", false],
    ["Bad", "Badenweiler", false],
    ["  ", "Bern", false]
  ])("%j for %j: %s", (written, known, expected) => {
    expect(isSamePlace(written, known)).toBe(expected)
  })
})
