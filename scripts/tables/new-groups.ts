import type { Change } from "../../tools/compiler.ts"

const file = "src/domain/product/group-table.ts"

/**
 * The table row of an eleventh product group, as a developer would write it. Its ids are so high that the next real
 * groups will not need them.
 */
export const eleventhRow: Change = {
  file,
  text: "  industrialPellets: {",
  by: `  peatBriquettes: {
    ...wood,
    ...pallets,
    id: 98,
    slug: "torfbriketts",
    productId: 998,
    name: "Torfbriketts",
    comparisonAmount: 1,
    kilogramsPerUnit: 900,
    goods: "packed",
    certificates: []
  },
  industrialPellets: {`
}

/** Other changes that the compiler requires for the eleventh group. */
export const eleventhElsewhere: ReadonlyArray<Change> = [
  {
    file: "src/domain/open-data/open-names.ts",
    text: "  industrialPellets: [",
    by: `  peatBriquettes: ["peat-briquettes", "Peat briquettes"],\n  industrialPellets: [`
  },
  {
    file: "src/server/sample-data/prices/price-level.ts",
    text: `  5: level("fossil"`,
    by: `  998: level("wood", [300, 310, 400], 0.5, palletSteps, [1]),\n  5: level("fossil"`
  },
  {
    file: "src/ui/kit/icon/GroupSign.tsx",
    text: "  10: <path",
    by: `  98: <path d="M3 3h18v18H3z" />,\n  10: <path`
  }
]

/** Difference between the ids of a twin and those of its original group. */
export const twinIds = { group: 50, product: 100 } as const

/** Id and Swiss amount limits of a group of loose pellets; the limits in the other countries are different. */
export const swissLimits = { id: 99, min: 2000, bulkMin: 2500, max: 9000 } as const

/**
 * Adds a twin of each group, which differs only in its ids, its URL slug and its name; also adds a group with different
 * limits in one country.
 */
export const twins: ReadonlyArray<Change> = [
  {
    file,
    text: "} as const satisfies Readonly<Record<string, GroupFacts>>",
    by: `} as const

for (const [key, row] of Object.entries(groupTable)) {
  const superProductId = row.superProductId && row.superProductId + ${twinIds.product}
  Object.assign(groupTable, {
    [\`\${key}Twin\`]: {
      ...row, id: row.id + ${twinIds.group}, slug: \`zwilling-\${row.slug}\`, productId: row.productId + ${twinIds.product},
      name: \`Zwilling \${row.name}\`, superProductId
    }
  })
}
const { id, ...range } = ${JSON.stringify(swissLimits)}
const limits = { ...groupTable.loosePellets.limits, 3: range }
Object.assign(groupTable, { abroad: { ...groupTable.loosePellets, id, slug: "anderswo", productId: 999, limits } })`
  },
  {
    file: "src/server/sample-data/prices/price-level.ts",
    text: "export const levelOn = ",
    by: `for (const [id, of] of Object.entries(levels)) Object.assign(levels, { [Number(id) + ${twinIds.product}]: of })

export const levelOn = `
  }
]
