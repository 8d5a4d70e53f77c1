import { productGroup, productGroups, type ProductGroupId } from "../product/product-group.ts"
import { choiceColumn, countColumn, numberColumn } from "./column.ts"
import { type ListFile, wrong } from "./list-file.ts"
import { groupWords } from "./words.ts"

/** A line of paletten.csv. */
export interface PalletLine {
  readonly dealer: string
  readonly groupId: ProductGroupId
  /** Kilograms per sack. */
  readonly bagSize: number
  /** Sacks per pallet. */
  readonly bagCount: number
}

const columns: ListFile<PalletLine>["columns"] = {
  dealer: numberColumn("haendler"),
  groupId: choiceColumn("produktgruppe", groupWords),
  bagSize: countColumn("sack_kg", 1, 100),
  bagCount: countColumn("saecke", 1, 500)
}

const ofSacks = productGroups.filter(({ palletBags }) => palletBags.length > 0).map(({ slug }) => slug)

/** paletten.csv: number and size of the sacks on a dealer's pallets. */
export const palletFile: ListFile<PalletLine> = {
  name: "paletten.csv",
  columns,
  check: (row) =>
    productGroup(row.groupId).palletBags.length > 0
      ? []
      : [wrong({ columns }, row, "groupId", `write a group that is sold in sacks: ${ofSacks.join(", ")}`)]
}
