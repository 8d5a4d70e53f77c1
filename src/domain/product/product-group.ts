import type { GroupFacts } from "./group-facts.ts"
import { groupTable } from "./group-table.ts"

type Row = (typeof groupTable)[keyof typeof groupTable]

/** Groups of the shop (rule product.groups). */
export type ProductGroupId = Row["id"]

/** Products of the calculation service (rule product.groups). */
export type ProductId = Row["productId"]

/** Ids of a group's better goods, in addition to its ordinary product; rule product.groups reserves these numbers. */
export type SuperProductId = Exclude<Row["superProductId"], undefined>

export type ProductGroupSlug = Row["slug"]

export interface ProductGroup extends GroupFacts {
  readonly id: ProductGroupId
  readonly slug: ProductGroupSlug
  readonly productId: ProductId
  readonly superProductId: SuperProductId | undefined
}

/** All groups, in display order. */
export const productGroups: ReadonlyArray<ProductGroup> = Object.values(groupTable)

export const productGroupIds: ReadonlyArray<ProductGroupId> = productGroups.map(({ id }) => id)

/** The default group: loose pellets. */
export const usualGroup: ProductGroup = groupTable.loosePellets

const byId = new Map<number, ProductGroup>(productGroups.map((entry) => [entry.id, entry]))
const bySlug = new Map<string, ProductGroup>(productGroups.map((entry) => [entry.slug, entry]))

/** Returns the group with an id; `undefined` for an unknown id, never another group (rule product.unknown). */
export const productGroupById = (id: number): ProductGroup | undefined => byId.get(id)

export const productGroupBySlug = (slug: string): ProductGroup | undefined => bySlug.get(slug)

/** Returns the group with a valid id. */
export const productGroup = (id: ProductGroupId): ProductGroup => {
  const found = byId.get(id)
  if (found === undefined) throw new Error(`No product group ${id}`)
  return found
}
