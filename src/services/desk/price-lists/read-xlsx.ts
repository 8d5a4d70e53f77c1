import { type FileFault, type FileTable } from "../../../domain/price-list-files/file-table.ts"
import { limited } from "../../../domain/price-list-files/text-table.ts"
import { firstSheet, sharedStrings, SheetFault, sheetRows } from "./sheet-xml.ts"
import { unzipParts } from "./unzip-parts.ts"

const fault = (of: FileFault): FileTable => ({ kind: "fault", fault: of })

const workbookPart = "xl/workbook.xml"
const relationsPart = "xl/_rels/workbook.xml.rels"
const stringsPart = "xl/sharedStrings.xml"
const isWanted = (name: string): boolean =>
  [workbookPart, relationsPart, stringsPart].includes(name) || /^xl\/worksheets\/[^/]+\.xml$/u.test(name)

/** Reads the first sheet of an XLSX file. External references and macros are not read at all. */
export const readXlsx = (bytes: Uint8Array): FileTable => {
  const unzipped = unzipParts(bytes, isWanted)
  if (unzipped.kind === "fault") return fault(unzipped.fault)
  const { names, parts } = unzipped
  const workbook = parts.get(workbookPart)
  const relations = parts.get(relationsPart)
  if (workbook === undefined || relations === undefined) return fault("otherKind")
  if (names.some((name) => name.startsWith("xl/externalLinks/"))) return fault("externalLinks")
  if (names.some((name) => /vbaProject|macrosheets\//iu.test(name))) return fault("macros")
  try {
    const sheet = parts.get(firstSheet(workbook, relations) ?? "")
    if (sheet === undefined) return fault("broken")
    const strings = sharedStrings(parts.get(stringsPart) ?? "<sst/>")
    return limited(sheetRows(sheet, strings))
  } catch (error) {
    return fault(error instanceof SheetFault ? error.fault : "broken")
  }
}
