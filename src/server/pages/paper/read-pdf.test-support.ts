import { getDocumentProxy } from "unpdf"

const open = (file: Buffer) => getDocumentProxy(new Uint8Array(file), { verbosity: 0 })

/** The pieces of text that a PDF shows, a line or a part of it each, in its order. */
export const pdfLines = async (file: Buffer): Promise<ReadonlyArray<string>> => {
  const pdf = await open(file)
  const lines: Array<string> = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    for (const item of items) if ("str" in item && item.str.trim() !== "") lines.push(item.str.trimEnd())
  }
  return lines
}
