import type { Calculation } from "../options/calculation.ts"

/**
 * Returns the calculation for the chosen offer: with the offer's certification and blowing process (`opcert`, `olbp`)
 * instead of all certifications and processes that the buyer accepts.
 */
export const asOrdered = (calculation: Calculation): Calculation => {
  const { offerProductCertifications: certificates, offerLooseBlowingProcess: blowing } = calculation
  return {
    ...calculation,
    ...(certificates === undefined ? {} : { productCertifications: certificates }),
    ...(blowing === undefined ? {} : { looseBlowingProcess: blowing })
  }
}

/** Returns the calculation as it was for the offer list, before an offer was chosen. */
export const withoutOffer = (calculation: Calculation): Calculation => {
  const {
    offerProductCertifications: _certificates,
    offerLooseBlowingProcess: _blowing,
    ...wishes
  } = calculation
  return wishes
}
