import type { OpenTime } from "../dealer/opening-hours.ts"
import { codeColumn, laterColumn, numberColumn, textColumn } from "./column.ts"
import { zipPattern } from "./dealer-file.ts"
import { hoursColumn } from "./hours-column.ts"
import type { ListFile } from "./list-file.ts"

/** A line of niederlassungen.csv. */
export interface BranchLine {
  readonly dealer: string
  readonly number: string
  readonly name: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
  /** The branch's own opening hours; empty if the dealer's opening hours apply; `null` keeps the stored hours. */
  readonly openingHours: ReadonlyArray<OpenTime> | null
}

/** niederlassungen.csv: the branches that dealers deliver from, including the head office. */
export const branchFile: ListFile<BranchLine> = {
  name: "niederlassungen.csv",
  columns: {
    dealer: numberColumn("haendler"),
    number: numberColumn("nummer"),
    name: textColumn("name"),
    street: textColumn("strasse"),
    zipCode: codeColumn("plz", zipPattern, "write a postal code of four or five digits"),
    city: textColumn("ort"),
    openingHours: laterColumn(hoursColumn("oeffnungszeiten"))
  },
  check: () => []
}
