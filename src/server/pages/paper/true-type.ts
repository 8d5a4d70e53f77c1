/** What a PDF needs to know of a TrueType font. Lengths are in thousandths of the size of the text. */
export interface TrueType {
  readonly bytes: Buffer
  readonly tables: ReadonlyMap<string, Buffer>
  readonly glyphCount: number
  /** The glyph of a character; 0 is the box of what the font does not have. */
  readonly glyphOf: (codePoint: number) => number
  readonly widthOf: (glyph: number) => number
  readonly ascent: number
  readonly descent: number
  readonly capHeight: number
  readonly box: readonly [number, number, number, number]
}

/** A segment of a table of characters: from, to, and the glyph of the first. */
interface Segment {
  readonly from: number
  readonly to: number
  readonly glyphOf: (codePoint: number) => number
}

const tablesOf = (bytes: Buffer): ReadonlyMap<string, Buffer> => {
  const tables = new Map<string, Buffer>()
  for (let index = 0; index < bytes.readUInt16BE(4); index++) {
    const at = 12 + index * 16
    const from = bytes.readUInt32BE(at + 8)
    tables.set(bytes.toString("latin1", at, at + 4), bytes.subarray(from, from + bytes.readUInt32BE(at + 12)))
  }
  return tables
}

/** The named table; an error where the font has none. */
export const tableOf = ({ tables }: Pick<TrueType, "tables">, name: string): Buffer => {
  const table = tables.get(name)
  if (table === undefined) throw new Error(`The font has no table "${name}"`)
  return table
}

/** The segments of a subtable of format 4, which holds all characters up to U+FFFF. */
const segmentsOf = (cmap: Buffer): ReadonlyArray<Segment> => {
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const at = cmap.readUInt32BE(4 + index * 8 + 4)
    if (cmap.readUInt16BE(at) !== 4) continue
    const size = cmap.readUInt16BE(at + 6)
    const word = (row: number, segment: number) => at + 14 + row * size + segment * 2 + (row > 0 ? 2 : 0)
    return Array.from({ length: size / 2 }, (_, segment) => {
      const from = cmap.readUInt16BE(word(1, segment))
      const delta = cmap.readUInt16BE(word(2, segment))
      const offsetAt = word(3, segment)
      const offset = cmap.readUInt16BE(offsetAt)
      return {
        from,
        to: cmap.readUInt16BE(word(0, segment)),
        glyphOf: (codePoint) => {
          const glyph =
            offset === 0 ? codePoint : cmap.readUInt16BE(offsetAt + offset + (codePoint - from) * 2)
          return glyph === 0 ? 0 : (glyph + delta) % 65_536
        }
      }
    })
  }
  throw new Error("The font has no table of characters in format 4")
}

/** Reads a TrueType font; throws where it is none. */
export const readTrueType = (bytes: Buffer): TrueType => {
  const tables = tablesOf(bytes)
  const table = (name: string) => tableOf({ tables }, name)
  const head = table("head")
  const hhea = table("hhea")
  const hmtx = table("hmtx")
  const unit = 1000 / head.readUInt16BE(18)
  const metrics = hhea.readUInt16BE(34)
  const segments = segmentsOf(table("cmap"))
  const scaled = (source: Buffer, at: number) => Math.round(source.readInt16BE(at) * unit)
  return {
    bytes,
    tables,
    glyphCount: table("maxp").readUInt16BE(4),
    glyphOf: (codePoint) => {
      const segment = segments.find(({ to }) => to >= codePoint)
      return segment !== undefined && segment.from <= codePoint ? segment.glyphOf(codePoint) : 0
    },
    widthOf: (glyph) => Math.round(hmtx.readUInt16BE(Math.min(glyph, metrics - 1) * 4) * unit),
    ascent: scaled(hhea, 4),
    descent: scaled(hhea, 6),
    capHeight: scaled(table("OS/2"), 88),
    box: [scaled(head, 36), scaled(head, 38), scaled(head, 40), scaled(head, 42)]
  }
}
