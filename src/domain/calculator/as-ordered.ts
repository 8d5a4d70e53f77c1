import type { Calculation } from "../options/calculation.ts"

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

/** The wishes of the list again, before an offer was chosen. */
export const withoutOffer = (calculation: Calculation): Calculation => {
  const {
    offerProductCertifications: _certificates,
    offerLooseBlowingProcess: _blowing,
    ...wishes
  } = calculation
  return wishes
}
