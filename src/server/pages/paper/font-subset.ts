import { tableOf, type TrueType } from "./true-type.ts"

/** Tables that a reader of PDFs asks for; the rest of a font is for programs that set text. */
const kept = ["cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "prep"]

const hasMore = 0x20
const wordArguments = 0x01

/** The glyphs that a composite glyph is put together from. */
const partsOf = (glyph: Buffer): ReadonlyArray<number> => {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return []
  const parts: Array<number> = []
  for (let at = 10, flags = hasMore; (flags & hasMore) !== 0;) {
    flags = glyph.readUInt16BE(at)
    parts.push(glyph.readUInt16BE(at + 2))
    const scale = (flags & 0x08) !== 0 ? 2 : (flags & 0x40) !== 0 ? 4 : (flags & 0x80) !== 0 ? 8 : 0
    at += 4 + ((flags & wordArguments) !== 0 ? 4 : 2) + scale
  }
  return parts
}

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])

/** The same font with the outlines of these glyphs alone; their numbers stay. */
export const subsetOf = (font: TrueType, glyphs: ReadonlySet<number>): Buffer => {
  const loca = tableOf(font, "loca")
  const glyf = tableOf(font, "glyf")
  const isLong = tableOf(font, "head").readInt16BE(50) === 1
  const begin = (glyph: number) => (isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2)
  const outline = (glyph: number) => glyf.subarray(begin(glyph), begin(glyph + 1))
  const needed = new Set([0, ...glyphs])
  for (const glyph of needed) for (const part of partsOf(outline(glyph))) needed.add(part)

  const places = Buffer.alloc((font.glyphCount + 1) * 4)
  const outlines: Array<Buffer> = []
  let length = 0
  for (let glyph = 0; glyph < font.glyphCount; glyph++) {
    places.writeUInt32BE(length, glyph * 4)
    if (!needed.has(glyph)) continue
    const bytes = padded(outline(glyph))
    outlines.push(bytes)
    length += bytes.length
  }
  places.writeUInt32BE(length, font.glyphCount * 4)
  const head = Buffer.from(tableOf(font, "head"))
  head.writeInt16BE(1, 50)
  const made = new Map<string, Buffer>([
    ["glyf", Buffer.concat(outlines)],
    ["loca", places],
    ["head", head]
  ])
  return fileOf(
    kept.flatMap((name) => {
      const table = made.get(name) ?? font.tables.get(name)
      return table === undefined ? [] : [[name, table] as const]
    })
  )
}

const fileOf = (tables: ReadonlyArray<readonly [string, Buffer]>): Buffer => {
  const directory = Buffer.alloc(12 + tables.length * 16)
  directory.writeUInt32BE(0x0001_0000, 0)
  directory.writeUInt16BE(tables.length, 4)
  const bodies: Array<Buffer> = []
  let from = directory.length
  for (const [index, [name, table]] of tables.entries()) {
    const at = 12 + index * 16
    const body = padded(table)
    let sum = 0
    for (let word = 0; word < body.length; word += 4) sum = (sum + body.readUInt32BE(word)) >>> 0
    directory.write(name, at, "latin1")
    directory.writeUInt32BE(sum, at + 4)
    directory.writeUInt32BE(from, at + 8)
    directory.writeUInt32BE(table.length, at + 12)
    bodies.push(body)
    from += body.length
  }
  return Buffer.concat([directory, ...bodies])
}
