import { rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { TestDatabase } from "../db/testing.ts"
import { edit, exampleFolder, folderOf, importFolder, refusalsOf, versions } from "./lists.test-support.ts"

const none = { added: 0, changed: 0, gone: 0 }
const heads = "haendler;liefergebiet;produkt;zertifikat;ab_menge;gueltig_ab;preis\n"
const nothing = {
  dealers: none,
  branches: none,
  areas: none,
  fees: none,
  pallets: none,
  prices: none,
  lists: 0
}

layer(TestDatabase.layer)("dealers' files", (it) => {
  it.effect("are imported completely, and later only changes are announced", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const folder = yield* folderOf(exampleFolder)
      const first = yield* importFolder(folder)
      assert.deepStrictEqual(
        [first.dealers.added, first.branches.added, first.areas.added, first.fees.added, first.prices.added],
        [3, 4, 4, 11, 11]
      )
      const [area] = yield* sql`
        select d.name, d.id, a.zip_prefixes, a.lead_workdays, b.name as branch
        from delivery_area a join dealer d on d.id = a.dealer_id join branch b on b.id = a.branch_id
        where d.external_number = 'K-1001' and a.external_number = '1'`
      assert.deepStrictEqual(area, {
        name: "Isarpellets Beispiel GmbH",
        id: 100_000,
        zip_prefixes: ["80", "81", "857"],
        lead_workdays: 3,
        branch: "Zentrale"
      })
      const lists = ["1:1 1", "1:3 1", "1:4 1", "2:3 1"]
      assert.deepStrictEqual(yield* versions, lists)

      assert.deepInclude(yield* importFolder(folder), nothing)
      assert.deepStrictEqual(yield* versions, lists)

      // one price changed: only the list that contains it gets a new version
      edit(folder, "preise.csv", (text) => text.replace("104,90", "105,90"))
      assert.deepInclude(yield* importFolder(folder), {
        ...nothing,
        prices: { added: 0, changed: 1, gone: 0 },
        lists: 1
      })
      assert.deepStrictEqual(yield* versions, ["1:1 2", "1:3 1", "1:4 1", "2:3 1"])

      // a branch with its area and prices was removed: all lists of the branch's dealer get a new version
      for (const file of ["niederlassungen.csv", "liefergebiete.csv", "preise.csv"])
        edit(folder, file, (text) => text.replaceAll(/^K-1001;2;.*\r\n/gmu, ""))
      assert.deepInclude(yield* importFolder(folder), {
        ...nothing,
        branches: { ...none, gone: 1 },
        areas: { ...none, gone: 1 },
        prices: { ...none, gone: 2 },
        lists: 2
      })
      assert.deepStrictEqual(yield* versions, ["1:1 2", "1:3 2", "1:4 2", "2:3 1"])

      // a dealer who is in no file stays
      for (const file of [
        "haendler.csv",
        "niederlassungen.csv",
        "liefergebiete.csv",
        "gebuehren.csv",
        "preise.csv"
      ])
        edit(folder, file, (text) => text.replaceAll(/^K-2001;.*\r\n/gmu, ""))
      assert.deepInclude(yield* importFolder(folder), nothing)
      assert.deepStrictEqual(yield* sql`select 1 as n from dealer where external_number = 'K-2001'`, [
        { n: 1 }
      ])
    })
  )

  it.effect("with errors are refused with all of them, and change nothing", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const before = yield* sql`select * from dealer order by id`
      const folder = yield* folderOf(exampleFolder)
      edit(folder, "haendler.csv", (text) =>
        text
          .replace("K-1001;DE;Isarpellets", "K-1001;XX;=cmd|' /C calc'!A0")
          .replace(";nein;Rechnung;", ";nein;Bar;")
      )
      edit(folder, "liefergebiete.csv", (text) => text.replace("85700-85799", "85799-85700, 8x"))
      edit(folder, "gebuehren.csv", (text) =>
        text.replace("Einblasen", "Einwerfen").replace("34,50", "34.50")
      )
      edit(folder, "preise.csv", (text) =>
        text.replace("289,50", "1.289,50").replace("K-1002;1;heizoel;;", "K-1002;7;heizoel;DINplus;")
      )
      assert.deepStrictEqual(yield* refusalsOf(folder), [
        'haendler.csv, line 2, column land: "XX" cannot be used; write one of DE, AT, CH.',
        `haendler.csv, line 2, column name: "=cmd|' /C calc'!A0 Beispiel GmbH" cannot be used; write the text or number itself, not a formula.`,
        'haendler.csv, line 2, column zahlungsarten: "Bar" cannot be used; write one or more of Rechnung, Lastschrift, Raten with commas between them.',
        'liefergebiete.csv, line 2, column postleitzahlen: "85799-85700" cannot be used; write the smaller end of a range first.',
        'liefergebiete.csv, line 2, column postleitzahlen: "8x" cannot be used; write digits (80), a range (80000-81999) or a list of these.',
        'gebuehren.csv, line 2, column betrag: "34.50" cannot be used; write an amount from 0,00 to 10000 with a comma and without a thousands sign, such as 289,50.',
        'preise.csv, line 4, column preis: "1.289,50" cannot be used; write an amount from 0,01 to 100000 with a comma and without a thousands sign, such as 289,50.',
        'preise.csv, line 8, column zertifikat: "DINplus" cannot be used; leave it empty: these goods have none.',
        'preise.csv, line 8, column liefergebiet: "7" cannot be used; write a number that stands in liefergebiete.csv for this dealer.'
      ])
      assert.deepStrictEqual(yield* sql`select * from dealer order by id`, before)
    })
  )

  it.effect("contain postal codes of the dealer's own country only (rule dealer.areas)", () =>
    Effect.gen(function* () {
      const folder = yield* folderOf(exampleFolder)
      edit(folder, "liefergebiete.csv", (text) => text.replace(/^(K-1002;1;1;DE);[^;]*/mu, "$1;1010"))
      assert.deepStrictEqual(yield* refusalsOf(folder), [
        'liefergebiete.csv, line 4, column postleitzahlen: "1010" cannot be used; write five digits, a beginning of at most three, or ten German codes as a range (80330-80339).'
      ])
      edit(folder, "liefergebiete.csv", (text) => text.replace("K-1002;1;1;DE", "K-1002;1;1;AT"))
      assert.deepStrictEqual(yield* refusalsOf(folder), [
        'liefergebiete.csv, line 4, column land: "AT" cannot be used; write the dealer\'s country: one dealer delivers in one country.'
      ])
    })
  )

  it.effect("must not contain the same entry twice", () =>
    Effect.gen(function* () {
      const folder = yield* folderOf(exampleFolder)
      edit(folder, "preise.csv", (text) => `${text}K-1001;1;holzpellets-lose;ENplus A1;0;02.11.2026;1,00\r\n`)
      assert.deepStrictEqual(yield* refusalsOf(folder), [
        "preise.csv, line 13: line 2 has the same step; leave one of them out."
      ])
      edit(folder, "haendler.csv", (text) => text.replace("\r\nK-1002", "\r\nK-1001"))
      assert.include(
        yield* refusalsOf(folder),
        "haendler.csv, line 3: line 2 says the same; leave one of them out."
      )
    })
  )

  it.effect("are read until the hundredth problem", () =>
    Effect.gen(function* () {
      const folder = yield* folderOf(exampleFolder)
      edit(folder, "preise.csv", (text) => text + "x\r\n".repeat(10_000))
      const told = yield* refusalsOf(folder)
      assert.strictEqual(told.length, 100)
      assert.strictEqual(
        told.at(-1),
        "preise.csv, line 112: write 7 cells as in the first line, here are 1; a text with a semicolon stands in quotes."
      )
    })
  )

  it.effect.each<readonly [what: string, bytes: string | Uint8Array, sentence: string]>([
    [
      "empty",
      "",
      "preise.csv: it is empty; write its first line: haendler;liefergebiet;produkt;zertifikat;ab_menge;gueltig_ab;preis."
    ],
    [
      "an Excel file",
      "PK\u0003\u0004",
      "preise.csv: it is an Excel file or an archive; save it as CSV in UTF-8 with semicolons."
    ],
    [
      "UTF-16",
      Buffer.from("\ufeffhaendler", "utf16le"),
      "preise.csv: it is in UTF-16; save it as CSV in UTF-8 with semicolons."
    ],
    [
      "Latin-1",
      Buffer.from(`${heads}Jörg;1`, "latin1"),
      "preise.csv, line 2: it is not in UTF-8 from here on; save it as CSV in UTF-8 with semicolons."
    ],
    [
      "cut within a sign",
      Buffer.concat([Buffer.from(heads), Buffer.from([0xc3])]),
      "preise.csv, line 2: it is not in UTF-8 from here on; save it as CSV in UTF-8 with semicolons."
    ],
    [
      "with NUL",
      "a;b\r\nc;\0",
      "preise.csv, line 2: a NUL byte stands here, as in no text; save it as CSV in UTF-8 with semicolons."
    ],
    [
      "with commas",
      "haendler,liefergebiet,produkt\n",
      "preise.csv, line 1: commas or tabs stand between the columns; save it as CSV in UTF-8 with semicolons."
    ],
    [
      "of 200 columns",
      `${Array.from({ length: 200 }, (_, index) => `c${index}`).join(";")}\n`,
      "preise.csv, line 1: columns are missing: haendler, liefergebiet, produkt, zertifikat, ab_menge, gueltig_ab, preis; columns that are unknown or stand there twice: c0, c1, c2, c3, c4, c5, c6, c7, c8, c9; write haendler;liefergebiet;produkt;zertifikat;ab_menge;gueltig_ab;preis."
    ],
    [
      "without one column",
      "haendler;liefergebiet;produkt;zertifikat;ab_menge;preis\n",
      "preise.csv, line 1: columns are missing: gueltig_ab; write haendler;liefergebiet;produkt;zertifikat;ab_menge;gueltig_ab;preis."
    ],
    [
      "with a line that has no end",
      "x".repeat(3_000_000),
      "preise.csv, line 1: the line is longer than 65536 characters; it is of another kind of file."
    ],
    [
      "with an open quote",
      'haendler;"liefergebiet\n',
      "preise.csv, line 1: a quote that begins here is not closed; close it."
    ]
  ])("that are %s are refused in a sentence", ([, bytes, sentence]) =>
    Effect.gen(function* () {
      const folder = yield* folderOf(exampleFolder)
      writeFileSync(join(folder, "preise.csv"), bytes)
      assert.deepStrictEqual(yield* refusalsOf(folder), [sentence])
    })
  )

  it.effect("that do not exist are refused in a sentence, once each", () =>
    Effect.gen(function* () {
      const folder = yield* folderOf(exampleFolder)
      rmSync(join(folder, "haendler.csv"))
      assert.deepStrictEqual(yield* refusalsOf(folder), [
        "haendler.csv: it is not in the folder; write it, with its first line alone where there is nothing to tell."
      ])
      assert.strictEqual((yield* refusalsOf(join(folder, "elsewhere"))).length, 6)
    })
  )

  it.effect("may start with a byte order mark, and have their columns in any order", () =>
    Effect.gen(function* () {
      const folder = yield* folderOf(exampleFolder)
      edit(
        folder,
        "paletten.csv",
        () => "Saecke;sack_kg;HAENDLER;produktgruppe\n65;15;K-1001;holzpellets-sackware\n;;;\n"
      )
      yield* importFolder(yield* folderOf(exampleFolder))
      assert.deepInclude(yield* importFolder(folder), nothing)
    })
  )

  it.effect("raise the version only of the dealer who changed (rule price-list.version)", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const own = sql<{ readonly number: string; readonly version: number }>`
        select d.external_number as number, v.version from dealer_price_version v join dealer d on d.id = v.dealer_id
        where v.country_id = 1 and v.product_group_id = 3 order by 1`
      const lists = sql<{ readonly number: string; readonly version: number; readonly source: string }>`
        select d.external_number as number, l.version, l.source from price_list l join dealer d on d.id = l.dealer_id
        order by 1, 2`
      const folder = yield* folderOf(exampleFolder)
      yield* importFolder(folder)
      const [before, kept] = [yield* own, yield* lists]
      edit(folder, "preise.csv", (text) => text.replace("318,00", "319,00"))
      yield* importFolder(folder)
      assert.deepStrictEqual(
        yield* own,
        before.map((row) => (row.number === "K-1001" ? { ...row, version: row.version + 1 } : row))
      )
      const newest = Math.max(
        ...kept.filter(({ number }) => number === "K-1001").map(({ version }) => version)
      )
      assert.sameDeepMembers(
        [...(yield* lists)],
        [...kept, { number: "K-1001", version: newest + 1, source: "files" }]
      )
    })
  )

  for (const [what, file, from, to, table] of [
    ["a dealer's name", "haendler.csv", "Isarpellets Beispiel GmbH", "Isarpellets Neu GmbH", "dealer"],
    ["a branch", "niederlassungen.csv", "Zentrale", "Hauptlager", "branch"],
    ["an area's postal codes", "liefergebiete.csv", "85700-85799", "85800-85899", "delivery_area"]
  ] as const)
    it.effect(`raise the version that the desk edits: an older form is refused (${what})`, () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const versionsOf = sql<{ readonly id: number; readonly version: number }>`
          select id, row_version as version from ${sql(table)} order by id`
        const folder = yield* folderOf(exampleFolder)
        yield* importFolder(folder)
        const before = yield* versionsOf
        edit(folder, file, (text) => text.replace(from, to))
        yield* importFolder(folder)
        const raised = (yield* versionsOf).filter(
          ({ id, version }) => version !== before.find((row) => row.id === id)?.version
        )
        assert.lengthOf(raised, 1)
        const [row] = raised
        assert.strictEqual(row?.version, (before.find(({ id }) => id === row?.id)?.version ?? 0) + 1)
      })
    )
})
