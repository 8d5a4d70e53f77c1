import sharp from "sharp"

const square = () => sharp({ create: { width: 8, height: 8, channels: 3, background: "#a1461d" } })

const latin = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, "latin1"))

/** Creates a PDF with one empty page and optional further content. */
export const pdfWith = (inner = "", head = "%PDF-1.4"): Uint8Array =>
  latin(
    `${head}\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${inner}>>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\ntrailer\n<< /Root 1 0 R /Size 4 >>\n%%EOF\n`
  )

/** The smallest possible ZIP file, which is empty. */
export const emptyZip: Uint8Array = latin(`PK\u0005\u0006${"\u0000".repeat(18)}`)

export const joined = (...parts: ReadonlyArray<Uint8Array | string>): Uint8Array =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === "string" ? latin(part) : part))))

/** Small valid files of the kinds that dealers send. */
export const papers = async () => ({
  pdf: pdfWith(),
  png: new Uint8Array(await square().png().toBuffer()),
  jpeg: new Uint8Array(await square().jpeg().toBuffer()),
  gif: new Uint8Array(await square().gif().toBuffer()),
  webp: new Uint8Array(await square().webp().toBuffer()),
  avif: new Uint8Array(await square().avif().toBuffer())
})
