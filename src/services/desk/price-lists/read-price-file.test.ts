import { strToU8, zipSync, type Zippable } from "fflate"
import { describe, expect, it } from "vitest"
import { sentPrices } from "../../../domain/price-list-files/sent-prices.ts"
import { readPriceFile } from "./read-price-file.ts"

const areas = [
  { id: 1, number: "1", name: "München" },
  { id: 2, number: "2", name: "Zürich" }
]

const saidOf = async (bytes: Uint8Array<ArrayBuffer> | string): Promise<string> => {
  const table = await readPriceFile(new Blob([bytes]))
  if (table.kind === "fault") return table.fault
  const prices = sentPrices(table.rows, areas)
  if (prices.kind === "noHeads") return `noHeads ${prices.missing.join("+")}`
  if (prices.kind === "decimals") return prices.style
  return prices.rows.map((row) => Object.values(row).join("|")).join(" / ")
}

const text = "Liefergebiet;Produkt;Zertifikat;Ab Menge;Preis\r\nZürich;Heizöl;;1.000;1.234,50 €\r\n"
const good = "2|heizoel||1000|1234,50"
const head = "Liefergebiet;Produkt;Zertifikat;Ab Menge;Preis\n"

const utf16 = (whole: string, isBig: boolean, hasMark: boolean): Uint8Array<ArrayBuffer> => {
  const units = Array.from((hasMark ? "\ufeff" : "") + whole).map((sign) => sign.charCodeAt(0))
  return new Uint8Array(units.flatMap((unit) => (isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])))
}
/** Encodes a text in Windows-1252: € is 0x80; all other characters used here are the same as in Latin-1. */
const windows = (whole: string) =>
  Uint8Array.from(Array.from(whole), (sign) => (sign === "€" ? 0x80 : sign.charCodeAt(0)))

const workbook =
  '<workbook xmlns:r="x"><sheets><sheet name="Notiz" state="hidden" r:id="rId9"/><sheet name="Preise" r:id="rId1"/></sheets></workbook>'
const relations =
  '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId9" Target="worksheets/sheet2.xml"/></Relationships>'
