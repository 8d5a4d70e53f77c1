import { createWriteStream, mkdirSync, writeFileSync } from "node:fs"
import { once } from "node:events"
import { join } from "node:path"
import { csvRow } from "../src/domain/csv/csv.ts"
import { areaFile } from "../src/domain/dealer-lists/area-file.ts"
import { branchFile } from "../src/domain/dealer-lists/branch-file.ts"
import { dealerFile } from "../src/domain/dealer-lists/dealer-file.ts"
import { feeFile } from "../src/domain/dealer-lists/fee-file.ts"
import { cellsOf, headsOf, type ListFile } from "../src/domain/dealer-lists/list-file.ts"
import { palletFile } from "../src/domain/dealer-lists/pallet-file.ts"
import { usualGroup } from "../src/domain/product/product-group.ts"
import { priceFile } from "../src/domain/dealer-lists/price-file.ts"

/** Number of dealers, and of prices per dealer. */
export interface FileNumbers {
  readonly dealers: number
  readonly prices: number
}

const areas = 4

/**
 * Writes price files of dealers; each dealer delivers to several areas of two-digit postal codes and has `prices`
 * prices, each for a different amount.
 */
export const writeDealerFiles = async (folder: string, numbers: FileNumbers): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  const all = Array.from({ length: numbers.dealers }, (_, index) => `B-${index + 1}`)
  const write = <R>(file: ListFile<R>, rows: ReadonlyArray<R>) =>
    writeFileSync(
      join(folder, file.name),
      csvRow(headsOf(file)) + rows.map((row) => csvRow(cellsOf(file, row))).join("")
    )
  write(
    dealerFile,
    all.map((number, index) => ({
      number,
      countryId: 1,
      name: `Händler ${index} GmbH`,
      street: `Werkstraße ${index}`,
      zipCode: "80331",
      city: "München",
      phone: "+49 89 000000",
      email: `bestellung@haendler-${index}.example`,
      website: null,
      description: "Pellets; seit langem.",
      imprint: null,
      register: null,
      representedBy: null,
      vatId: null,
      openingHours: [],
      enplus: null,
      creditorId: null,
      isOperator: false,
      payments: [40],
      defaultPayment: 40,
      state: "active",
      joinedOn: "2026-01-01",
      certificates: []
    }))
  )
  write(
    branchFile,
    all.map((dealer) => ({
      dealer,
      number: "1",
      name: "Zentrale",
      street: "Werkstraße 1",
      zipCode: "80331",
      city: "München",
      openingHours: []
    }))
  )
  write(
    areaFile,
    all.flatMap((dealer, index) =>
      Array.from({ length: areas }, (_, area) => ({
        dealer,
        number: String(area + 1),
        branch: "1",
        countryId: 1 as const,
        zipCodes: String(10 + ((index * areas + area) % 90)),
        leadWorkdays: 3,
        windowWorkdays: 5
      }))
    )
  )
  write(
    feeFile,
    all.map(
      (dealer) =>
        ({ dealer, groupId: usualGroup.id, fee: "Einblasen", basis: "station", amount: 3450 }) as const
    )
  )
  write(palletFile, [])
  const prices = createWriteStream(join(folder, priceFile.name))
  prices.write(csvRow(headsOf(priceFile)))
  for (const [index, dealer] of all.entries()) {
    const rows = Array.from({ length: numbers.prices }, (_, step) =>
      csvRow(
        cellsOf(priceFile, {
          dealer,
          area: String((step % areas) + 1),
          productId: usualGroup.productId,
          certificate: "ENplus A1",
          fromAmount: Math.floor(step / areas) * 100,
          validFrom: "2026-01-01",
          unitPrice: 30_000 - step + index
        })
      )
    )
    if (!prices.write(rows.join(""))) await once(prices, "drain")
  }
  prices.end()
  await once(prices, "finish")
}
