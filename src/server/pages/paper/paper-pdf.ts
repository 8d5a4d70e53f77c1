import { buffer } from "node:stream/consumers"
import type { PaperBlock } from "./paper-blocks.ts"
import { paperFonts } from "./paper-fonts.ts"
import { layOut, margins } from "./paper-layout.ts"

const footSize = 8.5

/** Adds title and page number at the foot of each page; screen readers skip them. */
const setFeet = (doc: PDFKit.PDFDocument, title: string): void => {
  const { start, count } = doc.bufferedPageRange()
  doc.font(paperFonts.regular, footSize)
  const height = doc.currentLineHeight(true)
  for (let index = 0; index < count; index++) {
    const { width, height: below } = doc.switchToPage(start + index)
    const number = `Seite ${index + 1} von ${count}`
    const right = width - margins.right - doc.widthOfString(number)
    const y = below - margins.bottom + 24
    doc.markContent("Artifact", { type: "Pagination" })
    doc.text(title, margins.left, y, { width: right - margins.left - 14, height, ellipsis: true })
    doc.text(number, right, y, { lineBreak: false })
    doc.endMarkedContent()
  }
}

/**
 * Creates a PDF whose text can be read, searched and copied, tagged for screen readers (PDF 1.7, German). Equal blocks
 * produce equal bytes. The PDF package is loaded with the first file.
 */
export const paperPdf = async (blocks: ReadonlyArray<PaperBlock>, title: string): Promise<Buffer> => {
  const { default: PDFDocument } = await import("pdfkit")
  const doc = new PDFDocument({
    size: "A4",
    margins,
    font: paperFonts.regular,
    pdfVersion: "1.7",
    tagged: true,
    lang: "de",
    displayTitle: true,
    bufferPages: true,
    info: {
      // the package writes the title into XML without escaping
      Title: title.toWellFormed().replaceAll(/[&<>\p{Cc}]/gu, ""),
      CreationDate: new Date(0)
    }
  })
  layOut(doc, blocks)
  setFeet(doc, title)
  doc.end()
  return buffer(doc)
}
