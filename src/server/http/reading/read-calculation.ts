import { monthlyPaymentId } from "../../../domain/options/option-ids.ts"
import { optionsOf } from "../../../domain/options/catalogue.ts"
import { groupOfProduct } from "../../../domain/options/products.ts"
import { type ProductGroup, productGroups, usualGroup } from "../../../domain/product/product-group.ts"
import { type Body, given, isBody, type Read, readEach, withMembers } from "./body.ts"

const knownGroup = (groupId: unknown): ProductGroup | undefined =>
  productGroups.find(({ id }) => id === groupId)

const groupOf = (body: Body): unknown => {
  const sent = given(body, "ProductGroupId")
  if (sent !== undefined) return sent
  const product = given(body, "Product")
  const id = isBody(product) ? given(product, "Id") : undefined
  return (typeof id === "number" ? groupOfProduct(id)?.id : undefined) ?? usualGroup.id
}

const readFlag: Read = (sent) => (sent === 1 ? true : sent === 0 ? false : sent)

/** Whether an id names no particular product: -1 and 0 mean the default product of the group. */
const namesNone = (id: unknown): boolean => id === undefined || id === -1 || id === 0

/** Fields of a product that `init` returns in addition to its id. */
const ofProductList = { Name: undefined, ShortName: undefined, Selected: undefined, IsUpselling: undefined }

/** Reads a product, also in the form that `init` returns. */
const readProduct = (sent: unknown, groupId: unknown): unknown => {
  const product = sent ?? {}
  if (!isBody(product)) return sent
  const id = given(product, "Id")
  const known = knownGroup(groupId)?.productId
  const climateNeutral = readFlag(given(product, "ClimateNeutral"))
  return withMembers(product, {
    Id: namesNone(id) ? known : id,
    ClimateNeutral: climateNeutral,
    ...ofProductList
  })
}

/** Returns the id of the option that has this key; the option for monthly rates has two keys. */
const idOfKey = (key: unknown, groupId: unknown): number | undefined => {
  if (key === "Installment") return monthlyPaymentId
  const group = knownGroup(groupId)
  return group === undefined ? undefined : optionsOf(group.id).find((option) => option.key === key)?.id
}

/** Reads a parameter in the form that `init` returns; only its id and the chosen values are read. */
const readParameter =
  (groupId: unknown): Read =>
  (sent) => {
    if (!isBody(sent)) return sent
    const id = given(sent, "Id") ?? idOfKey(given(sent, "Key"), groupId)
    const modifier = given(sent, "Modifier")
    const desiredDate = given(sent, "DesiredDate")
    const read = {
      ...(id === undefined ? {} : { Id: id }),
      ...(modifier === undefined ? {} : { Modifier: modifier }),
      ...(desiredDate === undefined ? {} : { DesiredDate: desiredDate })
    }
    return Object.keys(sent).every((name) => name in read) ? withMembers(sent, read) : read
  }

/** Reads the ids of the selected blowing processes: 0 stands for none, and a single id need not be in a list. */
const readBlowing: Read = (sent) => {
  if (sent === undefined || sent === 0 || sent === false) return []
  if (sent === 1 || sent === true) return [1]
  return Array.isArray(sent) && sent.includes(0) ? sent.filter((id) => id !== 0) : sent
}

const isListed = (body: Body, name: string): boolean => given(body, name) !== undefined

/**
 * Reads a calculation and fills in defaults: Germany, one station, the group's default product, no options, order by
 * price. Only postal code and amount are required.
 */
export const readCalculation: Read = (sent) => {
  if (!isBody(sent)) return sent
  const groupId = groupOf(sent)
  return withMembers(sent, {
    ProductGroupId: groupId,
    CountryId: given(sent, "CountryId") ?? 1,
    Stations: given(sent, "Stations") ?? 1,
    Product: readProduct(given(sent, "Product"), groupId),
    Parameters: readEach(given(sent, "Parameters") ?? [], readParameter(groupId)),
    AppointmentPlus: readFlag(given(sent, "AppointmentPlus") ?? false),
    ProductCertifications: given(sent, "ProductCertifications") ?? [],
    LooseBlowingProcess: readBlowing(given(sent, "LooseBlowingProcess")),
    Ordering: given(sent, "Ordering") ?? 0,
    ...(isListed(sent, "OfferLooseBlowingProcess")
      ? { OfferLooseBlowingProcess: readBlowing(given(sent, "OfferLooseBlowingProcess")) }
      : {})
  })
}

/** Reads the households of a bulk order and fills in defaults, like for a calculation. */
export const readBulkOrder: Read = (sent) => {
  if (!isBody(sent)) return sent
  const productId = given(sent, "ProductId")
  const groupId = groupOf(withMembers(sent, { Product: { Id: productId } }))
  return withMembers(sent, {
    ProductGroupId: groupId,
    CountryId: given(sent, "CountryId") ?? 1,
    ProductId: namesNone(productId) ? -1 : productId,
    Parameters: readEach(given(sent, "Parameters") ?? [], readParameter(groupId))
  })
}
