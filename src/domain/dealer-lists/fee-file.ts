import type { FeeBasis } from "../options/fee-catalogue.ts"
import { feesOf } from "../options/fee-catalogue.ts"
import type { ProductGroupId } from "../product/product-group.ts"
import { choiceColumn, moneyColumn, numberColumn, textColumn } from "./column.ts"
import { type ListFile, wrong } from "./list-file.ts"
import { basisWords, feeNamed, groupWords } from "./words.ts"

/** A line of gebuehren.csv; if a dealer has no line for the fee of an option, the dealer does not sell this option. */
export interface FeeLine {
  readonly dealer: string
  readonly groupId: ProductGroupId
  /** Name of the fee in the shop: "Einblasen". */
  readonly fee: string
  readonly basis: FeeBasis
  /** Gross cents. */
  readonly amount: number
}

const columns: ListFile<FeeLine>["columns"] = {
  dealer: numberColumn("haendler"),
  groupId: choiceColumn("produktgruppe", groupWords),
  fee: textColumn("gebuehr"),
  basis: choiceColumn("je", basisWords),
  amount: moneyColumn("betrag", 0, 10_000_00)
}

/** gebuehren.csv: fees that a dealer charges in addition to the price of the goods. */
export const feeFile: ListFile<FeeLine> = {
  name: "gebuehren.csv",
  columns,
  check: (row) =>
    feeNamed(row.groupId, row.fee) === undefined
      ? [
          wrong(
            { columns },
            row,
            "fee",
            `write one of ${feesOf(row.groupId)
              .map(({ name }) => name)
              .join(" | ")}`
          )
        ]
      : []
}
