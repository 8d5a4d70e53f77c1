import { groupOfProduct } from "../options/products.ts"
import { certificationNamed, qualityHint } from "../options/quality-names.ts"
import { choiceColumn, type Column, countColumn, dayColumn, moneyColumn, numberColumn } from "./column.ts"
import { type ListFile, wrong } from "./list-file.ts"
import { productWords } from "./words.ts"

/** A line of preise.csv, which states the price that applies from a minimum amount. */
export interface PriceLine {
  readonly dealer: string
  readonly area: string
  readonly productId: number
  /** Names of the certificate and the declared properties, separated by commas; empty if the goods have none. */
  readonly certificate: string
  /** Minimum amount of the complete order, in the group's unit: kg, litres, pallets. */
  readonly fromAmount: number
  readonly validFrom: string
  /** Gross cents per price unit (1 000 kg, 100 l, one pallet), delivery included. */
  readonly unitPrice: number
}

const certificateColumn: Column<string> = {
  head: "zertifikat",
  hint: () => "write the name of a certificate, what else is declared of the goods, or nothing",
  read: (text) => text.trim(),
  write: (name) => name
}

const columns: ListFile<PriceLine>["columns"] = {
  dealer: numberColumn("haendler"),
  area: numberColumn("liefergebiet"),
  productId: choiceColumn("produkt", productWords),
  certificate: certificateColumn,
  fromAmount: countColumn("ab_menge", 0, 1_000_000),
  validFrom: dayColumn("gueltig_ab"),
  unitPrice: moneyColumn("preis", 1, 100_000_00)
}

/** preise.csv: price lists, with one line for each minimum amount. */
export const priceFile: ListFile<PriceLine> = {
  name: "preise.csv",
  columns,
  check: (row) => {
    const group = groupOfProduct(row.productId)
    if (group === undefined || certificationNamed(group.id, row.certificate) !== undefined) return []
    return [wrong({ columns }, row, "certificate", qualityHint(group.id))]
  }
}
