import type { Calculation } from "../calculation.ts"

/**
 * The calculation of the offer that was chosen: with its own certification and blowing process (`opcert`, `olbp`), where
 * the list was calculated with all that the buyer accepts.
 */
export const asOrdered = (calculation: Calculation): Calculation => {
  const { offerProductCertifications: certificates, offerLooseBlowingProcess: blowing } = calculation
  return {
    ...calculation,
    ...(certificates === undefined ? {} : { productCertifications: certificates }),
    ...(blowing === undefined ? {} : { looseBlowingProcess: blowing })
  }
}
