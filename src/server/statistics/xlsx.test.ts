import { inflateRawSync } from "node:zlib"
import { expect, it } from "vitest"
import { csvMoney } from "../../domain/csv/csv.ts"
import { xlsxOf } from "./xlsx.ts"

/** Returns one file of an archive, found by the directory at the end of the archive. */
const fileIn = (archive: Buffer, name: string): string => {
  for (let at = archive.indexOf("PK\u0001\u0002", 0, "latin1"); at >= 0;) {
    const length = archive.readUInt16LE(at + 28)
    if (archive.toString("utf8", at + 46, at + 46 + length) === name) {
      const local = archive.readUInt32LE(at + 42)
      const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
      const bytes = archive.subarray(begin, begin + archive.readUInt32LE(at + 20))
      return (archive.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes)).toString("utf8")
    }
    at = archive.indexOf("PK\u0001\u0002", at + 46, "latin1")
  }
  throw new Error(`The archive has no ${name}`)
}

it("codes are written as texts and francs as numbers (rule desk.exports)", async () => {
  const texts = ["01067", "03511234567", "+49 351 1234567", "2026-05", "=1+1", "a\u0000<b>"]
  const [zip, phone, international, month, formula, odd] = texts
  const file = Buffer.from(
    await xlsxOf(
      ["PLZ", "Umsatz"],
      [
        [{ code: zip ?? "" }, { code: phone ?? "" }, { code: international ?? "" }, { code: month ?? "" }],
        [formula ?? "", odd ?? "", csvMoney(244_728), null]
      ]
    )
  )
  const sheet = fileIn(file, "xl/worksheets/sheet1.xml")
  const shared = fileIn(file, "xl/sharedStrings.xml")
  for (const text of [...texts.slice(0, 5), "a &lt;b&gt;"]) expect(shared + sheet).toContain(text)
  expect([...sheet.matchAll(/<c [^>]*t="s"/gu)]).toHaveLength(8)
  expect(sheet).toMatch(/<c (?![^>]*t=)[^>]*><v>2447\.28<\/v>/u)
  expect(sheet).not.toContain("<f>")
})

it("days and minutes are written as dates that can be sorted (rule desk.exports)", async () => {
  const file = Buffer.from(
    await xlsxOf(["Bestellt am", "Lieferung ab"], [[{ date: "2026-06-22T13:30" }, { date: "2026-06-30" }]])
  )
  const sheet = fileIn(file, "xl/worksheets/sheet1.xml")
  // days since the end of 1899: 22 June 2026 at half past one, and 30 June 2026
  expect(sheet).toMatch(/<v>46195\.5625<\/v>/u)
  expect(sheet).toMatch(/<v>46203<\/v>/u)
  const styles = fileIn(file, "xl/styles.xml")
  expect(styles).toContain('formatCode="dd.mm.yyyy hh:mm"')
  expect(styles).toContain('formatCode="dd.mm.yyyy"')
})
