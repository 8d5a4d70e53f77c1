import { deflateSync } from "node:zlib"
import { subsetOf } from "./font-subset.ts"
import { type Face, paperFonts } from "./paper-fonts.ts"
import { type LaidOutPaper, paper, type PaperPage, type PlacedText } from "./paper-layout.ts"

const faces = ["regular", "bold"] as const satisfies ReadonlyArray<Face>

/** The name of a face within a page. */
const nameOf = (face: Face): string => (face === "regular" ? "F1" : "F2")

const hex = (number: number): string => number.toString(16).padStart(4, "0")

/** A text of the file's own facts: UTF-16 with its mark. */
const fact = (text: string): string =>
  `<feff${Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join("")}>`

/** The objects of a file, numbered as they are told of. */
const objects = () => {
  const bodies: Array<Buffer | undefined> = []
  const add = (): number => bodies.push(undefined)
  const put = (id: number, body: string | Buffer) => {
    bodies[id - 1] = typeof body === "string" ? Buffer.from(body, "latin1") : body
  }
  return {
    add,
    put,
    made: (body: string): number => {
      const id = add()
      put(id, body)
      return id
    },
    stream: (bytes: Buffer, entries = ""): number => {
      const id = add()
      const small = deflateSync(bytes)
      put(
        id,
        Buffer.concat([
          Buffer.from(`<</Filter/FlateDecode/Length ${small.length}${entries}>>\nstream\n`, "latin1"),
          small,
          Buffer.from("\nendstream", "latin1")
        ])
      )
      return id
    },
    file: (trailer: string): Buffer => {
      const chunks = [Buffer.from("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n", "latin1")]
      let length = chunks[0]?.length ?? 0
      const places = bodies.map((body, index) => {
        const at = length
        const chunk = Buffer.concat([
          Buffer.from(`${index + 1} 0 obj\n`, "latin1"),
          body ?? Buffer.from("null"),
          Buffer.from("\nendobj\n", "latin1")
        ])
        chunks.push(chunk)
        length += chunk.length
        return `${String(at).padStart(10, "0")} 00000 n \n`
      })
      const count = bodies.length + 1
      const end = `xref\n0 ${count}\n0000000000 65535 f \n${places.join("")}trailer\n<</Size ${count}${trailer}>>\nstartxref\n${length}\n%%EOF\n`
      return Buffer.concat([...chunks, Buffer.from(end, "latin1")])
    }
  }
}

type Objects = ReturnType<typeof objects>

