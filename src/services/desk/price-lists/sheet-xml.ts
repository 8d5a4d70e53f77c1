import { SaxesParser } from "saxes"
import {
  type FileCell,
  fileLimits,
  type FileRow,
  textCell
} from "../../../domain/price-list-files/file-table.ts"
import { typedLine } from "../../../domain/typed-text.ts"

/** Thrown for a sheet that cannot be a price list: it declares its own entities, or has too many rows or columns. */
export class SheetFault extends Error {
  readonly fault: "broken" | "tooManyRows" | "tooManyColumns"
  constructor(fault: SheetFault["fault"]) {
    super(fault)
    this.fault = fault
  }
}

const plain = (name: string): string => name.slice(name.indexOf(":") + 1)

const parserOf = (): SaxesParser => {
  const parser = new SaxesParser()
  // a small XML file can expand to a huge one by declaring its own entities
  parser.on("doctype", () => {
    throw new SheetFault("broken")
  })
  parser.on("error", () => {
    throw new SheetFault("broken")
  })
  return parser
}

/** Returns all shared strings of the workbook, which cells reference by their index. */
export const sharedStrings = (xml: string): ReadonlyArray<string> => {
  const texts: Array<string> = []
  const parser = parserOf()
  let text = ""
  let isText = false
  let phonetic = 0
  parser.on("opentag", ({ name }) => {
    const tag = plain(name)
    if (tag === "si") text = ""
    if (tag === "rPh") phonetic += 1
    isText = tag === "t" && phonetic === 0
  })
  parser.on("text", (more) => {
    if (isText) text += more
  })
  parser.on("closetag", ({ name }) => {
    const tag = plain(name)
    if (tag === "rPh") phonetic -= 1
    if (tag === "si") texts.push(text)
    isText = false
  })
  parser.write(xml).close()
  return texts
}

/** Returns the column of a cell, from 0, by the cell's name: "B7" is 1. */
const columnOf = (name: string): number =>
  Array.from(/^[A-Z]{1,3}/u.exec(name)?.[0] ?? "").reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0
  ) - 1

/** Returns the rows of a sheet; a cell with a formula is returned as a formula, without its saved result. */
export const sheetRows = (xml: string, strings: ReadonlyArray<string>): ReadonlyArray<FileRow> => {
  const rows: Array<FileRow> = []
  const parser = parserOf()
  let line = 0
  let cells: Array<FileCell> = []
  let at = { column: -1, type: "", text: "", formula: "", isFormula: false }
  let part: "value" | "formula" | undefined
  const cellOf = (): FileCell => {
    const { type, text, formula, isFormula } = at
    if (isFormula) return { kind: "formula", text: `=${typedLine(formula).slice(0, fileLimits.cell)}` }
    if (text === "") return textCell("")
    if (type === "s") return textCell(typedLine(strings[Number(text)] ?? "").slice(0, fileLimits.cell))
    if (type === "" || type === "n") return { kind: "number", value: Number(text) }
    return textCell(typedLine(text).slice(0, fileLimits.cell))
  }
  parser.on("opentag", ({ name, attributes }) => {
    const attribute = (key: string): string => String(attributes[key] ?? "")
    switch (plain(name)) {
      case "row":
        line = Number(attribute("r")) || line + 1
        cells = []
        at = { ...at, column: -1 }
        break
      case "c": {
        const column = attribute("r") === "" ? at.column + 1 : columnOf(attribute("r"))
        at = { column, type: attribute("t"), text: "", formula: "", isFormula: false }
        break
      }
      case "f":
        at.isFormula = true
        part = "formula"
        break
      case "v":
      case "t":
        part = "value"
        break
      default:
    }
  })
  parser.on("text", (more) => {
    if (part === "value") at.text += more
    if (part === "formula") at.formula += more
  })
  parser.on("closetag", ({ name }) => {
    const tag = plain(name)
    if (tag === "v" || tag === "t" || tag === "f") part = undefined
    if (tag === "c") {
      const cell = cellOf()
      const isEmpty = cell.kind === "text" && cell.text === ""
      if (isEmpty) return
      if (at.column >= fileLimits.columns) throw new SheetFault("tooManyColumns")
      while (cells.length < at.column) cells.push(textCell(""))
      cells[at.column] = cell
    }
    if (tag === "row" && cells.length > 0) {
      rows.push({ line, cells })
      if (rows.length > fileLimits.rows) throw new SheetFault("tooManyRows")
    }
  })
  parser.write(xml).close()
  return rows
}

/**
 * Returns the path of the ZIP entry that contains the first sheet, which is found through the workbook and its
 * relations.
 */
export const firstSheet = (workbook: string, relations: string): string | undefined => {
  let id: string | undefined
  const sheets = parserOf()
  sheets.on("opentag", ({ name, attributes }) => {
    // the first visible sheet
    if (plain(name) === "sheet" && id === undefined && (attributes["state"] ?? "visible") === "visible")
      id = String(attributes["r:id"] ?? "")
  })
  sheets.write(workbook).close()
  const targets = new Map<string, string>()
  const related = parserOf()
  related.on("opentag", ({ name, attributes }) => {
    if (plain(name) === "Relationship") targets.set(String(attributes["Id"]), String(attributes["Target"]))
  })
  related.write(relations).close()
  const target = id === undefined ? undefined : targets.get(id)
  return target === undefined ? undefined : target.startsWith("/") ? target.slice(1) : `xl/${target}`
}
