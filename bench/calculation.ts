import type { NextShot } from "./load.ts"
import type { BenchVisitor } from "./visitor.ts"

/** Postal codes of large places that the sample dealers serve. */
export const servedZip = "80331"

/** A search as the browser sends it: loose pellets to Munich with the default options. */
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

export const calculationBody = (amount: number): string => JSON.stringify(calculationOf(amount))

/** Searches that differ in their amount, so that no answer can be kept. */
export const searches = (visitor: BenchVisitor): NextShot => {
  let count = 0
  return () => ({
    path: "/api/kalkulation/berechnen",
    method: "POST",
    headers: visitor.headers,
    body: calculationBody(3000 + (count++ % 9973))
  })
}

/** One answer of a search, for baselines that start from the finished offers. */
export const oneAnswer = async (origin: string, visitor: BenchVisitor): Promise<string> => {
  const response = await fetch(`${origin}/api/kalkulation/berechnen`, {
    method: "POST",
    headers: visitor.headers,
    body: calculationBody(6000)
  })
  const body = await response.text()
  if (!response.ok) throw new Error(`berechnen answered ${response.status}: ${body}`)
  return body
}