/** A font with the outlines of the signs that stand in these texts, and what each glyph says when it is copied. */
const putFont = ({ made, stream }: Objects, face: Face, texts: ReadonlyArray<PlacedText>): number => {
  const font = paperFonts()[face]
  const signs = new Map<number, string>()
  for (const { text, face: own } of texts)
    if (own === face) for (const sign of text) signs.set(font.glyphOf(sign.codePointAt(0) ?? 0), sign)
  const glyphs = [...signs.keys()].toSorted((one, other) => one - other)
  const name = `/HEIZMA+SourceSans3-${face === "regular" ? "Regular" : "SemiBold"}`
  const subset = subsetOf(font, new Set(glyphs))
  const file = stream(subset, `/Length1 ${subset.length}`)
  const descriptor = made(
    `<</Type/FontDescriptor/FontName${name}/Flags 4/FontBBox[${font.box.join(" ")}]/ItalicAngle 0/Ascent ${font.ascent}/Descent ${font.descent}/CapHeight ${font.capHeight}/StemV 80/FontFile2 ${file} 0 R>>`
  )
  const widths = glyphs.map((glyph) => `${glyph}[${font.widthOf(glyph)}]`).join("")
  const descendant = made(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${descriptor} 0 R/CIDToGIDMap/Identity/DW 0/W[${widths}]>>`
  )
  const said = [...signs].map(
    ([glyph, sign]) =>
      `<${hex(glyph)}><${Array.from({ length: sign.length }, (_, at) => hex(sign.charCodeAt(at))).join("")}>`
  )
  const groups: Array<string> = []
  for (let at = 0; at < said.length; at += 100) {
    const group = said.slice(at, at + 100)
    groups.push(`${group.length} beginbfchar\n${group.join("\n")}\nendbfchar\n`)
  }
  const unicode = stream(
    Buffer.from(
      `/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n1 begincodespacerange\n<0000><ffff>\nendcodespacerange\n${groups.join("")}endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n`,
      "latin1"
    )
  )
  return made(
    `<</Type/Font/Subtype/Type0/BaseFont${name}/Encoding/Identity-H/DescendantFonts[${descendant} 0 R]/ToUnicode ${unicode} 0 R>>`
  )
}

const shown = ({ face, size, x, y, text }: PlacedText): string => {
  const font = paperFonts()[face]
  const glyphs = Array.from(text, (sign) => hex(font.glyphOf(sign.codePointAt(0) ?? 0))).join("")
  return `BT /${nameOf(face)} ${size} Tf 1 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)} Tm <${glyphs}> Tj ET\n`
}

/** What is drawn on a page, and which part each of its marked pieces belongs to. */
const drawn = ({ texts, rules }: PaperPage, tagOf: (part: number) => string) => {
  const pieces: Array<number> = []
  let content = "/Artifact BMC 0.8 G 0.5 w\n"
  for (const y of rules)
    content += `${paper.side} ${y.toFixed(2)} m ${paper.width - paper.side} ${y.toFixed(2)} l S\n`
  content += "EMC\n"
  for (const [index, text] of texts.entries()) {
    const { part } = text
    const isSame = (other: PlacedText | undefined) => other !== undefined && other.part === part
    if (!isSame(texts[index - 1]))
      content +=
        part === undefined ? "/Artifact BMC\n" : `/${tagOf(part)} <</MCID ${pieces.push(part) - 1}>> BDC\n`
    const goesOn = part !== undefined && isSame(texts[index + 1])
    // the end of a line is a blank between words
    content += shown(goesOn ? { ...text, text: `${text.text} ` } : text)
    if (!isSame(texts[index + 1])) content += "EMC\n"
  }
  return { content, pieces }
}

/** A PDF with its text to read, to search and to copy, tagged for screen readers (PDF 1.7, German). */
export const pdfFile = ({ pages, parts }: LaidOutPaper, title: string): Buffer => {
  const file = objects()
  const { add, put, made, stream } = file
  const catalog = add()
  const tree = add()
  const root = add()
  const whole = add()
  const ids = parts.map(() => add())
  const texts = pages.flatMap((page) => page.texts)
  const fonts = faces.map((face) => `/${nameOf(face)} ${putFont(file, face, texts)} 0 R`).join("")
  const kids = parts.map((): Array<string> => [])
  const top: Array<string> = []
  for (const [index, { parent }] of parts.entries())
    (parent === undefined ? top : (kids[parent] ?? top)).push(`${ids[index]} 0 R`)

  const owners: Array<string> = []
  const pageIds = pages.map((page, number) => {
    const id = add()
    const { content, pieces } = drawn(page, (part) => parts[part]?.tag ?? "P")
    const body = stream(Buffer.from(content, "latin1"))
    for (const [piece, part] of pieces.entries()) kids[part]?.push(`<</Type/MCR/Pg ${id} 0 R/MCID ${piece}>>`)
    owners.push(`${number}[${pieces.map((part) => `${ids[part]} 0 R`).join(" ")}]`)
    put(
      id,
      `<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 ${paper.width} ${paper.height}]/Resources<</Font<<${fonts}>>>>/Contents ${body} 0 R/StructParents ${number}/Tabs/S>>`
    )
    return `${id} 0 R`
  })

  for (const [index, { tag, parent }] of parts.entries())
    put(
      ids[index] ?? 0,
      `<</Type/StructElem/S/${tag}/P ${parent === undefined ? whole : ids[parent]} 0 R/K[${kids[index]?.join(" ")}]>>`
    )
  put(whole, `<</Type/StructElem/S/Document/P ${root} 0 R/K[${top.join(" ")}]>>`)
  put(
    root,
    `<</Type/StructTreeRoot/K ${whole} 0 R/ParentTree<</Nums[${owners.join("")}]>>/ParentTreeNextKey ${pages.length}>>`
  )
  put(tree, `<</Type/Pages/Kids[${pageIds.join(" ")}]/Count ${pages.length}>>`)
  put(
    catalog,
    `<</Type/Catalog/Pages ${tree} 0 R/Lang(de)/MarkInfo<</Marked true>>/StructTreeRoot ${root} 0 R/ViewerPreferences<</DisplayDocTitle true>>>>`
  )
  const info = made(`<</Title${fact(title)}>>`)
  return file.file(`/Root ${catalog} 0 R/Info ${info} 0 R`)
}
