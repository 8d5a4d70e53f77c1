import { getDocumentProxy } from "unpdf"

const pagesOf = async (file: Buffer) => {
  const pdf = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 })
  return Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
}

/** Reads the text pieces of a PDF in their order; each piece is a line of text, or a line of a table cell. */
export const pdfLines = async (file: Buffer): Promise<ReadonlyArray<string>> => {
  const contents = await Promise.all((await pagesOf(file)).map((page) => page.getTextContent()))
  return contents
    .flatMap(({ items }) => items.map((item) => ("str" in item ? item.str.trimEnd() : "")))
    .filter((text) => text !== "")
}

interface Part {
  /** Set if this part is a piece of page content instead of a tagged element. */
  readonly type?: string
  readonly role?: string
  readonly children?: ReadonlyArray<Part>
}

const outlineOf = ({ role, children = [] }: Part): string => {
  const inner = children
    .map(outlineOf)
    .filter((text) => text !== "")
    .join(" ")
  return role === undefined ? inner : inner === "" ? role : `${role}(${inner})`
}

/** Reads the tags that screen readers find on each page, as `Document(H1 Table(TR(TH TD)))`. */
export const pdfTags = async (file: Buffer): Promise<ReadonlyArray<string>> => {
  const trees = await Promise.all((await pagesOf(file)).map((page) => page.getStructTree()))
  return trees.map((tree) => outlineOf(tree).replace(/^Root\((.*)\)$/u, "$1"))
}

/** Reads the metadata of a file. */
export const pdfFacts = async (file: Buffer) => {
  const pdf = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 })
  const { info, metadata } = await pdf.getMetadata()
  const title: unknown = metadata?.get("dc:title")
  return { info, title, preferences: await pdf.getViewerPreferences(), marked: await pdf.getMarkInfo() }
}
