import { expect, it } from "vitest"
import { paperBlocks } from "./paper-blocks.ts"
import { paperFile, printedAddress } from "./paper-file.ts"
import { pdfFacts, pdfLines, pdfTags } from "./read-pdf.test-support.ts"

const page = (paper: string) =>
  `<!DOCTYPE html><html><body><main id="inhalt" data-part="paper">${paper}</main></body></html>`

const bytesOf = async (html: string) => (await paperFile(html))?.bytes ?? Buffer.alloc(0)
const linesOf = async (paper: string) => pdfLines(await bytesOf(page(paper)))

const bill =
  page(`<button>Drucken</button><article><header><address><small>Wärme &amp; Co.</small><strong>Zażółć Łódź</strong></address></header>
  <h1>Rechnung R-1</h1><dl><div><dt>Datum</dt><dd>23. November<br/>2025</dd></div></dl>
  <p>Mehr in den <a href="/agb">Bedingungen<span> (öffnet ein neues Fenster)</span></a>.</p>
  <table><caption>Betrag</caption><thead><tr><th>Was</th><th>Menge</th><th>Preis</th></tr></thead>
  <tbody><tr><th>Pellets<small>brutto</small></th><td>6.108<!-- --> <!-- -->kg</td><td>2.233,08 €</td></tr></tbody>
  <tfoot><tr><th colspan="2">Zusammen</th><td>2.268,38 €</td></tr></tfoot></table>
  <footer><span>Sitz: Augsburg</span></footer></article>`)

it("the text of a printed page is read, without parts only for the screen (rule law.contract-text)", () => {
  expect(paperBlocks(bill)).toEqual([
    { kind: "address", text: "Wärme & Co.\nZażółć Łódź" },
    { kind: "title", text: "Rechnung R-1" },
    { kind: "facts", rows: [{ part: "body", cells: ["Datum", "23. November\n2025"] }] },
    { kind: "text", text: "Mehr in den Bedingungen." },
    { kind: "heading", text: "Betrag" },
    {
      kind: "table",
      rows: [
        { part: "head", cells: ["Was", "Menge", "Preis"] },
        { part: "body", cells: ["Pellets\nbrutto", "6.108 kg", "2.233,08 €"] },
        { part: "foot", cells: ["Zusammen", "2.268,38 €"] }
      ]
    },
    { kind: "fine", text: "Sitz: Augsburg" }
  ])
})

it("the file has the text of the page, with all letters of its names", async () => {
  const file = await paperFile(bill)
  expect(file?.name).toBe("Rechnung R-1.pdf")
  const lines = await pdfLines(file?.bytes ?? Buffer.alloc(0))
  for (const line of ["Wärme & Co.", "Zażółć Łódź", "6.108 kg", "2.268,38 €", "brutto", "Seite 1 von 1"])
    expect(lines).toContain(line)
  expect(lines.join(" ")).not.toContain("?")
  expect(file?.bytes.length).toBeLessThan(40_000)
})

it.each(["😀 Ömer 中文 العربية", "\u0000\ud800", "( \\ ) Tj ET", "", " ".repeat(3000), "𐐨".repeat(999)])(
  "a file is created for any input: %j",
  async (text) => {
    const file = await paperFile(
      page(`<h1>${text}</h1><p>Am Ende</p><table><tr><th>${text}</th><td>1</td></tr></table>`)
    )
    const lines = await pdfLines(file?.bytes ?? Buffer.alloc(0))
    expect(lines).toContain("Am Ende")
    expect(encodeURIComponent(file?.name ?? "").length).toBeLessThan(1000)
  }
)

it("no text is treated as a part of the file format", async () => {
  const text = String.raw`( \ ) Tj ET endstream`
  expect(await linesOf(`<h1>Titel</h1><p>${text}</p>`)).toContain(text)
})

