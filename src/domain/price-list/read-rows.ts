import { countColumn, moneyColumn } from "../dealer-lists/column.ts"
import { productWords } from "../dealer-lists/words.ts"
import { groupOfProduct } from "../options/products.ts"
import { certificationNamed, qualityHint } from "../options/quality-names.ts"
import type { CountryId } from "../place/country.ts"
import { typedLine } from "../typed-text.ts"
import { type FindingKind, type ListFinding, mostFindings } from "./findings.ts"
import {
  type ListArea,
  type ListColumn,
  type ListRow,
  mostRows,
  priceLimits,
  rowKey,
  type SentRow
} from "./list-row.ts"

/** The country and areas that a list applies to. */
export interface ListPlace {
  readonly countryId: CountryId
  readonly areas: ReadonlyArray<ListArea>
}

/** A row with its position among the sent rows, counted from 1. */
export interface NumberedRow extends ListRow {
  readonly row: number
}

/** Parsed rows and their errors. */
export interface ReadRows {
  /** The valid rows; all of them if there are no findings. */
  readonly rows: ReadonlyArray<NumberedRow>
  readonly findings: ReadonlyArray<ListFinding>
  /** Whether there are more findings than reported. */
  readonly hasMore: boolean
}

const products = new Map(productWords.map(([word, id]) => [word.toLowerCase(), id]))
/** Minimum amounts of rows, as in files: they may exceed the largest amount that is sold. */
const step = countColumn("ab_menge", 0, 1_000_000)
const price = moneyColumn("preis", priceLimits.least, priceLimits.most)
const longestValue = 60
const told = 20

/**
 * Replaces the decimal point in Swiss prices, which separates francs and centimes, with a comma; Swiss prices use an
 * apostrophe as thousands separator.
 */
const withComma = (text: string, countryId: CountryId): string =>
  countryId === 3 && /^[0-9]+[.][0-9]{1,2}$/u.test(typedLine(text)) ? typedLine(text).replace(".", ",") : text

const priceProblem = (text: string): readonly [FindingKind, string] => {
  const typed = typedLine(text)
  if (/^-[0-9]+(?:,[0-9]*)?$|^0+(?:,0*)?$/u.test(typed))
    return ["priceNotPositive", "write a price above 0; leave the row out where you do not sell"]
  return /^[0-9]+(?:,[0-9]{1,2})?$/u.test(typed)
    ? ["priceTooHigh", `write at most ${priceLimits.most / 100}`]
    : ["priceInvalid", price.hint(typed)]
}

/**
 * Parses rows as sent. Words, numbers and prices have the same format as in dealers' own files (rule price-list.flaws).
 * All rows are checked; the valid rows are returned even if others have errors, so that a form can show their changes.
 */
export const readRows = (sent: ReadonlyArray<SentRow>, { countryId, areas }: ListPlace): ReadRows => {
  const findings: Array<ListFinding> = []
  let hasMore = false
  const find = (finding: ListFinding): undefined => {
    if (findings.length < mostFindings) findings.push(finding)
    else hasMore = true
  }
  const whole = (kind: FindingKind, hint: string) => find({ kind, row: 0, column: null, value: "", hint })
  if (sent.length === 0) whole("rowsMissing", "send at least one row; a dealer who sells nothing pauses")
  if (sent.length > mostRows) {
    whole("rowsTooMany", `send at most ${mostRows} rows; here are ${sent.length}`)
    return { rows: [], findings, hasMore }
  }
  const byNumber = new Map(areas.map(({ number, id }) => [number, id]))
  const numbers = areas.map(({ number }) => number)
  const areaHint =
    numbers.length === 0
      ? "there is no delivery area yet; have one set up first"
      : `write the number of a delivery area: ${numbers.slice(0, told).join(", ")}${numbers.length > told ? ", …" : ""}`
  const productHint = `write one of ${productWords.map(([word]) => word).join(", ")}`
  const seen = new Map<string, number>()

  const readRow = (text: SentRow, index: number): NumberedRow | undefined => {
    const row = index + 1
    const wrong = (column: ListColumn, kind: FindingKind, hint: string): undefined =>
      find({ kind, row, column, value: text[column].slice(0, longestValue), hint })
    const areaId = byNumber.get(text.area.trim()) ?? wrong("area", "areaUnknown", areaHint)
    const productId =
      products.get(typedLine(text.product).toLowerCase()) ?? wrong("product", "productUnknown", productHint)
    const group = productId === undefined ? undefined : groupOfProduct(productId)
    const certificationId =
      group === undefined
        ? undefined
        : (certificationNamed(group.id, typedLine(text.certificate)) ??
          wrong("certificate", "certificateUnknown", qualityHint(group.id)))
    const fromAmount =
      step.read(text.fromAmount) ?? wrong("fromAmount", "stepInvalid", step.hint(text.fromAmount))
    const priced = withComma(text.unitPrice, countryId)
    const unitPrice = price.read(priced) ?? wrong("unitPrice", ...priceProblem(priced))
    if (
      areaId === undefined ||
      productId === undefined ||
      certificationId === undefined ||
      fromAmount === undefined ||
      unitPrice === undefined
    )
      return undefined
    const read = { row, areaId, productId, certificationId, fromAmount, unitPrice }
    const key = rowKey(read)
    const before = seen.get(key)
    seen.set(key, before ?? row)
    return before === undefined
      ? read
      : find({
          kind: "rowDoubled",
          row,
          column: null,
          value: "",
          hint: `row ${before} has the same step; leave one of them out`
        })
  }
  const rows = sent.map(readRow).filter((row) => row !== undefined)
  return { rows, findings, hasMore }
}