const inline = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`
const heads = `<row r="1">${["Liefergebiet", "Produkt", "Zertifikat", "Ab Menge", "Preis"].map((word, at) => inline(`${"ABCDE"[at]}1`, word)).join("")}</row>`
const sheetOf = (rows: string) => `<worksheet><sheetData>${heads}${rows}</sheetData></worksheet>`
const oneRow = (price: string) =>
  sheetOf(
    `<row r="2"><c r="A2" t="s"><v>0</v></c>${inline("B2", "Heizöl")}<c r="D2"><v>1000</v></c>${price}</row>`
  )
const strings = "<sst><si><r><t>Zür</t></r><r><t>ich</t></r><rPh><t>x</t></rPh></si></sst>"

const xlsx = (sheet: string, more: Zippable = {}): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync({
      "xl/workbook.xml": strToU8(workbook),
      "xl/_rels/workbook.xml.rels": strToU8(relations),
      "xl/sharedStrings.xml": strToU8(strings),
      "xl/worksheets/sheet1.xml": strToU8(sheet),
      ...more
    })
  )
const goodSheet = oneRow('<c r="E2"><v>1234.5</v></c>')
const zipped = xlsx(goodSheet)

const columnName = (at: number): string =>
  (at >= 26 ? String.fromCharCode(64 + Math.floor(at / 26)) : "") + String.fromCharCode(65 + (at % 26))

/**
 * Files as users and programs write them (rule price-list.files): each is either read completely and unambiguously, or
 * refused with a reason.
 */
const uploads: Readonly<Record<string, readonly [bytes: Uint8Array<ArrayBuffer> | string, said: string]>> = {
  "UTF-8": [text, good],
  "UTF-8 with a byte order mark": [`\ufeff${text}`, good],
  "two byte order marks": [`\ufeff\ufeff${text}`, good],
  "Windows-1252": [windows(text), good],
  "UTF-16 with a byte order mark": [utf16(text, false, true), good],
  "UTF-16 without a byte order mark": [utf16(text, false, false), good],
  "UTF-16 in the other byte order": [utf16(text, true, true), good],
  "UTF-16 in the other byte order without a byte order mark": [utf16(text, true, false), good],
  "commas between cells": ['Gebiet,Produkt,Ab,Preis\nZürich,Heizöl,"1,000","1,234.50"', good],
  "commas between cells and in numbers": ['Gebiet,Produkt,Ab,Preis\nZürich,Heizöl,1000,"1234,50"', good],
  "tabs between cells": [text.replaceAll(";", "\t"), good],
  "a line that names the separator": [`sep=;\r\n${text}`, good],
  "line ends of old Macs": [text.replaceAll("\r\n", "\r"), good],
  "cells in quotes": ['"Gebiet";"Produkt";"Ab";"Preis"\n"Zürich";"Heizöl";"1000";"1234,50"', good],
  "an apostrophe between thousands": [`${head}Zürich;Heizöl;;1'000;CHF 1'234.50`, good],
  "a typographic apostrophe": [`${head}Zürich;Heizöl;;1’000;1’234.50`, good],
  "narrow spaces between thousands": [`${head}Zürich;Heizöl;;1\u202f000;1\u00a0234,50`, good],
  "no cents": [`${head}Zürich;Heizöl;;1000;329,-`, "2|heizoel||1000|329,00"],
  "whole prices": [`${head}Zürich;Heizöl;;1000;329`, "2|heizoel||1000|329,00"],
  "English decimals": [`${head}Zürich;Heizöl;;1000;1,234.50`, good],
  "direction marks around a cell": [`${head}\u202eZürich\u202c;Heizöl;;1000;\u200f1234,50`, good],
  "zero-width characters in a word": [`${head}Zür\u200bich;Hei\u00adzöl;;1000;1234,50`, good],
  "an umlaut of two characters": [`${head}Zu\u0308rich;Heizo\u0308l;;1000;1234,50`, good],
  "empty lines": [`\n\n${text}\n;;;;\n\n`, good],
  "a code as a spreadsheet writes it": [`${head}"=""2""";Heizöl;;1000;1234,50`, good],
  "unknown columns": ["Gebiet;Produkt;Ab;Preis;Lager\n2;Heizöl;1000;1234,50;ja", good],
  "units in column headers": ["Gebiet;Produkt;Ab Menge (l);Preis in EUR\n2;Heizöl;1000;1234,50", good],
  "a formula": [`${head}Zürich;Heizöl;;1000;=A1*2`, "2|heizoel||1000|=A1*2"],
  "a formula that runs a program": [
    `${head}Zürich;Heizöl;;1000;"=cmd|' /C calc'!A0"`,
    "2|heizoel||1000|=cmd|' /C calc'!A0"
  ],
  "a formula with a full-width equals sign": [`${head}Zürich;Heizöl;;1000;＝1+1`, "2|heizoel||1000|＝1+1"],
  "a negative price": [`${head}Zürich;Heizöl;;1000;-329`, "2|heizoel||1000|-329"],
  "fractions of a cent": [
    `${head}1;Heizöl;;1000;9,5\n2;Heizöl;;1000;329,505`,
    "1|heizoel||1000|9,50 / 2|heizoel||1000|329,505"
  ],
  "exponential notation": [`${head}Zürich;Heizöl;;1000;1e9`, "2|heizoel||1000|1e9"],
  "an amount that is not a number": [`${head}Zürich;Heizöl;;viel;329`, "2|heizoel||viel|329,00"],
  "decimals that could be thousands": [`${head}Zürich;Heizöl;;1000;1.234`, "unclear"],
  "both kinds of decimals": [`${head}1;Heizöl;;1000;234,5\n2;Heizöl;;1000;234.5`, "mixed"],
  "one column": ["Preis\n329", "noHeads area+product+fromAmount"],
  "no column headers": ["Zürich;Heizöl\n1;2", "noHeads area+product+fromAmount+unitPrice"],
  "another table": ["Name;Straße;Ort\nA;B;C", "noHeads area+product+fromAmount+unitPrice"],
  nothing: ["", "empty"],
  blanks: [" \r\n\t\r\n ", "empty"],
  "only a byte order mark": ["\ufeff", "empty"],
  "only separators": [";;;;\n;;;;", "empty"],
  NUL: [`${head}Zürich;Heizöl;;1000;1\0${"2".repeat(40)}`, "binary"],
  "a control character": [`${head}Zür\u0007ich;Heizöl;;1000;12`, "binary"],
  "an unclosed quote": [`${head}"Zürich;Heizöl;;1000;12`, "quoteOpen"],
  "a quote inside a cell": [`${head}Zü"rich;Heizöl;;1000;12`, "quoteOpen"],
  "200 columns": [`${Array.from({ length: 200 }, (_, at) => `S${at}`).join(";")}\n`, "tooManyColumns"],
  "too many rows": [`${head}${"Zürich;Heizöl;;1000;12\n".repeat(12_001)}`, "tooManyRows"],
  "a line without an end": ["x".repeat(70_000), "otherKind"],
  "an HTML page": ["<!DOCTYPE html><table><tr><td>329</td></tr></table>", "otherKind"],
  "a spreadsheet in XML": ['<?xml version="1.0"?><Workbook/>', "otherKind"],
  "a PDF": ["%PDF-1.7\n", "otherKind"],
  "a picture": [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), "otherKind"],
  GZIP: [new Uint8Array([0x1f, 0x8b, 8, 0]), "otherKind"],
  RTF: ["{\\rtf1 Preis}", "otherKind"],
  "Excel 97": [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), "oldExcel"],
  "more than ten million bytes": [new Uint8Array(10_000_001), "tooLarge"],
  XLSX: [zipped, good],
  "XLSX with a price stored as text": [xlsx(oneRow(inline("E2", "1.234,50 €"))), good],
  "XLSX with an imprecise number": [xlsx(oneRow('<c r="E2"><v>1234.4999999999998</v></c>')), good],
  "XLSX with a formula": [xlsx(oneRow('<c r="E2"><f>D2*1.2</f><v>1200</v></c>')), "2|heizoel||1000|=D2*1.2"],
  "XLSX with a formula that refers to another file": [
    xlsx(oneRow('<c r="E2"><f>[1]Preise!A1</f><v>1200</v></c>')),
    "2|heizoel||1000|=[1]Preise!A1"
  ],
  "XLSX with an error in a cell": [xlsx(oneRow('<c r="E2" t="e"><v>#REF!</v></c>')), "2|heizoel||1000|#REF!"],
  "XLSX with links to other files": [
    xlsx(goodSheet, { "xl/externalLinks/externalLink1.xml": strToU8("<x/>") }),
    "externalLinks"
  ],
  "XLSX with macros": [xlsx(goodSheet, { "xl/vbaProject.bin": strToU8("x") }), "macros"],
  "XLSX that declares entities": [xlsx(`<!DOCTYPE x [<!ENTITY a "b">]>${goodSheet}`), "broken"],
  "XLSX with an unknown entity": [xlsx(oneRow(inline("E2", "&a;"))), "broken"],
  "XLSX with invalid XML": [xlsx("<worksheet><sheetData>"), "broken"],
  "XLSX with 200 columns": [
    xlsx(
      sheetOf(
        `<row r="2">${Array.from({ length: 200 }, (_, at) => inline(`${columnName(at)}2`, "x")).join("")}</row>`
      )
    ),
    "tooManyColumns"
  ],
  "XLSX with a million rows": [
    xlsx(sheetOf('<row><c t="n"><v>1</v></c></row>'.repeat(1_000_000))),
    "tooManyRows"
  ],
  "XLSX that unpacks to a hundred million bytes": [
    xlsx(goodSheet, { "xl/worksheets/sheet3.xml": new Uint8Array(100_000_000) }),
    "bomb"
  ],
  "XLSX with a thousand parts": [
    xlsx(goodSheet, Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`x/${at}`, strToU8("x")]))),
    "bomb"
  ],
  "truncated XLSX": [zipped.slice(0, zipped.length / 3), "broken"],
  "XLSX without a sheet": [xlsx(""), "broken"],
  "a ZIP file without a sheet": [new Uint8Array(zipSync({ "preise.csv": strToU8(text) })), "otherKind"],
  "an empty ZIP file": [new Uint8Array(zipSync({})), "otherKind"]
}

describe("an imported file (rule price-list.files)", () => {
  it("is tested in more than 60 variants", () => {
    expect(Object.keys(uploads).length).toBeGreaterThan(60)
  })

  it.each(Object.entries(uploads))("%s", async (_, [bytes, said]) => {
    expect(await saidOf(bytes)).toBe(said)
  })
})