it("long texts are broken into lines and pages, without losing a word", async () => {
  const words = Array.from({ length: 3000 }, (_, index) => `Wort${index}`)
  const long = `${"Donaudampfschifffahrt".repeat(10)}`
  const lines = await linesOf(`<h1>Lang</h1><p>${words.join(" ")}</p><p>${long}</p>`)
  expect(lines).toContain("Seite 2 von 6")
  const text = lines.filter((line) => !/^(?:Lang|Seite .*)$/u.test(line))
  expect(text.join(" ")).toContain(words.join(" "))
  expect(text.join("")).toContain(long)
})

it("titles and tables are tagged for screen readers, in German", async () => {
  const bytes = await bytesOf(bill)
  expect(await pdfTags(bytes)).toEqual([
    "Document(P H1 Table(TR(TH TD)) P H2 Table(TR(TH TH TH) TR(TH TD TD) TR(TH TD)) P)"
  ])
  const { info, preferences, marked } = await pdfFacts(bytes)
  expect(info).toMatchObject({ Title: "Rechnung R-1", Language: "de", PDFFormatVersion: "1.7" })
  expect(preferences).toMatchObject({ DisplayDocTitle: true })
  expect(marked).toMatchObject({ Marked: true })
})

it("a title with XML characters is shown, though the package does not escape them", async () => {
  const { info, title } = await pdfFacts(await bytesOf(page("<h1>A &amp; B &lt;c&gt;</h1>")))
  expect([info, title]).toMatchObject([{ Title: "A  B c" }, "A  B c"])
})

it("the same page results in the same bytes", async () => {
  expect((await bytesOf(bill)).equals(await bytesOf(bill))).toBe(true)
})

it("each page of a table starts with the column heads, and rows are not split", async () => {
  const rows = Array.from(
    { length: 60 },
    (_, index) => `<tr><th>Zeile ${index}<br/>unten</th><td>1</td></tr>`
  )
  const table = `<table><thead><tr><th>Was</th><th>Preis</th></tr></thead><tbody>${rows.join("")}</tbody></table>`
  const lines = await linesOf(`<h1>Liste</h1>${table}`)
  expect(lines.filter((line) => line === "Preis")).toHaveLength(4)
  const above = lines.filter((_, index) => lines[index + 1] === "unten")
  expect(above).toEqual(rows.map((_, index) => `Zeile ${index}`))
  expect(lines).toContain("Seite 4 von 4")
})

it("a row that is higher than a page loses no word, and the table continues below it", async () => {
  const words = Array.from({ length: 1500 }, (_, index) => `Wort${index}`).join(" ")
  const lines = await linesOf(
    `<h1>Hoch</h1><table><tr><th>${words}</th><td>Danach</td></tr></table><p>Am Ende</p>`
  )
  expect(lines.filter((line) => !/^(?:Hoch|Seite .*)$/u.test(line)).join(" ")).toBe(`${words} Danach Am Ende`)
  expect(lines.slice(-4)).toEqual(["Danach", "Am Ende", "Hoch", expect.stringMatching(/^Seite (.) von \1$/u)])
})

it("a long title is cut at the foot of a page, not at its top", async () => {
  const title = "Unterlagen ".repeat(30).trim()
  const lines = await linesOf(`<h1>${title}</h1>`)
  expect(lines.slice(0, -2).join(" ")).toBe(title)
  expect(lines.slice(-2)).toEqual([expect.stringMatching(/^Unterlagen .*…$/u), "Seite 1 von 1"])
})

it("no file is created for a page without a printed version, such as an error page", async () => {
  expect(await paperFile('<main id="inhalt"><h1>Gerade nicht erreichbar</h1></main>')).toBeUndefined()
})

it.each([
  ["/druckansicht/agb.pdf", "/druckansicht/agb"],
  ["/ch/druckansicht/bestellung/abc-1/rechnung.pdf", "/ch/druckansicht/bestellung/abc-1/rechnung"],
  ["/druckansicht/agb.pdf?x=1", "/druckansicht/agb?x=1"],
  ["/druckansicht/agb", undefined],
  ["/preise.pdf", undefined],
  ["/druckansicht/../kunde/x.pdf", undefined],
  ["/druckansicht/a?b=/c.pdf", undefined]
])("the address %s is read as the page %s", (address, printed) => {
  expect(printedAddress(address)).toBe(printed)
})
