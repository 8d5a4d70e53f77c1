import { productGroup } from "../src/domain/product/product-group.ts"
import { desiredDays } from "../src/domain/price/desired-days.ts"
import type { NextShot } from "./load.ts"
import type { BenchVisitor } from "./visitor.ts"

/** Postal code of a large place that the sample dealers serve. */
export const servedZip = "80331"

/** Creates a search as the browser sends it: loose pellets to Munich with the default options. */
export const calculationOf = (amount: number) => ({
  ProductGroupId: 3,
  CountryId: 1,
  ZipCode: servedZip,
  Amount: amount,
  Stations: 1,
  Product: { Id: 20 },
  Parameters: [{ Id: 108 }, { Id: 131 }, { Id: -18 }, { Id: 127 }, { Id: 159 }],
  AppointmentPlus: false,
  ProductCertifications: [],
  LooseBlowingProcess: [],
  Ordering: 0
})

/** Returns the latest delivery date that customers may choose, so that every dealer can deliver by then. */
const wishedDay = (): string => desiredDays(1, new Date()).last ?? ""

/**
 * Creates the search of `calculationOf` with every option selected: two delivery points, some certifications, gentle
 * blowing, a fixed hour.
 */
export const wholePelletsOf = (amount: number) => ({
  ...calculationOf(amount),
  Stations: 2,
  Parameters: [
    { Id: 108 },
    { Id: 132 },
    { Id: 45, Modifier: 12 },
    { Id: 128 },
    { Id: 160 },
    { Id: 141, DesiredDate: wishedDay() }
  ],
  AppointmentPlus: true,
  ProductCertifications: [1, 2],
  LooseBlowingProcess: [1]
})

/**
 * Creates a search for heating oil with every option, including the climate contribution, which pellets do not have.
 */
export const wholeOilOf = (amount: number) => ({
  ...wholePelletsOf(amount),
  ProductGroupId: 1,
  Product: { Id: productGroup(1).productId, ClimateNeutral: true },
  Parameters: [
    { Id: 5 },
    { Id: 25 },
    { Id: 45, Modifier: 12 },
    { Id: 12 },
    { Id: 14 },
    { Id: 31, DesiredDate: wishedDay() }
  ],
  ProductCertifications: [],
  LooseBlowingProcess: []
})

/** Creates the body of a search for an amount. */
export type SearchOf = (amount: number) => object

/** Creates searches with different amounts, so that no response can come from a cache. */
export const searches = (visitor: BenchVisitor, searchOf: SearchOf = calculationOf): NextShot => {
  let count = 0
  return () => ({
    path: "/api/kalkulation/berechnen",
    method: "POST",
    headers: visitor.headers,
    body: JSON.stringify(searchOf(3000 + (count++ % 9973)))
  })
}

/** Returns the response to one search, for baselines that start from the finished offers. */
export const oneAnswer = async (
  origin: string,
  visitor: BenchVisitor,
  searchOf: SearchOf = calculationOf
): Promise<string> => {
  const response = await fetch(`${origin}/api/kalkulation/berechnen`, {
    method: "POST",
    headers: visitor.headers,
    body: JSON.stringify(searchOf(6000))
  })
  const body = await response.text()
  if (!response.ok) throw new Error(`berechnen answered ${response.status}: ${body}`)
  return body
}
